import { describe, expect, it } from 'vitest';
import { decode, encode } from './link';
import type { Kept } from './deck';

const deck: Kept = {
  name: 'Zażółć gęślą jaźń „ő” 🦇',
  author: 'Béla',
  description: 'what nobody else should read',
  cards: { 100001: 1, 100518: 4, 102115: 12, 200001: 2, 201786: 200 },
};

describe('a deck in a link', () => {
  it('comes back as it was, without the notes', () => {
    expect(decode(encode(deck))).toEqual({ ...deck, description: '' });
    expect(encode(deck)).not.toContain(btoa(deck.description).slice(0, 8));
    const empty: Kept = { name: '', author: '', description: '', cards: {} };
    expect(decode(encode(empty))).toEqual(empty);
  });
  it('is short and needs no escaping', () => {
    const cards = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [100000 + 37 * i, 1 + (i % 9)]));
    const link = encode({ ...deck, cards });
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(320);
    expect(decode(link)?.cards).toEqual(cards);
  });
  it('that was cut, changed, or never was one is refused', () => {
    const link = encode(deck);
    for (let i = 0; i < link.length; ++i) expect(decode(link.slice(0, i)), `cut at ${i}`).toBeNull();
    for (let i = 0; i < link.length; ++i) {
      const letter = link[i] === 'A' ? 'B' : 'A';
      const other = decode(link.slice(0, i) + letter + link.slice(i + 1));
      // The last letter may hold bits that stand for nothing.
      if (i < link.length - 1) expect(other, `changed at ${i}`).toBeNull();
    }
    for (const nothing of ['', '#', 'ą', 'hello world', '%%%', 'AA', 'Ag']) expect(decode(nothing), nothing).toBeNull();
  });
});
