import type { GameEvent } from '../../lib/protocol';
import { placeOf, type Board, type Character, type Spot } from './model';

/** Faces that the reader alone sees: his own card while he looks, and the two that a Spy holds. */
export interface Peeks {
  /** Through whose eyes, and in which turn they were seen. */
  me: number | 'spectator';
  turn: number;
  /** Cards on the table; they are turned down again after a moment. */
  looked: ReadonlyMap<string, Character>;
  /** Cards under the table, for as long as they are there. */
  held: ReadonlyMap<string, Character>;
}

export const nothing: Peeks = { me: 'spectator', turn: 0, looked: new Map(), held: new Map() };

const places = (event: GameEvent): string[] => [
  placeOf(event.owner as number | null, event.spot as Spot),
  placeOf(event.other as number | null, event.other_spot as Spot),
];

/** What is seen after these events. Once a card may lie elsewhere its face is forgotten. */
export function peeksAfter(before: Peeks, board: Board, me: number | 'spectator', events: GameEvent[]): Peeks {
  const same = before.me === me && before.turn <= board.turn;
  const looked = new Map(same ? before.looked : []);
  const held = new Map(same ? before.held : []);
  let under: string[] = [];
  for (const event of events) {
    if (event.kind === 'taken') {
      under = places(event);
      held.clear();
      for (const place of under) looked.delete(place);
    } else if (event.kind === 'put-back') {
      under = [];
      held.clear();
    } else if (event.kind === 'saw') {
      const place = placeOf(event.owner as number | null, event.spot as Spot);
      (under.includes(place) ? held : looked).set(place, event.character as Character);
    }
  }
  if (!board.under) held.clear();
  if (board.step === 'over') looked.clear();
  return { me, turn: board.turn, looked, held };
}
