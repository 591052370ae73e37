import type { View, ViewValue } from '../../lib/protocol';

/** The view of a match of this game, as the board draws it. */
export const phases = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;
export type Phase = (typeof phases)[number];
export const regions = ['ready', 'torpor', 'incapacitated', 'uncontrolled', 'table', 'contested'] as const;
export type Region = (typeof regions)[number];

/** A card that lies on the table, with what lies on it. */
export interface Thing {
  id: string;
  /** Nothing where the reader may not know it. */
  card: string | null;
  region: string;
  owner: number;
  controller: number;
  host: string | null;
  /** Blood, life, or counters of a card. */
  blood: number;
  locked: boolean;
  marks: string[];
  attached: Thing[];
}
export interface Player {
  seat: number;
  pool: number;
  points: number;
  out: boolean;
  hand: string[] | null;
  handCount: number;
  libraryCount: number;
  cryptCount: number;
  ash: string[];
  removed: string[];
  transfers: number;
  masters: number;
  discards: number;
  withdraws: boolean;
  edge: boolean;
  things: Record<Region, Thing[]>;
}
export interface Action {
  kind: string;
  stage: string;
  course: string;
  actor: string | null;
  seat: number | null;
  card: string | null;
  source: string | null;
  victim: number | null;
  targets: string[];
  directed: number[];
  declined: number[];
  blocker: string | null;
}
export interface Strike {
  kind: string;
  amount: number;
  ranged: boolean;
  aggravated: boolean;
  first: boolean;
  /** The card or weapon it comes from. */
  from: string | null;
}
export interface Fighter {
  who: string | null;
  card: string | null;
  seat: number | null;
  /** Nothing before it is chosen. */
  strike: Strike | null;
  /** Damage that waits for it. */
  damage: number;
  aggravated: number;
}
export interface Combat {
  round: number;
  range: 'close' | 'long';
  rangeSet: boolean;
  pressed: boolean;
  sides: [Fighter, Fighter];
}
/** Votes of one source that are cast. */
export interface Vote {
  from: string;
  seat: number;
  thing: string | null;
  votes: number;
  stand: 'for' | 'against';
}
/** A referendum that is held, with its terms as far as they were chosen. */
export interface Poll {
  hunt: boolean;
  vampire: string | null;
  player: number | null;
  thing: string | null;
  clan: string | null;
  /** Allotted to each seat. */
  points: number[];
  votes: Vote[];
  inFavour: number;
  against: number;
}
export interface Board {
  turn: number;
  phase: Phase;
  active: number | null;
  edge: number | null;
  players: Player[];
  things: ReadonlyMap<string, Thing>;
  /** Played and not resolved yet. */
  limbo: Thing[];
  action: Action | null;
  combat: Combat | null;
  poll: Poll | null;
  /** The moment in which everybody may do something. */
  window: string | null;
  over: boolean;
}

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);
const number = (value: ViewValue | undefined): number => (typeof value === 'number' ? value : 0);
const seatOf = (value: ViewValue | undefined): number | null => (typeof value === 'number' ? value : null);
const word = (value: ViewValue | undefined): string | null => (typeof value === 'string' && value !== 'unknown' ? value : null);
const words = (value: ViewValue | undefined): string[] => list(value).flatMap((one) => word(one) ?? []);
const seatsOf = (value: ViewValue | undefined): number[] => list(value).flatMap((one) => seatOf(one) ?? []);
const cardsOf = (value: ViewValue | undefined): string[] | null => (Array.isArray(value) ? words(value) : null);

/** Things are numbered by the place where they lie. */
const idOf = (place: number): string => `t${String(place + 1).padStart(3, '0')}`;

function thingsOf(view: View): Map<string, Thing> {
  const all = new Map<string, Thing>();
  for (const [place, value] of list(view.things).entries()) {
    const thing = tree(value);
    const region = word(thing.region);
    if (region === null || region === 'nowhere') continue;
    all.set(idOf(place), {
      id: idOf(place),
      card: word(tree(thing.card).value),
      region,
      owner: number(thing.owner),
      controller: number(thing.controller),
      host: word(thing.host),
      blood: number(thing.blood),
      locked: thing.locked === true,
      marks: words(thing.marks),
      attached: [],
    });
  }
  for (const thing of all.values()) {
    if (thing.host !== null) all.get(thing.host)?.attached.push(thing);
  }
  return all;
}

const lyingIn = (things: Iterable<Thing>, seat: number): Record<Region, Thing[]> => {
  const lying: Record<Region, Thing[]> = { ready: [], torpor: [], incapacitated: [], uncontrolled: [], table: [], contested: [] };
  for (const thing of things) {
    if (thing.controller === seat && thing.region in lying) lying[thing.region as Region].push(thing);
  }
  return lying;
};

