import type { LogLine } from '../../lib/board';
import type { GameEvent } from '../../lib/protocol';
import { placeOf, type Spot } from './model';

/** Something that was seen, in the words of the log, and the cards it is about. It says nothing more than was seen. */
export interface Note {
  turn: number;
  text: string;
  places: string[];
}

const place = (owner: unknown, spot: unknown): string => placeOf(typeof owner === 'number' ? owner : null, spot as Spot);

function placesIn(event: GameEvent): string[] | undefined {
  switch (event.kind) {
    case 'dealt':
    case 'saw':
      return [place(event.owner, event.spot)];
    case 'revealed':
      return [place(event.seat, event.spot)];
    case 'taken':
    case 'exchanged':
    case 'left-alone':
      return [place(event.owner, event.spot), place(event.other, event.other_spot)];
    default:
      return undefined;
  }
}

export function notesOf(log: LogLine[]): Note[] {
  return log.flatMap(({ turn, event }) => {
    const places = placesIn(event);
    return places ? [{ turn, text: event.text, places }] : [];
  });
}

/** The newest turn first. */
export function byTurn(notes: Note[]): { turn: number; notes: Note[] }[] {
  const turns = [...new Set(notes.map((note) => note.turn))].sort((a, b) => b - a);
  return turns.map((turn) => ({ turn, notes: notes.filter((note) => note.turn === turn) }));
}

/** For each place, in the order they lie round the table, what was seen of the card there. */
export function byPlace(notes: Note[], places: string[]): { place: string; notes: Note[] }[] {
  return places.map((one) => ({ place: one, notes: notes.filter((note) => note.places.includes(one)) }));
}
