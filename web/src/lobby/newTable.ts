import type { BotLevel } from '../lib/bots';
import type { Clock, GameInfo, SetupOption } from '../lib/protocol';

export type Sitter = 'me' | 'open' | `bot:${BotLevel}`;
export type ClockKind = Clock['kind'];
/** Minutes that a match may last; none: 0. */
export const limits = [0, 60, 90, 120, 150, 180] as const;
export type Watching = 'everyone' | 'invited' | 'nobody';

/** Who can sit on a chair of this game. */
export const sitters = (game: GameInfo): Sitter[] => ['me', 'open', ...game.levels.map((level) => `bot:${level}` as const)];

/** A table as somebody thinks it up, before the server is asked for it. */
export interface Plan {
  game: string;
  chairs: Sitter[];
  clock: { kind: ClockKind; seconds: number; minutes: number; increment: number; days: number };
  /** Minutes for the whole match, if the game can end by the clock; 0: as long as it takes. */
  limit: number;
  listed: boolean;
  watching: Watching;
  /** Whether it counts for ratings, if only people with names of their own play. */
  rated: boolean;
  options: Record<string, string>;
}

export function planFor(game: GameInfo, seats: number): Plan {
  return {
    game: game.id,
    chairs: chairs(seats, ['me'], 'bot:medium'),
    clock: { kind: 'none', seconds: 30, minutes: 10, increment: 10, days: 3 },
    limit: 0,
    listed: false,
    watching: 'invited',
    rated: true,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  };
}

/** So many chairs: those there are, and more of the last kind. Whoever makes the table sits on one of them. */
export function chairs(count: number, before: Sitter[], more: Sitter = before.at(-1) ?? 'open'): Sitter[] {
  const fill = more === 'me' ? 'open' : more;
  const now = Array.from({ length: count }, (_, i) => before[i] ?? fill);
  if (!now.includes('me')) now[count - 1] = 'me';
  return now;
}

/** Puts somebody on a chair. There is only one of me: whoever I take the chair from gets mine. */
export function seated(before: Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const now = [...before];
  if (sitter === 'me') now[before.indexOf('me')] = before[seat]!;
  now[seat] = sitter;
  return now;
}

/** Puts the same on every chair but mine. */
export const filled = (before: Sitter[], sitter: Sitter): Sitter[] => before.map((chair) => (chair === 'me' ? chair : sitter));

function clockOf({ kind, seconds, minutes, increment, days }: Plan['clock']): Clock {
  if (kind === 'decision') return { kind, seconds };
  if (kind === 'bank') return { kind, seconds: minutes * 60, increment };
  if (kind === 'days') return { kind, days };
  return { kind };
}

/** Nobody is waited for, so the match can begin at once. */
export const canStart = (plan: Plan): boolean => !plan.chairs.includes('open');

/** What an option offers at a table of so many seats; the game says where that is not all it has. */
export const offeredTo = (option: SetupOption, seats: number): string[] => option.offered?.[seats] ?? option.values;

/** The body of `POST /api/tables`; options that were left as they are, or that a smaller table has not, stay out of it. */
export function request(plan: Plan, game: GameInfo): Record<string, unknown> {
  const chosen = game.options.filter((option) => {
    const value = plan.options[option.name] ?? option.default;
    return value !== option.default && (option.several || offeredTo(option, plan.chairs.length).includes(value));
  });
  return {
    game: plan.game,
    seats: plan.chairs.length,
    sitters: plan.chairs,
    clock: clockOf(plan.clock),
    ...(game.timed && plan.limit > 0 ? { limit: plan.limit } : {}),
    listed: plan.listed,
    watching: plan.watching,
    rated: plan.rated,
    options: Object.fromEntries(chosen.map(({ name }) => [name, plan.options[name]])),
    start: canStart(plan),
  };
}
