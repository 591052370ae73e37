import type { Point } from './deck';

/** A curve without gaps: every whole number from the lowest that is there, and what is no number at the end. */
export function withoutGaps(curve: Point[], from?: number): Point[] {
  const numbers = curve.filter(({ value }) => /^\d+$/.test(value)).map(({ value, count }) => ({ value: Number(value), count }));
  const others = curve.filter(({ value }) => !/^\d+$/.test(value));
  if (numbers.length === 0) return others;
  const first = Math.min(from ?? Infinity, ...numbers.map(({ value }) => value));
  const last = Math.max(...numbers.map(({ value }) => value));
  const all = Array.from({ length: last - first + 1 }, (_, i) => {
    const value = first + i;
    return { value: String(value), count: numbers.find((one) => one.value === value)?.count ?? 0 };
  });
  return [...all, ...others];
}
