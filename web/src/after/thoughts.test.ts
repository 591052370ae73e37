import { expect, it } from 'vitest';
import type { Thought } from '../lib/protocol';
import { weighed } from './thoughts';

const thought = (values: number[], more: Partial<Thought> = {}): Thought => ({
  frame: 1,
  seat: 0,
  options: values.map((value, i) => ({ id: `o${i}`, label: `option ${i}`, value, weight: 1 / values.length })),
  ...more,
});

it('shows chances of a bot that searches as they are', () => {
  const [first, second] = weighed(thought([0.6, 0.25], { expected: [0.6, 0.4] }));
  expect(first).toEqual({ label: 'option 0', chosen: true, length: 0.6, chance: 0.6, share: 0.5 });
  expect(second).toEqual({ label: 'option 1', chosen: false, length: 0.25, chance: 0.25, share: 0.5 });
});
it('rates what another bot weighed between the worst and the best of it, for its own points have no unit', () => {
  const bars = weighed(thought([12, 10, 4]));
  expect(bars.map((bar) => bar.rated)).toEqual([1, 0.75, 0]);
  expect(bars.map((bar) => bar.length)).toEqual([1, 0.75, 0]);
  expect(weighed(thought([0.002, -0.007])).map((bar) => bar.rated)).toEqual([1, 0]);
  expect(weighed(thought([3, 3])).map((bar) => bar.rated)).toEqual([undefined, undefined]);
  expect(bars.some((bar) => 'chance' in bar)).toBe(false);
});
it('draws no bar beyond its ends, and none where all are alike', () => {
  expect(weighed(thought([1.2, -0.1], { expected: [1, 0] })).map((bar) => bar.length)).toEqual([1, 0]);
  expect(weighed(thought([3, 3])).map((bar) => bar.length)).toEqual([0, 0]);
});
