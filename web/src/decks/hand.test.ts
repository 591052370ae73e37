import { describe, expect, it } from 'vitest';
import type { Content } from './deck';
import { deal, drawNext, shuffled } from './hand';

const cards = (id: string, count: number) => ({ id, number: 1, name: id, count });
const content = {
  crypt: [cards('ala', 3), cards('bela', 9)],
  library: [{ kinds: ['master'], total: 2, cards: [cards('villein', 2)] }, { kinds: ['action'], total: 8, cards: [cards('govern', 8)] }],
} as unknown as Content;
const any = (most: number): number => Math.floor(Math.random() * most);

describe('a hand for a try', () => {
  it('has seven cards and four vampires of the deck', () => {
    const dealt = deal(content, any);
    expect([dealt.hand.length, dealt.crypt.length, dealt.library.length]).toEqual([7, 4, 3]);
    expect([...dealt.hand, ...dealt.library].filter((id) => id === 'villein').length).toBe(2);
  });
  it('grows card by card until the library is empty', () => {
    let dealt = deal(content, any);
    const next = dealt.library[0];
    dealt = drawNext(dealt);
    expect(dealt.hand.at(-1)).toBe(next);
    for (let i = 0; i < 9; ++i) dealt = drawNext(dealt);
    expect([dealt.hand.length, dealt.library.length]).toEqual([10, 0]);
  });
  it('is every order of three cards as often', () => {
    const counts = new Map<string, number>();
    for (let first = 0; first < 3; ++first)
      for (let second = 0; second < 2; ++second) {
        const answers = [first, second];
        const order = shuffled(['a', 'b', 'c'], () => answers.shift()!).join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
