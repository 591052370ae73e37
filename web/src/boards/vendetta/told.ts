import type { GameEvent } from '../../lib/protocol';
import { isLocation, type Location } from './model';

/** What somebody got at a location. */
export interface Spoils {
  seat: number;
  influence: number;
  followers: string[];
}
/** What only was told: totals, ranks and spoils of the Conflicts of this round, and the scores at the end. */
export interface Told {
  totals: ReadonlyMap<string, number>;
  ranks: ReadonlyMap<string, number>;
  spoils: ReadonlyMap<Location, Spoils[]>;
  scores: ReadonlyMap<number, number>;
}
export const toldAt = (at: Location, seat: number): string => `${at}:${seat}`;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function toldBy(events: GameEvent[]): Told {
  const totals = new Map<string, number>();
  const ranks = new Map<string, number>();
  const spoils = new Map<Location, Spoils[]>();
  const scores = new Map<number, number>();
  /** The location that is being resolved. */
  let here: Location | null = null;
  const spoilsOf = (seat: number): Spoils => {
    const all = here ? (spoils.get(here) ?? []) : [];
    const one = all.find((spoil) => spoil.seat === seat) ?? { seat, influence: 0, followers: [] };
    if (here && !all.includes(one)) spoils.set(here, [...all, one]);
    return one;
  };
  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const at = isLocation(event.location) ? event.location : null;
    if (event.kind === 'round-began') {
      for (const told of [totals, ranks, spoils]) told.clear();
    } else if (event.kind === 'site-began') here = at;
    else if (event.kind === 'round-ended') here = null;
    else if (seat === null) continue;
    else if (event.kind === 'power-is' && at) totals.set(toldAt(at, seat), number(event.count));
    else if (event.kind === 'ranked' && at) ranks.set(toldAt(at, seat), number(event.rank));
    else if (event.kind === 'rewarded') spoilsOf(seat).influence += number(event.count);
    else if (event.kind === 'joined' && typeof event.follower === 'string') spoilsOf(seat).followers.push(event.follower);
    else if (event.kind === 'scored') scores.set(seat, number(event.count));
  }
  return { totals, ranks, spoils, scores };
}

/** Cards that somebody was shown. */
export interface SeenCards {
  whose: number;
  cards: string[];
}
/** What the reader has just been shown of another's cards, if anything: the story alone would be too little. */
export function seenBy(events: GameEvent[], me: number | 'spectator'): SeenCards | null {
  const shown = events.filter(({ kind, seat }) => kind === 'looked-card' && seat === me);
  const whose = shown[0]?.other;
  if (typeof whose !== 'number') return null;
  return { whose, cards: shown.map(({ card }) => String(card)) };
}
