/** What stands in the list for a text of one's own; no deck has such a name. */
export const ownText = '*';

/** Which entry of the list is what was brought: nothing, one that the game has, or a text. */
export const deckIn = (brought: string, ready: string[]): string => (brought === '' || ready.includes(brought) ? brought : ownText);

/** A name as people write it: "fifth_edition" is "Fifth edition". */
export const deckName = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[_-]/g, ' ');

/** What stands in the list for a deck that one keeps. */
export const keptId = (deck: string): string => `kept:${deck}`;

/** Which of them was brought to a table: what was brought tells only the cards, in the game's own order. */
export interface Taken {
  value: string;
  written: string;
}
const key = (table: string): string => `brought ${table}`;
export const remember = (table: string, taken: Taken): void => sessionStorage.setItem(key(table), JSON.stringify(taken));
export const recall = (table: string): Taken | null => JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Taken | null;
