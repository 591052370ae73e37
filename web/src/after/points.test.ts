import { expect, it } from 'vitest';
import { pointsOf, pointsText } from './points';

it('counts halves to the scores', () => {
  const result = { scores: [2, 0, 1], halves: [1, 2] };
  expect([0, 1, 2].map((seat) => pointsText(pointsOf(result, seat)))).toEqual(['2', '½', '1½']);
  expect(pointsText(pointsOf({ scores: [-3] }, 0))).toBe('-3');
  expect(pointsOf({}, 0)).toBe(0);
});
