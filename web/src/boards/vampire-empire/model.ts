import type { View, ViewValue } from '../../lib/protocol';

/** The view of a match of this game, as the board draws it. */
export const characterNames = ['lady', 'lord', 'officer', 'maid', 'cook', 'butler', 'monk', 'nun', 'bishop'] as const;
export type Character = (typeof characterNames)[number];
export type Occupation = 'noble' | 'servant' | 'clergy';
export type Side = 'human' | 'vampire';
export type Marker = 'attack' | 'defence';
export type Pile = 'moat' | 'cellar';
export type Time = 'day' | 'night';

/** What a token says of somebody that only one player has seen, and which player that is. */
export interface Secret {
  side: Side;
  owner: number;
}
export interface Person {
  name: Character;
  occupation: Occupation;
  /** For everybody. */
  known: Side | null;
  /** For the reader, where it is not known to everybody. */
  secret: Secret | null;
}
export interface Resident extends Person {
  markers: Record<Marker, number>;
  role: 'attacker' | 'defender' | null;
}
export interface Townsman extends Person {
  /** As which of the town he comes into the castle, where that is known. */
  place: number | null;
}
export interface Player {
  seat: number;
  side: Side;
  /** Nothing where the reader may not see it. */
  hand: string[] | null;
  open: boolean;
  piles: Record<Pile, string[] | null>;
  counts: Record<'hand' | 'deck' | Pile, number>;
  reshuffled: boolean;
  /** Cards that everybody saw going to the moat. */
  shown: string[];
  takenBack: number;
  played: string[];
  cancelled: string[];
  forbidden: string[];
  active: boolean;
  winner: boolean;
}
export interface Combat {
  round: number;
  attacker: Character;
  defender: Character;
  /** Who plays for the attacker. */
  seat: number;
  totals: Record<Marker, number>;
  thisRound: Record<Marker, number>;
  thisCombat: Record<Marker, number>;
}
export interface Board {
  turn: number;
  active: number | null;
  time: Time;
  players: Player[];
  castle: Resident[];
  town: Townsman[];
  dead: Person[];
  /** Answers to how many of two are vampires. */
  counts: { one: Character; another: Character; vampires: number }[];
  combat: Combat | null;
  /** Holy water that may still be used in the attack. */
  aside: string[];
  /** Whom cards are laid down for: to hide him, or to ask about him. */
  action: { kind: 'hide' | 'ask'; who: Character } | null;
  /** The support card that is carried out. */
  running: { card: string; seat: number } | null;
  stage: Stage;
  ending: string | null;
  winners: number[];
  over: boolean;
}
export type Stage = 'setup' | 'discard' | 'reveal' | 'before' | 'act' | 'action' | 'after' | 'over';

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);
const number = (value: ViewValue | undefined): number => (typeof value === 'number' ? value : 0);
const seatOf = (value: ViewValue | undefined): number | null => (typeof value === 'number' ? value : null);
const strings = (value: ViewValue | undefined): string[] => list(value).filter((one): one is string => typeof one === 'string');
const cardsOf = (value: ViewValue | undefined): string[] | null => (Array.isArray(value) ? strings(value) : null);
export const isCharacter = (value: unknown): value is Character => characterNames.includes(value as Character);
const people = (value: ViewValue | undefined): Character[] => list(value).filter(isCharacter);
const both = (value: ViewValue | undefined): Record<Marker, number> => ({
  attack: number(tree(value).attack),
  defence: number(tree(value).defence),
});

const occupations: Occupation[] = ['noble', 'servant', 'clergy'];
export const occupationOf = (name: Character): Occupation => occupations[Math.floor(characterNames.indexOf(name) / 3)]!;

const deckSize = 40;
/** The running card is told by its number: first the humans' forty, then the vampires'. */
const cardId = (n: number): string => `${n < deckSize ? 'h' : 'v'}${String((n % deckSize) + 1).padStart(2, '0')}`;

/** Where the turn stands. */
function stageOf(steps: string[]): Stage {
  const first = steps[0] ?? '';
  if (first === 'over') return 'over';
  if (first === 'discard' || first === 'reveal') return first;
  if (first === 'before-action') return 'before';
  if (first === 'act') return steps.includes('window') ? 'before' : 'act';
  if (first === 'after-action') return 'action';
  if (first === 'turn-ends') return 'after';
  return steps.includes('draw-cards') ? 'discard' : 'setup';
}

