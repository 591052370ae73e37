import { describe, expect, it } from 'vitest';
import { countOf, joined, linesLost, noDeck, together, withMore } from './deck';

describe('a deck that is being built', () => {
  it('has more and fewer copies, and none is not there', () => {
    const one = withMore(noDeck, 100518, 2);
    expect(countOf(one, 100518)).toBe(2);
    expect(noDeck.cards).toEqual({});
    expect(withMore(one, 100518, -2).cards).toEqual({});
    expect(withMore(one, 100518, -9).cards).toEqual({});
    expect(countOf(withMore(one, 100518, 999), 100518)).toBe(200);
  });
  it('takes another one in', () => {
    const one = { ...noDeck, name: 'one', cards: { 1: 2, 2: 1 } };
    expect(together(one, { ...noDeck, name: 'other', cards: { 2: 3, 3: 1 } })).toEqual({ ...one, cards: { 1: 2, 2: 4, 3: 1 } });
  });
  it('keeps what could not be read', () => {
    const text = '2x Deflection\n 3x No Such Card \n1x Nor This';
    expect(linesLost(text, [{ line: 2 }, { line: 3 }, {}, { line: 99 }])).toBe('3x No Such Card\n1x Nor This');
    expect(joined('notes', '', linesLost(text, [{ line: 2 }]))).toBe('notes\n\n3x No Such Card');
  });
});