function playersOf(view: View, things: ReadonlyMap<string, Thing>): Player[] {
  return list(view.players).map((value, seat) => {
    const player = tree(value);
    return {
      seat,
      pool: number(player.pool),
      points: number(player.points),
      out: player.out === true,
      hand: cardsOf(tree(player.hand).value),
      handCount: number(player.hand_count),
      libraryCount: number(player.library_count),
      cryptCount: number(player.crypt_count),
      ash: words(player.ash),
      removed: words(player.removed),
      transfers: number(player.transfers),
      masters: number(player.masters),
      discards: number(player.discards),
      withdraws: player.withdrawal === 'declared',
      edge: view.edge === seat,
      things: lyingIn(things.values(), seat),
    };
  });
}

function actionOf(view: View): Action | null {
  const action = tree(view.action);
  if (action.on !== true) return null;
  return {
    kind: word(action.kind) ?? 'plain',
    stage: word(action.stage) ?? 'announced',
    course: word(action.course) ?? 'open',
    actor: word(action.actor),
    seat: seatOf(action.seat),
    card: word(action.card),
    source: word(action.source),
    victim: seatOf(action.victim),
    targets: words(action.targets),
    directed: seatsOf(action.directed),
    declined: seatsOf(action.declined),
    blocker: word(action.blocker),
  };
}

function strikeOf(value: ViewValue | undefined): Strike | null {
  const strike = tree(value);
  const kind = word(strike.kind);
  if (kind === null || kind === 'no_strike') return null;
  return {
    kind,
    amount: number(strike.amount),
    ranged: strike.ranged === true,
    aggravated: strike.aggravated === true,
    first: strike.first === true,
    from: word(strike.card),
  };
}

function combatOf(view: View): Combat | null {
  const combat = tree(view.combat);
  if (combat.on !== true) return null;
  const hurt = list(combat.hurt).map(tree);
  const side = (name: string): Fighter => {
    const fighter = tree(tree(combat.sides)[name]);
    const who = word(fighter.who);
    const waits = hurt.find(({ target }) => who !== null && target === who);
    return {
      who,
      card: word(fighter.card),
      seat: seatOf(fighter.seat),
      strike: strikeOf(fighter.strike),
      damage: number(waits?.normal),
      aggravated: number(waits?.aggravated),
    };
  };
  return {
    round: number(combat.round),
    range: combat.range === 'long' ? 'long' : 'close',
    rangeSet: combat.range_set === true,
    pressed: combat.pressed === true,
    sides: [side('acting'), side('other')],
  };
}

function pollOf(view: View): Poll | null {
  const referendum = tree(view.referendum);
  if (referendum.on !== true) return null;
  const terms = tree(referendum.terms);
  return {
    hunt: referendum.hunt === true,
    vampire: word(referendum.vampire),
    player: seatOf(terms.player),
    thing: word(terms.thing),
    clan: word(terms.clan),
    points: list(terms.points).map(number),
    votes: list(referendum.sources)
      .map(tree)
      .flatMap(({ from, seat, thing, votes, stand }) =>
        stand === 'for' || stand === 'against'
          ? [{ from: word(from) ?? 'card', seat: number(seat), thing: word(thing), votes: number(votes), stand }]
          : [],
      ),
    inFavour: number(referendum.in_favour),
    against: number(referendum.against),
  };
}

export function readBoard(view: View): Board {
  const things = thingsOf(view);
  const frames = list(view.frames).map(tree);
  const last = frames.at(-1);
  return {
    turn: number(view.turn),
    phase: phases.find((phase) => phase === view.phase) ?? 'unlock',
    active: seatOf(view.active),
    edge: seatOf(view.edge),
    players: playersOf(view, things),
    things,
    limbo: [...things.values()].filter(({ region, host }) => region === 'limbo' && host === null),
    action: actionOf(view),
    combat: combatOf(view),
    poll: pollOf(view),
    window: last?.step === 'impulse' ? word(last.window) : null,
    over: last?.step === 'over',
  };
}

/** Seats as they sit around the table, from the reader's left: his prey first, his predator last. */
export const roundFrom = (me: number | 'spectator', count: number): number[] =>
  me === 'spectator' ? Array.from({ length: count }, (_, i) => i) : Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);

/** Who sits there to somebody who is still in the game: next to him, of those who are in it as well. */
export function neighbours(players: Player[], me: number | 'spectator'): { prey: number | null; predator: number | null } {
  if (me === 'spectator' || players[me]?.out) return { prey: null, predator: null };
  const inGame = roundFrom(me, players.length).filter((seat) => !players[seat]!.out);
  return { prey: inGame[0] ?? null, predator: inGame.at(-1) ?? null };
}

/** Cards of a hand or a heap, copies together. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
