import type { View, ViewValue } from '../../lib/protocol';

/** The view of a match of this game, as the board draws it. */
export const characterNames = [
  'judge', 'bishop', 'king', 'fool', 'queen', 'thief', 'witch', 'spy', 'peasant', 'cheat', 'inquisitor', 'widow',
] as const;
export type Character = (typeof characterNames)[number];
export type Spot = 'card' | 'left' | 'right' | 'protected' | 'centre-1' | 'centre-2';

/** A card face down or face up; known though it is face down, in a replay with open cards; or seen by the reader alone. */
export type Side = { side: 'down' } | { side: 'up' | 'known' | 'secret'; character: Character };

/** A place for a card, named as the options name it: "3", "3l", "c1". */
export interface Slot {
  place: string;
  owner: number | null;
  spot: Spot;
  card: Side;
  /** It is under the table. */
  taken: boolean;
}

/** What a player has said to the announcement, as far as the reader may know. */
export type Answer = 'none' | 'pass' | 'sealed' | { claim: Spot };

export interface Player {
  seat: number;
  coins: number;
  hand: Slot[];
  answer: Answer;
  /** It is his turn; while the match is prepared, he begins. */
  active: boolean;
  forced: boolean;
  ready: boolean;
  /** He was false when the cards were turned up. */
  fined: boolean;
  winner: boolean;
}

export interface Board {
  turn: number;
  step: string;
  active: number | null;
  /** Whose power is carried out. */
  user: number | null;
  notebook: boolean;
  bank: number;
  court: number;
  players: Player[];
  centre: Slot[];
  /** The characters in play and how many cards of each. */
  characters: { name: Character; count: number }[];
  announced: Character | null;
  ready: number;
  winners: number[];
  /** The two cards under the table, and who holds them. */
  under: { seat: number; places: string[] } | null;
}

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);
const number = (value: ViewValue | undefined): number => (typeof value === 'number' ? value : 0);
const seatOf = (value: ViewValue | undefined): number | null => (typeof value === 'number' ? value : null);
const isCharacter = (value: unknown): value is Character => characterNames.includes(value as Character);

function cardOf(value: ViewValue): Side {
  const card = tree(value);
  if (!isCharacter(card.value)) return { side: 'down' };
  return { side: card.open === true ? 'up' : 'known', character: card.value };
}

const spots: Record<number, Spot[]> = { 1: ['card'], 2: ['left', 'right'], 3: ['left', 'right', 'protected'] };
const letters: Partial<Record<Spot, string>> = { left: 'l', right: 'r', protected: 'p' };
export const placeOf = (owner: number | null, spot: Spot): string =>
  owner === null ? (spot === 'centre-2' ? 'c2' : 'c1') : `${owner}${letters[spot] ?? ''}`;

function answerOf(value: ViewValue | undefined, given: boolean): Answer {
  const answer = tree(value);
  const word = typeof answer.value === 'string' ? answer.value : 'none';
  if (!given) return 'none';
  if (word === 'unknown') return 'sealed';
  if (word === 'pass') return 'pass';
  const claim = /^claim(?:-(left|right|protected))?$/.exec(word);
  return claim ? { claim: (claim[1] ?? 'card') as Spot } : 'none';
}

export function readBoard(view: View): Board {
  const frame = tree(list(view.frames).at(-1));
  const step = typeof frame.step === 'string' ? frame.step : '';
  const places = [frame.one, frame.another].filter((place): place is string => typeof place === 'string');
  const holder = seatOf(frame.seat);
  const under = places.length > 0 && holder !== null ? { seat: holder, places } : null;
  const slot = (owner: number | null, spot: Spot, card: ViewValue): Slot => {
    const place = placeOf(owner, spot);
    return { place, owner, spot, card: cardOf(card), taken: places.includes(place) };
  };
  const has = (field: string, seat: number): boolean => list(view[field]).includes(seat);
  const hands = list(view.players).map((value) => list(tree(value).hand));
  const own = spots[Math.max(...hands.map((hand) => hand.length))] ?? spots[1]!;
  const set = tree(view.set);
  const active = seatOf(view.active);
  return {
    turn: number(view.turn),
    step,
    active,
    user: seatOf(frame.user),
    notebook: view.notebook === true,
    bank: number(view.bank),
    court: number(view.court),
    players: list(view.players).map((value, seat) => ({
      seat,
      coins: number(tree(value).coins),
      hand: hands[seat]!.map((card, i) => slot(seat, own[i] ?? 'card', card)),
      answer: answerOf(tree(value).answer, has('answered', seat)),
      active: active === seat,
      forced: view.forced === true && active === seat && step === 'act',
      ready: step === 'ready' && has('ready', seat),
      fined: has('fined', seat),
      winner: has('winners', seat),
    })),
    centre: list(view.centre).map((card, i) => slot(null, i === 0 ? 'centre-1' : 'centre-2', card)),
    characters: characterNames.flatMap((name) => (number(set[name]) > 0 ? [{ name, count: number(set[name]) }] : [])),
    announced: isCharacter(view.announced) ? view.announced : null,
    ready: list(view.ready).length,
    winners: list(view.winners).map(number),
    under,
  };
}

export const slotsOf = (board: Board): Slot[] => [...board.players.flatMap((player) => player.hand), ...board.centre];
export const slotAt = (board: Board, place: string): Slot | undefined =>
  slotsOf(board).find((slot) => slot.place === place);

/** The seats as they sit, clockwise from the reader, whose left neighbour has the next number. */
export function roundFrom(me: number | 'spectator', seats: number): number[] {
  const first = me === 'spectator' ? 0 : me;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
