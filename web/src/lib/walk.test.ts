import { describe, expect, it } from 'vitest';
import { stopsOf } from './walk';

describe('the Tab key', () => {
  it('stops at what can be chosen, or at one thing where nothing can', () => {
    const none = (): boolean => false;
    expect(stopsOf(['a', 'b', 'c'], (id) => id !== 'b', 'b')).toEqual(['a', 'c']);
    expect(stopsOf(['a', 'b'], none, 'b')).toEqual(['b']);
    expect(stopsOf(['a', 'b'], none, 'gone')).toEqual(['a']);
    expect(stopsOf([], none, undefined)).toEqual([]);
  });
});
