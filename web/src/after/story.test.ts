import { expect, it } from 'vitest';
import type { Frame } from '../lib/protocol';
import { apart, hasScores, rowsOf, steps, storyOf, ticks, turnAt } from './story';

const frame = (number: number, scores: number[], turn?: number): Frame => ({
  number,
  scores,
  view: {},
  deciding: [],
  events: turn === undefined ? [] : [{ kind: 'turn-began', text: '', rule: [], turn }],
});
const story = storyOf([frame(0, [0, 0]), frame(1, [0, 0], 1), frame(2, [0, 0]), frame(3, [5, 3], 2), frame(4, [5, 8])], 2);

it('has a series a seat and the turns', () => {
  expect(story.series).toEqual([[0, 0, 0, 5, 5], [0, 0, 0, 3, 8]]);
  expect(story.turns).toEqual([{ at: 1, turn: 1 }, { at: 3, turn: 2 }]);
  expect([turnAt(story, 0), turnAt(story, 2), turnAt(story, 4)]).toEqual([undefined, 1, 2]);
});
it('has a row a turn with the scores at its end', () => {
  expect(rowsOf(story)).toEqual([{ turn: 1, at: 3, scores: [5, 3] }, { turn: 2, at: 4, scores: [5, 8] }]);
});
it('has a row a change where there are no turns', () => {
  const flat = storyOf([frame(0, [0, 0]), frame(1, [0, 1]), frame(2, [0, 1]), frame(3, [2, 1])], 2);
  expect(rowsOf(flat).map((row) => row.at)).toEqual([1, 3]);
});
it('knows when nobody scored', () => {
  expect(hasScores(story)).toBe(true);
  expect(hasScores(storyOf([frame(0, [0, 0])], 2))).toBe(false);
  expect(rowsOf(storyOf([], 2))).toEqual([]);
});
it('finds round numbers for the axis', () => {
  expect(ticks(story)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks({ series: [[0, 83]], turns: [] })).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks({ series: [[0, 124]], turns: [] })).toEqual([0, 25, 50, 75, 100, 125]);
  expect(ticks({ series: [[-3, 4]], turns: [] })).toEqual([-4, -2, 0, 2, 4]);
  expect(ticks({ series: [[0]], turns: [] })).toEqual([0, 1]);
});
it('draws steps', () => {
  expect(steps([0, 0, 5, 5], (at) => at * 10, (score) => 100 - score)).toBe('M0 100H20V95H30');
});
it('moves labels apart and keeps them inside', () => {
  expect(apart([10, 12, 50], 16, 100)).toEqual([10, 26, 50]);
  expect(apart([98, 99], 16, 100)).toEqual([84, 100]);
});
