import type { Link } from '../lib/protocol';

/** A piece of a sentence; with a target it points at something on the board. */
export interface Piece {
  text: string;
  target?: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Polish and Hungarian inflect: a word is found by its beginning, and taken to where it ends. */
function pattern(word: string): RegExp {
  const parts = word.split(/\s+/).map((part) => {
    const letters = Array.from(part);
    if (letters.length < 4) return escaped(part);
    const kept = Math.max(4, letters.length - 2);
    // "Servants'" and "(Brujah)" end with more than letters.
    const signs = letters.slice(kept).filter((sign) => /[^\p{L}\p{N}-]/u.test(sign)).map(escaped);
    return `${escaped(letters.slice(0, kept).join(''))}[\\p{L}${signs.join('')}]*`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

/** A sentence cut where its links are, in order; pieces without a target are plain words. */
export function weave(text: string, links: Link[] = []): Piece[] {
  const found: { begin: number; end: number; target: string }[] = [];
  // The longest first: "Red" must not take a part of "Red Bat".
  for (const link of [...links].sort((a, b) => b.word.length - a.word.length)) {
    if (!link.word.trim()) continue;
    for (const match of text.matchAll(pattern(link.word.trim()))) {
      const begin = match.index;
      const end = begin + match[0].length;
      if (!found.some((other) => begin < other.end && other.begin < end)) found.push({ begin, end, target: link.target });
    }
  }
  found.sort((a, b) => a.begin - b.begin);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { begin, end, target } of found) {
    if (begin > at) pieces.push({ text: text.slice(at, begin) });
    pieces.push({ text: text.slice(begin, end), target });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