export function readBoard(view: View): Board {
  const frames = list(view.frames).map(tree);
  const frame = frames.at(-1) ?? {};
  const active = seatOf(view.active);
  const winners = list(view.winners).map(number);
  const ending = typeof view.ending === 'string' ? view.ending : null;
  const over = ending !== null || frame.step === 'over';
  const players = list(view.players).map((value, seat): Player => {
    const player = tree(value);
    const hand = tree(player.hand);
    return {
      seat,
      side: player.side === 'vampire' ? 'vampire' : 'human',
      hand: cardsOf(hand.value),
      open: hand.open === true,
      piles: { moat: cardsOf(player.moat), cellar: cardsOf(player.cellar) },
      counts: {
        hand: number(player.hand_count),
        deck: number(player.deck_count),
        moat: number(player.moat_count),
        cellar: number(player.cellar_count),
      },
      reshuffled: player.reshuffled === true,
      shown: strings(player.shown),
      takenBack: number(player.taken_back),
      played: strings(player.played),
      cancelled: strings(player.cancelled),
      forbidden: strings(player.forbidden),
      active: seat === active,
      winner: winners.includes(seat),
    };
  });
  const seatFor = (side: Side): number => players.findIndex((player) => player.side === side);

  const vampires = people(tree(view.vampires).value);
  const tokens = people(tree(view.tokens).value);
  const [revealed, humans] = [people(view.revealed), people(view.known_humans)];
  const person = (name: Character): Person => {
    let known: Side | null = null;
    if (revealed.includes(name)) known = 'vampire';
    else if (humans.includes(name)) known = 'human';
    // All tokens are shown at the end.
    else if (over && vampires.length > 0) known = vampires.includes(name) ? 'vampire' : 'human';
    let secret: Secret | null = null;
    if (known === null && vampires.includes(name)) secret = { side: 'vampire', owner: seatFor('vampire') };
    else if (known === null && tokens.includes(name)) secret = { side: 'human', owner: seatFor('human') };
    return { name, occupation: occupationOf(name), known, secret };
  };

  const fight = tree(view.combat);
  const { attacker, defender } = fight;
  const combat =
    !over && number(fight.round) > 0 && isCharacter(attacker) && isCharacter(defender)
      ? {
          round: number(fight.round), attacker, defender, seat: active ?? 0,
          totals: { attack: number(fight.attack), defence: number(fight.defence) },
          thisRound: both(fight.this_round), thisCombat: both(fight.this_combat),
        }
      : null;
  const castle = list(view.castle).flatMap((value): Resident[] => {
    const { who, markers } = tree(value);
    if (!isCharacter(who)) return [];
    const role = combat?.attacker === who ? 'attacker' : combat?.defender === who ? 'defender' : null;
    return [{ ...person(who), markers: both(markers), role }];
  });
  const dead = people(view.dead);
  const running = list(view.card).map(tree).at(-1);
  const kinds: Record<string, 'hide' | 'ask'> = { 'hide-cards': 'hide', 'ask-cards': 'ask', 'attack-now': 'ask' };
  const acting = frames.findLast((one) => String(one.step) in kinds && isCharacter(one.who));
  return {
    turn: number(view.turn),
    active,
    time: active !== null && players[active]?.side === 'human' ? 'day' : 'night',
    players,
    castle,
    town: townOf(tree(view.town), [...castle.map(({ name }) => name), ...dead]).map(({ name, place }) => ({ ...person(name), place })),
    dead: dead.map(person),
    counts: list(view.counts).flatMap((value) => {
      const { one, another, vampires: count } = tree(value);
      return isCharacter(one) && isCharacter(another) ? [{ one, another, vampires: number(count) }] : [];
    }),
    combat,
    aside: strings(fight.aside),
    action: acting && !combat ? { kind: kinds[String(acting.step)]!, who: acting.who as Character } : null,
    running: running && !over ? { card: cardId(number(running.card)), seat: number(running.player) } : null,
    stage: over ? 'over' : stageOf(frames.map(({ step }) => String(step))),
    ending,
    winners,
    over,
  };
}

/** Who is in the town: first those whose order nobody knows, in the order of their names; then the others as they come. */
function townOf(town: View, elsewhere: Character[]): { name: Character; place: number | null }[] {
  const [top, middle, bottom] = [list(town.top), list(town.middle), list(town.bottom)];
  const value = (card: ViewValue): ViewValue | undefined => tree(card).value;
  const known = [
    // The next one is the last of the top, and the very last one the first of the bottom.
    ...top.map((card, i) => ({ name: value(card), place: top.length - i })).reverse(),
    ...bottom.map((card, i) => ({ name: value(card), place: top.length + middle.length + bottom.length - i })).reverse(),
  ].filter((one): one is { name: Character; place: number } => isCharacter(one.name));
  const placed = known.map(({ name }) => name);
  const rest = characterNames.filter((name) => !elsewhere.includes(name) && !placed.includes(name));
  const isNext = rest.length === 1 && middle.length === 1;
  return [...rest.map((name) => ({ name, place: isNext ? top.length + 1 : null })), ...known].sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0),
  );
}

/** The reader below, the other above; who only watches sees the humans below. */
export function sidesOf(board: Board, me: number | 'spectator'): { near: Player | undefined; far: Player | undefined } {
  const near = me === 'spectator' ? board.players.find(({ side }) => side === 'human') : board.players[me];
  return { near, far: board.players.find((player) => player !== near) };
}
