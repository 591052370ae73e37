import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/protocol';
import { firstDrawn, further, stride } from './logWindow';

/** Every second number: the others are somebody else's. */
const story = (length: number): Line[] => Array.from({ length }, (_, i) => ({ number: 2 * i + 1, at: 0, kind: 'choice' }));

describe('of a long story', () => {
  it('the end is drawn and no more', () => {
    expect(firstDrawn(story(5), null)).toBe(0);
    expect(firstDrawn(story(5000), null)).toBe(5000 - stride);
  });
  it('what somebody reads stays drawn while lines are added', () => {
    const from = story(1000)[300]!.number;
    expect(firstDrawn(story(1000), from)).toBe(300);
    expect(firstDrawn(story(1500), from)).toBe(300);
  });
  it('more is drawn step by step, to the beginning', () => {
    const lines = story(1000);
    let first = firstDrawn(lines, null);
    const seen = [first];
    while (first > 0) seen.push((first = firstDrawn(lines, further(lines, first))));
    expect(seen).toEqual([600, 200, 0]);
  });
  it('never less than the end is drawn, even if the line is gone', () => {
    expect(firstDrawn(story(1000), 100_000)).toBe(600);
    expect(firstDrawn([], 7)).toBe(0);
  });
});
