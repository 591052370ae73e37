import type { ShownSeat } from '../../lib/table.svelte';
import type { Character, Player, Side, Slot } from './model';

/** Where words come from: the client's catalogue, the game's, and how a list is said. */
export interface Say {
  own(key: string, args?: Record<string, string | number>): string;
  character(name: Character): string;
  /** What it does in a few words. */
  power(name: Character): string;
  /** What a field of the view is called: "bank". */
  field(name: string): string;
  list(items: string[]): string;
}

export const whose = (seat: ShownSeat | undefined): Record<string, string> => ({
  name: seat?.name ?? '',
  you: seat?.you ? 'yes' : 'no',
});

/** Which card it is: "Ada’s left card". */
export const slotWords = (slot: Slot, seats: ShownSeat[], say: Say): string =>
  slot.owner === null
    ? say.own('mascarade-card-centre', { number: slot.spot === 'centre-2' ? 2 : 1 })
    : say.own('mascarade-card', { ...whose(seats[slot.owner]), spot: slot.spot });

/** What is to be seen of it. */
export function faceWords(slot: Slot, face: Side, say: Say): string {
  if (slot.taken) return say.own('mascarade-taken');
  if (face.side === 'down') return say.own('mascarade-face-down');
  const character = say.character(face.character);
  if (face.side !== 'up') return say.own(`mascarade-face-${face.side}`, { character });
  return [character, say.power(face.character)].filter((part) => part !== '').join('. ');
}

/** A card for who does not see it: which it is, what it shows, and what can be done with it. */
export function cardWords(slot: Slot, face: Side, deeds: string, seats: ShownSeat[], say: Say): string {
  const words = say.own('mascarade-card-shows', { card: slotWords(slot, seats, say), shows: faceWords(slot, face, say) });
  return deeds === '' ? words : `${words}. ${deeds}`;
}

/** A mark beside a player: its sign, the word that stands there if there is room, and what it means. */
export interface Mark {
  sign: 'winner' | 'forced' | 'fined' | 'claim' | 'pass' | 'sealed' | 'ready' | 'turn';
  short: string;
  long: string;
}

export function marksOf(player: Player, say: Say): Mark[] {
  const signs: [Mark['sign'], boolean][] = [
    ['winner', player.winner],
    ['fined', player.fined],
    ['claim', typeof player.answer === 'object'],
    ['pass', player.answer === 'pass'],
    ['sealed', player.answer === 'sealed'],
    ['ready', player.ready],
    ['forced', player.forced],
    ['turn', player.active && !player.forced],
  ];
  const spot = typeof player.answer === 'object' ? player.answer.claim : 'card';
  return signs.flatMap(([sign, yes]) =>
    yes ? [{ sign, short: say.own(`mascarade-mark-${sign}`), long: say.own(`mascarade-says-${sign}`, { spot }) }] : [],
  );
}
