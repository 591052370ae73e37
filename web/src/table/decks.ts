/** What stands in the list for a text of one's own; no deck has such a name. */
export const ownText = '*';

/** Which entry of the list is what was brought: nothing, one that the game has, or a text. */
export const deckIn = (brought: string, ready: string[]): string => (brought === '' || ready.includes(brought) ? brought : ownText);

/** A name as people write it: "fifth_edition" is "Fifth edition". */
export const deckName = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[_-]/g, ' ');
