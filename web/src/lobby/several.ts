import { countsOf } from '../lib/setup';

/** So often one can put the same value into a list; how often it may be there is for the game to say. */
export const most = 2;

/** The list with so many of a value, in the order of all the values. */
export function withCount(list: string, values: string[], value: string, count: number): string {
  const counts = countsOf(list).set(value, Math.min(most, Math.max(0, count)));
  return values.flatMap((each) => Array<string>(counts.get(each) ?? 0).fill(each)).join(',');
}

export const sizeOf = (list: string): number => [...countsOf(list).values()].reduce((sum, count) => sum + count, 0);
