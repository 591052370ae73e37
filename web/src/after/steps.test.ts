import { expect, it } from 'vitest';
import type { Frame, GameEvent } from '../lib/protocol';
import { stepsOf } from './steps';

const event = (kind: string): GameEvent => ({ kind, text: `Somebody has ${kind}.`, rule: [] });
const frame = (number: number, more: Partial<Frame> = {}): Frame =>
  ({ number, events: [], view: { points: number }, deciding: [1], scores: [number, 0], ...more });
const moved = frame(8, {
  events: [event('moved'), event('scored'), event('fallen')],
  moments: [{ events: 1, back: { points: [6] } }, { events: 2, back: { points: [7] } }],
});

it('unfolds what one choice did, and says nothing before it has happened', () => {
  const steps = stepsOf(moved, frame(7), 'normal');
  expect(steps.map((step) => step.frame.view)).toEqual([{ points: 6 }, { points: 7 }, { points: 8 }]);
  expect(steps.map((step) => step.frame.events.length)).toEqual([1, 2, 3]);
  expect(steps.map((step) => step.news.map(({ kind }) => kind))).toEqual([['moved'], ['scored'], ['fallen']]);
  expect(steps.map((step) => [step.frame.scores, step.frame.deciding])).toEqual([[[7, 0], []], [[7, 0], []], [[8, 0], [1]]]);
  expect(steps.every(({ hold }) => hold >= 700)).toBe(true);
});
it('is one step where choices are not shown step by step, and where nothing happened on the way', () => {
  expect(stepsOf(moved, frame(7), 'none').map((step) => step.frame)).toEqual([moved]);
  const plain = frame(8);
  expect(stepsOf(plain, frame(7), 'calm').map((step) => step.frame)).toEqual([plain]);
});
it('is slower or faster as the pace is', () => {
  const time = (pace: 'calm' | 'normal' | 'fast'): number => stepsOf(moved, frame(7), pace).reduce((sum, { hold }) => sum + hold, 0);
  expect(time('calm')).toBeGreaterThan(time('normal'));
  expect(time('normal')).toBeGreaterThan(time('fast'));
});
