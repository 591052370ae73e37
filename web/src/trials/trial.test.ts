import { describe, expect, it } from 'vitest';
import { deeds, fullScale, isGoing, sorted, type Outcomes, type TriedCard } from './trial';

const outcomes = (mean: number, high = mean): Outcomes => ({
  matches: 10,
  points: { mean, low: 0, high },
  won: 0,
  wins: { mean: 0, low: 0, high: 0 },
});
const card = (name: string, more: Partial<TriedCard> = {}): TriedCard => ({
  card: name,
  name,
  pile: 'library',
  copies: 1,
  drawn: 0,
  played: 0,
  used: 0,
  discarded: 0,
  stuck: 0,
  elsewhere: 0,
  did: {},
  when_drawn: outcomes(0),
  ...more,
});
const names = (cards: TriedCard[]): string => cards.map((c) => c.name).join(' ');

describe('cards that were tried', () => {
  const cards = [card('b', { played: 3 }), card('ą', { played: 5 }), card('a', { played: 3, when_drawn: outcomes(2) })];
  it('are sorted by name as the language has it', () => {
    expect(names(sorted(cards, 'name', false, 'pl'))).toBe('a ą b');
    expect(names(sorted(cards, 'name', true, 'pl'))).toBe('b ą a');
  });
  it('are sorted by a number from the largest on, and stay in order where it is the same', () => {
    expect(names(sorted(cards, 'played', false, 'en'))).toBe('ą b a');
    expect(names(sorted(cards, 'played', true, 'en'))).toBe('b a ą');
    expect(names(sorted(cards, 'points', false, 'en'))).toBe('a b ą');
    expect(names(cards)).toBe('b ą a');
  });
  it('tell what they did, the most first, without what they cost', () => {
    const did = { pool_taken: 20, bleed: 40, pool_paid: 90, votes: 0.01 };
    expect(deeds(card('x', { did }), 10)).toEqual([
      ['bleed', 4],
      ['pool_taken', 2],
    ]);
  });
});

it('the axis has room for the longest interval', () => {
  expect(fullScale([outcomes(1, 1.2), outcomes(2, 2.5)])).toBe(2.5);
  expect(fullScale([outcomes(2, 2.51)])).toBe(3);
  expect(fullScale([])).toBe(0.5);
});

it('a trial goes on until it is over or has failed', () => {
  const state = (word: 'waiting' | 'playing' | 'over' | 'failed') => ({ game: 'vtes', deck: 'd', games: 5, done: 0, state: word });
  expect(isGoing(null)).toBe(false);
  expect(isGoing(state('waiting'))).toBe(true);
  expect(isGoing(state('playing'))).toBe(true);
  expect(isGoing(state('over'))).toBe(false);
  expect(isGoing(state('failed'))).toBe(false);
});
