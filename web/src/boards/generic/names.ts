/** How the words of a game are found: the keys to try, and what to show if its catalogue has none. */
const hyphened = (name: string): string => name.replace(/_/g, '-');

export const fieldKeys = (prefix: string, field: string): string[] => [`${prefix}-field-${hyphened(field)}`];

export function valueKeys(prefix: string, field: string, value: string): string[] {
  const its = hyphened(value);
  return [...new Set([hyphened(field), hyphened(field).replace(/s$/, ''), 'value'])].map((sort) => `${prefix}-${sort}-${its}`);
}

/** "circle_pawn" as somebody would write it. */
export function readable(id: string): string {
  const text = id.replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A game's catalogue says "seat" there if the numbers in a field are seats, which a view alone cannot tell. */
export const holdsKey = (prefix: string, field: string): string => `${prefix}-holds-${hyphened(field)}`;
