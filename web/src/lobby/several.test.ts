import { describe, expect, test } from 'vitest';
import { sizeOf, withCount } from './several';

const values = ['judge', 'king', 'peasant'];

describe('a list of one’s own', () => {
  test('has each value as often as it was chosen, in the order of the game', () => {
    let list = withCount('', values, 'peasant', 1);
    list = withCount(list, values, 'judge', 1);
    list = withCount(list, values, 'peasant', 2);
    expect(list).toBe('judge,peasant,peasant');
    expect(sizeOf(list)).toBe(3);
    expect(withCount(list, values, 'judge', 0)).toBe('peasant,peasant');
  });
  test('has no less than none and no more than two of each', () => {
    expect(withCount('king', values, 'king', -1)).toBe('');
    expect(withCount('king,king', values, 'king', 3)).toBe('king,king');
    expect(sizeOf('')).toBe(0);
  });
});
