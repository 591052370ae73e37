import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Moment } from './moments';
import type { Now } from './protocol';
import { MomentQueue } from './queue.svelte';

const moment = (number: number, hold: number, must = false): Moment =>
  ({ number, hold, news: [], now: { clock: { kind: 'bank' }, decision: must ? { must } : undefined } as Now });
const many = (count: number, hold: number, must = false): Moment[] =>
  Array.from({ length: count }, (_, i) => moment(i + 2, hold, must && i === count - 1));
let queue: MomentQueue;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  queue = new MomentQueue();
  queue.jump(moment(1, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const shown = (): [number | undefined, boolean] => [queue.shown?.number, queue.behind];

it('shows one moment after the other, each for its time', () => {
  queue.push([moment(2, 1000)]);
  queue.push([moment(3, 500), moment(4, 0)]);
  expect(shown()).toEqual([2, true]);
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual([2, true]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([3, true]);
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual([4, false]);
});
it('shows at once what comes when there is nothing to wait for', () => {
  queue.push([moment(2, 1000)]);
  vi.advanceTimersByTime(5000);
  queue.push([moment(3, 1000)]);
  expect(shown()).toEqual([3, false]);
});
it('skips to the newest when it is told to and when nobody looks', () => {
  queue.push(many(9, 1000));
  queue.skip();
  expect(shown()).toEqual([10, false]);
  queue.push([moment(11, 1000)]);
  expect(shown()).toEqual([11, false]);
  vi.stubGlobal('document', { hidden: true });
  queue.push(many(5, 1000));
  expect(shown()).toEqual([6, false]);
});
it('keeps nobody waiting for long, and whoever has to decide for less than the grace of a clock', () => {
  queue.push(many(200, 1000));
  vi.advanceTimersByTime(3 * MomentQueue.most.watching);
  expect(shown()).toEqual([201, false]);
  queue.push(many(12, 1000, true));
  vi.advanceTimersByTime(MomentQueue.most.clocked);
  expect(queue.behind).toBe(false);
});
it('tells what nobody has seen with what comes after it', () => {
  const told = (number: number, hold: number): Moment => ({ ...moment(number, hold), news: [{ number, at: 0, kind: 'choice' }] });
  const numbers = (): (number | undefined)[] => queue.shown!.news.map((line) => line.number);
  queue.push([told(2, 1000), told(3, 1000), moment(4, 0)]);
  expect(numbers()).toEqual([2]);
  queue.skip();
  expect(numbers()).toEqual([3]);
  queue.push([told(5, 0), told(6, 0), moment(7, 0)]);
  expect(shown()).toEqual([7, false]);
  expect(numbers()).toEqual([5, 6]);
});
