import { describe, expect, it } from 'vitest';
import { clockOf, isLate, isShort, matchClock, span } from './clocks';

describe('clockOf', () => {
  it('counts down to the moment a bot takes over', () => {
    expect(clockOf({ kind: 'decision', seconds: 30, seats: [{ until: 5000 }, {}] }, 0, 2000)).toEqual({ left: 3000, runs: true });
    expect(clockOf({ kind: 'decision', seconds: 30, seats: [{ until: 5000 }, {}] }, 1, 2000)).toBeUndefined();
  });
  it('stands in the grace before it runs', () => {
    const decision = { kind: 'decision', seconds: 30, grace: 5, seats: [{ until: 36_000 }] } as const;
    expect(clockOf({ ...decision, seats: [...decision.seats] }, 0, 2000)?.left).toBe(30_000);
    expect(clockOf({ ...decision, seats: [...decision.seats] }, 0, 8000)?.left).toBe(28_000);
    const bank = { kind: 'bank' as const, seconds: 600, increment: 5, grace: 5, seats: [{ until: 20_000, left: 12_000 }] };
    expect(clockOf(bank, 0, 5000)?.left).toBe(12_000);
  });
  it('shows a bank that stands', () => {
    expect(clockOf({ kind: 'bank', seconds: 600, increment: 5, seats: [{ left: 600_000 }] }, 0, 9)).toEqual({ left: 600_000, runs: false });
  });
  it('never goes below nothing, and there may be none', () => {
    expect(clockOf({ kind: 'days', days: 1, seats: [{ until: 5 }] }, 0, 9)).toEqual({ left: 0, runs: true });
    expect(clockOf({ kind: 'none' }, 0, 9)).toBeUndefined();
    expect(clockOf({ kind: 'days', days: 1 }, 0, 9)).toBeUndefined();
  });
});

describe('span', () => {
  it('is written as clocks write it', () => {
    expect(span(8_200)).toEqual({ unit: 'clock', text: '0:09' });
    expect(span(750_000)).toEqual({ unit: 'clock', text: '12:30' });
    expect(span(3 * 3_600_000)).toEqual({ unit: 'clock', text: '3:00:00' });
    expect(span(0)).toEqual({ unit: 'clock', text: '0:00' });
  });
  it('has days and hours from a day on', () => {
    expect(span(52 * 3_600_000)).toEqual({ unit: 'days', days: 2, hours: 4 });
  });
});

it('is short in its last ten seconds, while it runs', () => {
  expect(isShort({ left: 9_000, runs: true })).toBe(true);
  expect(isShort({ left: 9_000, runs: false })).toBe(false);
  expect(isShort({ left: 10_000, runs: true })).toBe(false);
});

describe('matchClock', () => {
  it('runs down to nothing, and never shows more than there was', () => {
    expect(matchClock({ minutes: 60, until: 3_600_000 }, 600_000)).toEqual({ left: 3_000_000, runs: true });
    expect(matchClock({ minutes: 60, until: 3_600_000 }, -5_000)?.left).toBe(3_600_000);
    expect(matchClock({ minutes: 60, until: 3_600_000 }, 3_700_000)?.left).toBe(0);
  });
  it('is not there before the match, after it, or without a limit', () => {
    expect(matchClock({ minutes: 60 }, 0)).toBeUndefined();
    expect(matchClock(undefined, 0)).toBeUndefined();
  });
  it('is late in the last five minutes', () => {
    expect(isLate({ left: 300_000, runs: true })).toBe(false);
    expect(isLate({ left: 299_000, runs: true })).toBe(true);
  });
});
