import { expect, it } from 'vitest';
import type { Line, LineKind } from '../lib/protocol';
import { countFrames, frameOf } from './moments';

const kinds: LineKind[] = ['created', 'sat', 'started', 'choice', 'said', 'choice', 'took-back', 'choice'];
const lines: Line[] = kinds.map((kind, i) => ({ number: i + 1, at: 0, kind }));
const undone = new Set([6]);

it('counts the start and the choices that were not taken back', () => {
  expect(countFrames(lines, undone)).toBe(3);
});
it('finds the frame of a line, or the last one before it', () => {
  expect(frameOf(lines, undone, 3)).toBe(0);
  expect(frameOf(lines, undone, 4)).toBe(1);
  expect(frameOf(lines, undone, 5)).toBe(1);
  expect(frameOf(lines, undone, 6)).toBe(1);
  expect(frameOf(lines, undone, 8)).toBe(2);
});
it('has none before the match', () => {
  expect(frameOf(lines, undone, 2)).toBeUndefined();
});
