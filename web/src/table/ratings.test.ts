import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Rating } from '../lib/protocol';
import { followRatings } from './ratings';

const rating = (value: number): Rating => ({ value, uncertainty: 300, matches: 1 });
class Fake {
  ratings: (Rating | null)[] = [null, null];
  asked = 0;
  constructor(readonly answers: (Rating | null)[][]) {}
  async askRatings(): Promise<void> {
    this.ratings = this.answers[Math.min(this.asked, this.answers.length - 1)]!;
    this.asked += 1;
  }
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once while a match goes on', async () => {
  const table = new Fake([[rating(1500), null]]);
  followRatings(table, false);
  await vi.runAllTimersAsync();
  expect(table.asked).toBe(1);
  expect(table.ratings[0]?.value).toBe(1500);
});

it('asks after the end until the match is counted', async () => {
  const table = new Fake([[null, null], [null, null], [rating(1600), rating(1400)]]);
  followRatings(table, true);
  await vi.runAllTimersAsync();
  expect(table.asked).toBe(3);
  expect(table.ratings[1]?.value).toBe(1400);
});

it('gives up when nothing changes, and when nobody looks any more', async () => {
  const table = new Fake([[null, null]]);
  followRatings(table, true);
  await vi.runAllTimersAsync();
  expect(table.asked).toBe(7);
  const left = new Fake([[null, null]]);
  followRatings(left, true)();
  await vi.runAllTimersAsync();
  expect(left.asked).toBe(1);
});
