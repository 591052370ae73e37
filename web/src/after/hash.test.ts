import { expect, it } from 'vitest';
import { readHash } from './hash';

it('reads a line, a frame of some eyes, or nothing', () => {
  expect(readHash('17', 2)).toEqual({ line: 17 });
  expect(readHash('open:120', 2)).toEqual({ eyes: 'open', frame: 120 });
  expect(readHash('1:5', 2)).toEqual({ eyes: 1, frame: 5 });
  expect(readHash('2:5', 2)).toEqual({});
  expect(readHash('', 2)).toEqual({});
  expect(readHash('NH-025', 2)).toEqual({});
});
