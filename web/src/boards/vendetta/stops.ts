import { stopsOf } from '../../lib/walk';
import type { Board, Deployed, Player } from './model';

/** Things that the arrow keys lead through, a kind at a time. */
export const groups = ['card', 'site', 'ally', 'slot', 'power', 'follower', 'seat', 'ask'] as const;
export type Group = (typeof groups)[number];

/** The name of a thing among its kind; victims are many, so it says whose. */
export const followerId = (seat: number, follower: string, drained: boolean): string =>
  `${drained ? 'drained' : 'with'}:${seat}:${follower}`;
/** What can be asked about before a player. */
export const asked = ['feed', 'influence', 'score'] as const;
export const askId = (what: (typeof asked)[number], seat: number): string => `${what}:${seat}`;
export const powerId = (site: string, seat: number): string => `${site}:${seat}`;

/** What a deployed card can be chosen as: the place where it lies, or what the reader's own card does. */
export const slotTargets = (card: Deployed, me: number | 'spectator'): string[] => [
  `slot:${card.slot}`,
  ...(card.card !== null && card.area === me ? [`source:${card.card}`] : []),
];
/** What a follower can be chosen as. Only of the reader's own something can be drained or used. */
export const followerTargets = (follower: string, mine: boolean): string[] => [
  `follower:${follower}`,
  ...(mine && follower !== 'victim' ? [`source:${follower}`] : []),
];

interface Lights {
  me: number | 'spectator';
  cards: string[];
  order: Player[];
  lit(targets: string[]): boolean;
  cardLit(card: string): boolean;
  siteLit(at: string): boolean;
  last: Partial<Record<Group, string>>;
}

const followersOf = (player: Player): { id: string; follower: string }[] => {
  const { seat, allies, victims, drained, drainedVictims } = player;
  const named = (follower: string, gone: boolean) => ({ id: followerId(seat, follower, gone), follower });
  return [
    ...allies.map((one) => named(one, false)),
    ...(victims > 0 ? [named('victim', false)] : []),
    ...drained.map((one) => named(one, true)),
    ...(drainedVictims > 0 ? [named('victim', true)] : []),
  ];
};

/** What the Tab key stops at, kind by kind: everything that can be chosen, or one thing to begin from. */
export function stopsIn(board: Board, lights: Lights): Record<Group, string[]> {
  const { me, cards, order, lit, cardLit, siteLit, last } = lights;
  const slots = board.sites.flatMap(({ areas }) => areas.flatMap((area) => area.cards));
  const bright = new Set([
    ...slots.filter((card) => lit(slotTargets(card, me))).map(({ slot }) => slot),
    ...order.flatMap((player) =>
      followersOf(player)
        .filter(({ follower }) => player.seat === me && lit(followerTargets(follower, true)))
        .map(({ id }) => id),
    ),
  ]);
  const isBright = (id: string): boolean => bright.has(id);
  const never = (): boolean => false;
  return {
    card: stopsOf(cards, cardLit, last.card),
    site: stopsOf(board.sites.map(({ id }) => id), siteLit, last.site),
    ally: stopsOf(board.sites.flatMap(({ ally }) => ally ?? []), (ally) => lit([`follower:${ally}`]), last.ally),
    slot: stopsOf(slots.map(({ slot }) => slot), isBright, last.slot),
    power: stopsOf(board.sites.flatMap(({ id, areas }) => areas.map(({ seat }) => powerId(id, seat))), never, last.power),
    follower: stopsOf(order.flatMap(followersOf).map(({ id }) => id), isBright, last.follower),
    seat: stopsOf(order.map(({ seat }) => String(seat)), (seat) => lit([`seat:${seat}`]), last.seat),
    ask: stopsOf(order.flatMap(({ seat }) => asked.map((what) => askId(what, seat))), never, last.ask),
  };
}
