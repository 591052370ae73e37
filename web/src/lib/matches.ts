/** Where the server has the match of a table; who does not sit there may need the invitation. */

/** Its frames from number `from` on, with the eyes of a seat, of spectators, or open ones. */
export function framesAt(table: string, invitation: string | undefined, eyes: string | number, from: number, count: number, moments = false): string {
  return address(table, 'replay', invitation, { seat: String(eyes), from: String(from), count: String(count), ...(moments ? { moments: 'yes' } : {}) });
}

/** Its file, once it is over. */
export const fileAt = (table: string, invitation: string | undefined): string => address(table, 'match', invitation);

/** How strong those are who sit there. */
export const ratingsAt = (table: string, invitation: string | undefined): string => address(table, 'ratings', invitation);

/** What that file is called when somebody saves it. */
export const fileName = (game: string, table: string): string => `krypta-${game}-${table}.json`;

function address(table: string, what: string, invitation: string | undefined, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(invitation === undefined ? more : { ...more, invitation }).toString();
  return `/api/tables/${encodeURIComponent(table)}/${what}${query && `?${query}`}`;
}
