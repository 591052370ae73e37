import type { View, ViewValue } from '../../lib/protocol';
import { phaseOf, runningOf, stageOf, turnsLeftOf, type Phase, type Running, type Stage } from './course';

/** The view of a match of this game, as the board draws it. */
export const clanNames = ['brujah', 'gangrel', 'malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const;
export type Clan = (typeof clanNames)[number];
/** In the order in which they are resolved. */
export const locationNames = ['first', 'second', 'third', 'haven'] as const;
export type Location = (typeof locationNames)[number];
export type Stand = 'stay' | 'withdraw';

/** A clan card at a location. */
export interface Deployed {
  slot: string;
  /** Nothing where the reader may not know it. */
  card: string | null;
  up: boolean;
  /** Its back. */
  clan: Clan | null;
  at: Location;
  /** Whose Area it lies in. */
  area: number;
  zeroed: boolean;
  keptDown: boolean;
}
export interface Area {
  seat: number;
  blood: number;
  /** What each face-down card counts here. */
  downPower: number;
  bonus: number;
  cards: Deployed[];
  /** The player's Setup and Aftermath cards do nothing here. */
  skips: boolean;
}
export interface Site {
  id: Location;
  ally: string | null;
  place: string | null;
  /** Of those who are there, the reader first. */
  areas: Area[];
  state: 'ahead' | 'now' | 'resolved';
  winner: number | null;
}
export interface Player {
  seat: number;
  clan: Clan | null;
  relic: string | null;
  relicUsed: boolean;
  out: boolean;
  blood: number;
  influence: number;
  tokens: number;
  flipped: number;
  allies: string[];
  victims: number;
  drained: string[];
  drainedVictims: number;
  hand: string[] | null;
  handCount: number;
  /** What is left of the clan deck, in no order; and what is known to lie at its bottom. */
  deck: string[] | null;
  bottom: string[];
  deckCount: number;
  drawn: string[];
  /** What was chosen: unknown until all tokens are turned. */
  stand: Stand | null;
  stands: boolean;
  bid: number | null;
  bids: boolean;
  ambition: boolean;
  /** 0 is the first team; nothing where everybody plays alone. */
  team: number | null;
}
export interface Board {
  round: number;
  phase: Phase;
  /** The step of the location that is being resolved. */
  stage: Stage | null;
  /** Whose turn of Planning it is. */
  active: number | null;
  /** Turns that everybody still has after this one. */
  turnsLeft: number | null;
  running: Running | null;
  ambition: number | null;
  players: Player[];
  /** Those in play, the Haven last. */
  sites: Site[];
  offeredClans: Clan[];
  offeredRelics: string[];
  over: boolean;
}

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);
const number = (value: ViewValue | undefined): number => (typeof value === 'number' ? value : 0);
const seatOf = (value: ViewValue | undefined): number | null => (typeof value === 'number' ? value : null);
const word = (value: ViewValue | undefined): string | null => (typeof value === 'string' && value !== 'unknown' ? value : null);
const words = (value: ViewValue | undefined): string[] => list(value).flatMap((one) => word(one) ?? []);
const cardsOf = (value: ViewValue | undefined): string[] | null => (Array.isArray(value) ? words(value) : null);
export const isLocation = (value: unknown): value is Location => locationNames.includes(value as Location);
export const isClan = (value: unknown): value is Clan => clanNames.includes(value as Clan);
const clanOf = (value: ViewValue | undefined): Clan | null => (isClan(value) ? value : null);

/** A table of five has the third district. */
const withThird = 5;

/** Seats in the order in which they sit, the reader first. */
export const roundFrom = (me: number | 'spectator', count: number): number[] =>
  Array.from({ length: count }, (_, i) => (i + (me === 'spectator' ? 0 : me)) % count);

function deployedOf(view: View): Deployed[] {
  return list(view.deployed).flatMap((value, i): Deployed[] => {
    const { card, marks, at, area, clan } = tree(value);
    if (!isLocation(at) || typeof area !== 'number') return [];
    const has = words(marks);
    return [
      {
        slot: `c${String(i + 1).padStart(2, '0')}`,
        card: word(tree(card).value),
        up: has.includes('up'),
        clan: clanOf(clan),
        at,
        area,
        zeroed: has.includes('zeroed'),
        keptDown: has.includes('kept_down'),
      },
    ];
  });
}

function playersOf(view: View): Player[] {
  const all = list(view.players).map(tree);
  const ambition = seatOf(view.ambition);
  return all.map((player, seat) => {
    const [stand, bid] = [tree(player.stand), tree(player.bid)];
    const chosen = word(stand.value);
    return {
      seat,
      clan: clanOf(player.clan),
      relic: word(player.relic),
      relicUsed: player.relic_used === true,
      out: player.out === true,
      blood: number(player.blood),
      influence: number(player.influence),
      tokens: number(player.tokens),
      flipped: number(player.flipped),
      allies: words(player.allies),
      victims: number(player.victims),
      drained: words(player.drained),
      drainedVictims: number(player.drained_victims),
      hand: cardsOf(tree(player.hand).value),
      handCount: number(player.hand_count),
      deck: cardsOf(player.deck),
      bottom: words(player.bottom),
      deckCount: number(player.deck_count),
      drawn: words(player.drawn),
      stand: chosen === 'stay' || chosen === 'withdraw' ? chosen : null,
      stands: player.stands === true,
      bid: seatOf(bid.value),
      bids: player.bids === true,
      ambition: seat === ambition,
      // Partners sit opposite each other.
      team: view.teams === true ? seat % (all.length / 2) : null,
    };
  });
}

export function readBoard(view: View, me: number | 'spectator'): Board {
  const frames = list(view.frames).map(tree);
  const players = playersOf(view);
  const order = roundFrom(me, players.length);
  const cards = deployedOf(view);
  const current = word(view.current);
  const sites = locationNames
    .filter((id) => id !== 'third' || players.length >= withThird)
    .map((id): Site => {
      const site = tree(tree(view.sites)[id]);
      const areas = order.map((seat): Area => {
        const area = tree(list(site.areas)[seat]);
        return {
          seat,
          blood: number(area.blood),
          downPower: number(area.down_power),
          bonus: number(area.bonus),
          cards: cards.filter((card) => card.at === id && card.area === seat),
          skips: list(site.skips).includes(seat),
        };
      });
      return {
        id,
        ally: word(site.ally),
        place: word(site.place),
        areas: areas.filter((area) => area.blood > 0 || area.cards.length > 0),
        state: site.resolved === true ? 'resolved' : id === current ? 'now' : 'ahead',
        winner: seatOf(site.winner),
      };
    });
  const phase = phaseOf(frames);
  const turn = frames.findLast(({ step }) => step === 'turn');
  return {
    round: number(view.round),
    phase,
    stage: stageOf(frames),
    active: phase === 'planning' && turn ? seatOf(turn.seat) : null,
    turnsLeft: turnsLeftOf(frames),
    running: runningOf(frames),
    ambition: seatOf(view.ambition),
    players,
    sites,
    offeredClans: list(view.offered_clans).filter(isClan),
    offeredRelics: words(view.offered_relics),
    over: phase === 'over',
  };
}

/** What an Area shows: printed power face up, what face-down cards count, blood and bonus. */
export function shownPower(area: Area, powerOf: (card: string) => number): number {
  const cards = area.cards.map(({ card, up, zeroed }) => {
    if (!up) return area.downPower;
    return zeroed || card === null ? 0 : powerOf(card);
  });
  return cards.reduce((sum, power) => sum + power, area.blood + area.bonus);
}
