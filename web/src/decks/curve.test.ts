import { expect, it } from 'vitest';
import { withoutGaps } from './curve';

it('a curve has every number between its ends, and "x" behind them', () => {
  const curve = [{ value: '2', count: 3 }, { value: '5', count: 1 }, { value: 'x', count: 2 }];
  expect(withoutGaps(curve).map(({ value, count }) => `${value}:${count}`)).toEqual(['2:3', '3:0', '4:0', '5:1', 'x:2']);
  expect(withoutGaps(curve, 1)[0]).toEqual({ value: '1', count: 0 });
  expect(withoutGaps([])).toEqual([]);
  expect(withoutGaps([{ value: 'x', count: 1 }])).toEqual([{ value: 'x', count: 1 }]);
});
