import { stopsOf } from '../../lib/walk';
import { cardTarget, seatTarget, thingTarget } from './choosing';
import { regions, type Board, type Player, type Thing } from './model';

/** Things that the arrow keys lead through, a kind at a time. */
export const groups = ['card', 'thing', 'seat'] as const;
export type Group = (typeof groups)[number];

const withAttached = (thing: Thing): Thing[] => [thing, ...thing.attached.flatMap(withAttached)];
export const thingsOf = (player: Player): Thing[] => regions.flatMap((region) => player.things[region]).flatMap(withAttached);

/** What the Tab key stops at, kind by kind: everything that can be chosen, or one thing to begin from. */
export function stopsIn(
  board: Board,
  lights: { cards: string[]; order: number[]; lit(target: string): boolean; last: Partial<Record<Group, string>> },
): Record<Group, string[]> {
  const { cards, order, lit, last } = lights;
  const things = [...order.flatMap((seat) => (board.players[seat] ? thingsOf(board.players[seat]) : [])), ...board.limbo];
  return {
    card: stopsOf(cards, (card) => lit(cardTarget(card)), last.card),
    thing: stopsOf(things.map(({ id }) => id), (id) => lit(thingTarget(id)), last.thing),
    seat: stopsOf(order.map(String), (seat) => lit(seatTarget(Number(seat))), last.seat),
  };
}
