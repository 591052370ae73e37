/** A deck in little, as it is kept and as links carry it: how many there are of each card, by its number in the official list. */
export interface Kept {
  name: string;
  author: string;
  description: string;
  cards: Record<string, number>;
}
export interface Copies {
  id: string;
  number: number;
  name: string;
  count: number;
  /** It keeps the deck from being played. */
  refused?: boolean;
}
export interface Section {
  kinds: string[];
  total: number;
  cards: Copies[];
}
export interface Point {
  value: string;
  count: number;
}
/** What a deck is made of, as the server says. */
export interface Content {
  name: string;
  crypt: Copies[];
  crypt_total: number;
  library: Section[];
  library_total: number;
  groups: number[];
  first_four: { least: number; most: number };
  curves: { capacity: Point[]; pool: Point[]; blood: Point[] };
}
export interface Report {
  content: Content;
  kept: Kept;
  /** What could not be read, with the line it stands in. */
  unread: { text: string; line?: number }[];
  /** Why it may not be played. */
  reasons: string[];
}
export interface KeptDeck extends Report {
  deck: string;
  game: string;
  revision: number;
  changed: number;
  /** What is brought to a table with it, if it may be. */
  written?: string;
}
/** A deck in the list of one's own. */
export interface DeckRow {
  deck: string;
  game: string;
  name: string;
  revision: number;
  changed: number;
  crypt_total: number;
  library_total: number;
  reasons: string[];
}

/** The one game to which decks are brought. */
export const deckGame = 'vtes';

export const noDeck: Kept = { name: '', author: '', description: '', cards: {} };

/** The official list counts crypt cards from there on. */
export const isCrypt = (card: number): boolean => card > 200_000;

export const countOf = (deck: Kept, card: number): number => deck.cards[card] ?? 0;

/** The same deck with so many more copies of a card, or fewer; no list reads more than 200. */
export function withMore(deck: Kept, card: number, by: number): Kept {
  const count = Math.max(0, Math.min(200, countOf(deck, card) + by));
  const cards: Record<string, number> = { ...deck.cards, [card]: count };
  if (count === 0) delete cards[card];
  return { ...deck, cards };
}

/** Both decks in one, under the name of the first. */
export const together = (one: Kept, other: Kept): Kept =>
  Object.entries(other.cards).reduce((deck, [card, count]) => withMore(deck, Number(card), count), one);

/** The lines of a text that could not be read, as they stand there: whoever goes on without them keeps them in the notes. */
export function linesLost(text: string, unread: { line?: number }[]): string {
  const lines = text.split('\n');
  return unread.flatMap(({ line }) => (line === undefined ? [] : [lines[line - 1]?.trim() ?? ''])).filter(Boolean).join('\n');
}

/** One after the other, with an empty line between them. */
export const joined = (...texts: string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n');
