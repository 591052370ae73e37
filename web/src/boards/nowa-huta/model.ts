import type { GameEvent, Option, View, ViewValue } from '../../lib/protocol';

/** The view of a match of this game, as the board draws it. */
export const estateNames = ['handlowe', 'teatralne', 'gorali', 'zielone', 'szkolne', 'ogrodowe', 'mlodosci'] as const;
export const spaceNames = ['reports', 'attack', 'reaction', 'slander', 'gambit', 'bat', 'sabbath'] as const;
export const estateCards = ['ccw2', 'ccw1', 'cw1', 'cw2'] as const;
export const circleCards = ['1', '2'] as const;
export const turns = 15;

export type EstateName = (typeof estateNames)[number];
export type SpaceName = (typeof spaceNames)[number];
export type SpecialState = 'waiting' | 'due' | 'done';

/** A card of a plan: not laid yet, face down, known to the reader alone, or face up. */
export type PlanCard = { side: 'none' } | { side: 'down' } | { side: 'secret' | 'up'; card: string };

export interface Player {
  seat: number;
  points: number;
  supply: number;
  vampire: EstateName | null;
  circlePawn: SpaceName | null;
  plan: { estate: PlanCard; circle: PlanCard };
  /** The plan's move on the estates or on the circle is not made. */
  attacked: boolean;
  gambited: boolean;
  elder: boolean;
}
export interface Estate {
  name: EstateName;
  possessed: number[];
  modifier: 'none' | 'raise' | 'lower';
  sabbath: boolean;
}
export interface Board {
  turn: number;
  planning: boolean;
  /** Which of a player's pawns is meant when somebody has to choose a player. */
  askedPawn: 'vampire' | 'circle' | null;
  order: number[];
  players: Player[];
  estates: Estate[];
  bloodDusk: SpecialState;
  armageddon: SpecialState;
}

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);
const number = (value: ViewValue | undefined): number => (typeof value === 'number' ? value : 0);
const word = <T extends string>(value: ViewValue | undefined): T | null =>
  typeof value === 'string' && value !== 'unknown' ? (value as T) : null;

function planCard(card: string | null, open: boolean, chosen: boolean): PlanCard {
  if (card !== null) return { side: open ? 'up' : 'secret', card };
  return { side: chosen ? 'down' : 'none' };
}

export function readBoard(view: View): Board {
  const chosen = list(view.chosen);
  const steps = list(view.frames).map((frame) => tree(frame).step);
  const estates = tree(view.estates);
  return {
    turn: number(view.turn),
    planning: steps.at(-1) === 'plan',
    askedPawn: steps.at(-1) === 'attack-target' ? 'vampire' : steps.at(-1) === 'gambit-target' ? 'circle' : null,
    order: list(view.order).map(number),
    players: list(view.players).map((value, seat) => {
      const player = tree(value);
      const plan = tree(player.plan);
      const cards = tree(plan.value);
      const card = (name: string) => planCard(word(cards[name]), plan.open === true, chosen.includes(seat));
      return {
        seat,
        points: number(player.points),
        supply: number(player.supply),
        vampire: word<EstateName>(player.vampire),
        circlePawn: word<SpaceName>(player.circle_pawn),
        plan: { estate: card('estate'), circle: card('circle') },
        attacked: player.attacked === true,
        gambited: player.gambited === true,
        elder: view.elder === seat,
      };
    }),
    estates: estateNames.map((name) => {
      const estate = tree(estates[name]);
      return {
        name,
        possessed: list(estate.possessed).map(number),
        modifier: word<'none' | 'raise' | 'lower'>(estate.modifier) ?? 'none',
        sabbath: estate.sabbath === true,
      };
    }),
    bloodDusk: word<SpecialState>(view.blood_dusk) ?? 'waiting',
    armageddon: word<SpecialState>(view.armageddon) ?? 'waiting',
  };
}

/** The seats with the most possessed there; none where there are none. */
export function leaders(estate: Estate): number[] {
  const most = Math.max(0, ...estate.possessed);
  return most === 0 ? [] : estate.possessed.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** The seats whose pawn stands on a place, in the order of the seats. */
export const vampiresOn = (board: Board, estate: string): number[] =>
  board.players.filter((player) => player.vampire === estate).map((player) => player.seat);
export const pawnsOn = (board: Board, space: string): number[] =>
  board.players.filter((player) => player.circlePawn === space).map((player) => player.seat);

/** Whether anything of this kind ("marker", "card") can be chosen now. */
export const anyOf = (options: Option[], kind: string): boolean =>
  options.some((option) => option.target?.startsWith(`${kind}:`) ?? false);

/** The estates that events score: one by a Sabbath, or all of them. */
export function scoredBy(events: GameEvent[]): string[] {
  if (events.some((event) => /^(blood-dusk|armageddon|final)-scoring$/.test(event.kind))) return [...estateNames];
  return events.filter((event) => event.kind === 'sabbath-scoring').map((event) => String(event.estate));
}

/** Where the score track ends: a round number that everybody is below. */
export const trackLength = (points: number[]): number => Math.max(20, Math.ceil((Math.max(0, ...points) + 1) / 10) * 10);
