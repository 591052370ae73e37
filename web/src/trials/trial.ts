/** A deck that is tried on the server, as docs/protocol.md has it. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}
export interface Outcomes {
  matches: number;
  points: Interval;
  won: number;
  wins: Interval;
}
export interface Turns {
  matches: number;
  never: number;
  counts: number[];
  mean?: number;
  median?: number;
}
export interface TriedCard {
  card: string;
  name: string;
  pile: 'crypt' | 'library';
  copies: number;
  drawn: number;
  played: number;
  used: number;
  discarded: number;
  stuck: number;
  elsewhere: number;
  did: Record<string, number>;
  when_drawn: Outcomes;
}
export interface DeckReport extends Outcomes {
  deck: string;
  seated: number;
  endings: Record<string, number>;
  decks: (Outcomes & { deck: string })[];
  seats: (Outcomes & { seat: number; anybody: Outcomes })[];
  prey: (Outcomes & { deck: string })[];
  predator: (Outcomes & { deck: string })[];
  turns: Record<'first_vampire' | 'first_oust' | 'ousted' | 'table_oust', Turns>;
  cards: TriedCard[];
}
export interface TrialResult {
  game: string;
  seats: number;
  games: number;
  seed: number;
  interrupted: boolean;
  report: DeckReport;
}
export interface TrialState {
  game: string;
  deck: string;
  games: number;
  done: number;
  state: 'waiting' | 'playing' | 'over' | 'failed';
  result?: TrialResult;
}

export const isGoing = (trial: TrialState | null): boolean =>
  trial?.state === 'waiting' || trial?.state === 'playing';

/** What cards can be sorted by. */
export const columns = ['name', 'copies', 'drawn', 'played', 'used', 'discarded', 'stuck', 'points'] as const;
export type Column = (typeof columns)[number];

const valueOf = (card: TriedCard, column: Exclude<Column, 'name'>): number =>
  column === 'points' ? card.when_drawn.points.mean : card[column];

/** Names from A on, numbers from the largest on, or the other way round; what is equal stays in its order. */
export function sorted(cards: TriedCard[], column: Column, backwards: boolean, language: string): TriedCard[] {
  const names = new Intl.Collator(language);
  const sign = backwards ? -1 : 1;
  return cards.toSorted(
    (a, b) => sign * (column === 'name' ? names.compare(a.name, b.name) : valueOf(b, column) - valueOf(a, column)),
  );
}

/** What a card costs is no deed of it. */
const prices = ['pool_paid', 'blood_paid'];

/** What a card did in a match, the most first; what hardly happened is left out. */
export function deeds(card: TriedCard, matches: number): [deed: string, each: number][] {
  return Object.entries(card.did)
    .filter(([deed, times]) => !prices.includes(deed) && times / matches >= 0.005)
    .map(([deed, times]): [string, number] => [deed, times / matches])
    .toSorted((a, b) => b[1] - a[1]);
}

/** Where an axis ends on which all of these have room. */
export function fullScale(outcomes: Outcomes[], step = 0.5): number {
  const most = Math.max(step, ...outcomes.map((o) => o.points.high));
  return Math.ceil(most / step - 1e-9) * step;
}
