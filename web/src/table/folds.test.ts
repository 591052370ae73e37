import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/protocol';
import { folded, passing, type Row } from './folds';

const line = (number: number, ...events: { kind: string; seat?: number; text?: string }[]): Line =>
  ({ number, at: 0, kind: 'choice', events: events.map((event) => ({ text: `${event.kind}.`, rule: [], ...event })) });
const skipped = (number: number): Line => ({ number, at: 0, kind: 'choice', passed: true });
const pass = (number: number, seat: number): Line => line(number, { kind: 'passed', seat });
const none = new Set<number>();
const numbers = (rows: Row[]): number[][][] => rows.map((row) => [row.lines, row.skipped].map((all) => all.map(({ number }) => number)));

describe('a story', () => {
  it('has what the server chose at the line before, without a row of its own', () => {
    const story = [line(1, { kind: 'bled' }), skipped(2), line(3), skipped(4), line(5, { kind: 'blocked' }), skipped(6)];
    expect(numbers(folded(story, none))).toEqual([[[1], [2, 4]], [[5], [6]]]);
  });
  it('has a row for it where nothing was said before', () => {
    expect(numbers(folded([skipped(1), skipped(2)], none))).toEqual([[[1], [2]]]);
  });
  it('keeps a line of the server that tells of something', () => {
    const story = [line(1, { kind: 'bled' }), { ...pass(2, 0), passed: true }];
    expect(numbers(folded(story, none))).toEqual([[[1], []], [[2], []]]);
  });
  it('leaves out what tells nothing', () => {
    const story: Line[] = [line(1, { kind: 'bled' }), line(2, { kind: 'secret', text: '' }), { number: 3, at: 0, kind: 'stops' }, { number: 4, at: 0, kind: 'sat' }];
    expect(numbers(folded(story, none))).toEqual([[[1], []], [[4], []]]);
  });
});

describe('passes', () => {
  const announced = line(1, { kind: 'announced', seat: 0 });
  it('of three and more are one row, with what the server chose among them', () => {
    const story = [announced, pass(2, 1), skipped(3), pass(4, 2), pass(5, 3), line(6, { kind: 'received' })];
    const rows = folded(story, none);
    expect(numbers(rows)).toEqual([[[1], []], [[2, 4, 5], [3]], [[6], []]]);
    expect(passing(rows[1]!.lines)).toEqual([1, 2, 3]);
  });
  it('of two stand there as they are', () => {
    expect(numbers(folded([announced, pass(2, 1), pass(3, 2), line(4, { kind: 'received' })], none))).toHaveLength(4);
  });
  it('that lead to something tell it', () => {
    const last = line(4, { kind: 'passed', seat: 3 }, { kind: 'received', seat: 0 });
    expect(numbers(folded([pass(2, 1), pass(3, 2), last], none))).toHaveLength(3);
  });
  it('that were taken back are not mixed with those that count', () => {
    const story = [1, 2, 3, 4, 5, 6].map((number) => pass(number, number));
    expect(numbers(folded(story, new Set([1, 2, 3])))).toEqual([[[1, 2, 3], []], [[4, 5, 6], []]]);
  });
});
