/** Finding words in a text whatever its accents and capitals: "mlodosci" finds "Młodości". */

/** A letter without its accent. As long as the letter was, so that places in the two texts agree. */
function bare(letter: string): string {
  if (letter === 'ł' || letter === 'Ł') return 'l';
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return base.length === letter.length ? base : letter;
}
export const fold = (text: string): string => Array.from(text.normalize('NFC'), bare).join('');

/** The words somebody looks for. */
export function wanted(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}
/** Whether all of them are in a folded text. */
export const hasAll = (folded: string, words: string[]): boolean => words.every((word) => folded.includes(word));

/** A text cut where the words are in it. */
export function cut(text: string, words: string[]): { text: string; hit: boolean }[] {
  const composed = text.normalize('NFC');
  if (words.length === 0) return [{ text: composed, hit: false }];
  const folded = fold(composed);
  const hit = new Array<boolean>(composed.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  for (let from = 0, to = 0; from < composed.length; from = to) {
    while (to < composed.length && hit[to] === hit[from]) to++;
    pieces.push({ text: composed.slice(from, to), hit: hit[from]! });
  }
  return pieces;
}
