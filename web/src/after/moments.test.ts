import { expect, it } from 'vitest';
import type { Frame } from '../lib/protocol';
import { frameAt, frameOfLine, momentOf } from './moments';

const frames = (more: (i: number) => Partial<Frame>, count: number): Frame[] =>
  Array.from({ length: count }, (_, number) => ({ number, events: [], view: {}, deciding: [], ...more(number) }));
const among = (list: Frame[]) => async (number: number) => list[number]!;

it('finds the moment by the number of choices', async () => {
  const open = frames((i) => ({ choices: i + 1 }), 100);
  const seat = frames((i) => ({ choices: 1 + i * 3 }), 34);
  for (const frame of open) {
    const number = await frameAt(momentOf(frame, 100), 34, among(seat));
    expect(seat[number]!.choices).toBeLessThanOrEqual(frame.choices!);
    expect(seat[number + 1]?.choices ?? Infinity).toBeGreaterThan(frame.choices!);
  }
});
it('finds it by the time otherwise', async () => {
  const other = frames((i) => ({ at: 1000 + 10 * i }), 50);
  expect(await frameAt({ at: 1255, share: 0.9 }, 50, among(other))).toBe(25);
  expect(await frameAt({ at: 1, share: 0.5 }, 50, among(other))).toBe(0);
  expect(await frameAt({ at: 9999, share: 0 }, 50, among(other))).toBe(49);
});
it('takes the same share of the way where there is neither', async () => {
  expect(await frameAt({ share: 0.5 }, 41, among(frames(() => ({}), 41)))).toBe(20);
});
it('looks at few frames', async () => {
  const list = frames((i) => ({ choices: i * 2 }), 1000);
  let asked = 0;
  await frameAt({ choices: 777, share: 0.39 }, 1000, async (number) => (asked++, list[number]!));
  expect(asked).toBeLessThan(14);
});
it('finds the board of a line', async () => {
  const list = frames((i) => ({ line: 4 + i * 2 }), 20);
  expect(await frameOfLine(10, 20, among(list))).toBe(3);
  expect(await frameOfLine(11, 20, among(list))).toBe(3);
  expect(await frameOfLine(1, 20, among(list))).toBe(0);
  expect(await frameOfLine(500, 20, among(list))).toBe(19);
});
