import { expect, test } from 'vitest';
import type { GameInfo } from '../lib/protocol';
import { shelf } from './shelf';

const game = (id: string, seats: [number, number]): GameInfo => ({ id, name: id, seats, rules_version: 1, levels: ['easy'], options: [] });

test('all five stand there when the server knows none', () => {
  expect(shelf([]).map(({ id }) => id)).toEqual(['nowa-huta', 'mascarade', 'vampire-empire', 'vendetta', 'vtes']);
  expect(shelf([]).every(({ info }) => info === null)).toBe(true);
});

test('what can be played comes first', () => {
  const boxes = shelf([game('vendetta', [3, 5])]);
  expect(boxes[0]).toMatchObject({ id: 'vendetta', usual: 4 });
  expect(boxes[0]!.info).not.toBeNull();
  expect(boxes).toHaveLength(5);
});

test('the server says how many can play', () => {
  expect(shelf([game('mascarade', [4, 5])])[0]).toMatchObject({ players: [4, 5], usual: 5 });
});

test('a game we have no box for gets one', () => {
  const boxes = shelf([game('sharks', [2, 2])]);
  expect(boxes).toHaveLength(6);
  expect(boxes[0]).toMatchObject({ id: 'sharks', minutes: null, usual: 2 });
});
