import type { Kept } from './deck';

/**
 * A deck in an address: name, author and cards, but not one's notes. It stands behind the #, which no browser sends, so
 * no server needs to keep it or gets to know it. The bytes: the form, the lengths and letters of both texts, then for each card
 * how far its number is from the one before and how many there are, and at the end a sum that tells a link that was cut.
 */
const form = 1;
const sumBytes = 2;

class Writer {
  readonly bytes: number[] = [form];
  number(value: number): void {
    for (; value > 0x7f; value = Math.floor(value / 0x80)) this.bytes.push((value % 0x80) | 0x80);
    this.bytes.push(value);
  }
  text(value: string): void {
    const letters = new TextEncoder().encode(value);
    this.number(letters.length);
    this.bytes.push(...letters);
  }
}

class Reader {
  #at = 1;
  constructor(readonly bytes: Uint8Array) {}
  get done(): boolean {
    return this.#at >= this.bytes.length;
  }
  number(): number {
    let value = 0;
    for (let scale = 1; scale <= 0x80 ** 3; scale *= 0x80) {
      const byte = this.bytes[this.#at++];
      if (byte === undefined) throw new RangeError('it ends too soon');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number is too large');
  }
  text(): string {
    const length = this.number();
    if (this.#at + length > this.bytes.length) throw new RangeError('it ends too soon');
    return new TextDecoder('utf-8', { fatal: true }).decode(this.bytes.subarray(this.#at, (this.#at += length)));
  }
}

/** Fletcher's sum. */
function sumOf(bytes: ArrayLike<number>): number[] {
  let [low, high] = [0, 0];
  for (let i = 0; i < bytes.length; ++i) {
    low = (low + bytes[i]!) % 255;
    high = (high + low) % 255;
  }
  return [low, high];
}

export function encode(deck: Kept): string {
  const out = new Writer();
  out.text(deck.name);
  out.text(deck.author);
  let last = 0;
  const cards = Object.entries(deck.cards).map(([card, count]) => [Number(card), count] as const);
  for (const [card, count] of cards.sort(([a], [b]) => a - b)) {
    out.number(card - last);
    out.number(count);
    last = card;
  }
  const bytes = [...out.bytes, ...sumOf(out.bytes)];
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null of what is no whole link of a deck. */
export function decode(text: string): Kept | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const body = bytes.subarray(0, -sumBytes);
    if (body[0] !== form || sumOf(body).join() !== bytes.subarray(-sumBytes).join()) return null;
    const read = new Reader(body);
    const deck: Kept = { name: read.text(), author: read.text(), description: '', cards: {} };
    for (let card = 0; !read.done; ) {
      card += read.number();
      const count = read.number();
      if (count < 1 || count > 200) return null;
      deck.cards[card] = count;
    }
    return deck;
  } catch {
    return null;
  }
}

export const deckLink = (deck: Kept): string => `${location.origin}/decks/shared#${encode(deck)}`;
