import type { Line } from '../lib/protocol';

/** So many lines are drawn at the end of a story, and so many more each time one scrolls back to the first of them. */
export const stride = 400;

/** Where the drawn lines begin: at the line with that number, or with as many as fit if nobody has scrolled back. */
export function firstDrawn(lines: Line[], from: number | null): number {
  const last = Math.max(0, lines.length - stride);
  if (from === null) return last;
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.number < from) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, last);
}

/** The number of the line to begin with when one wants to see more. */
export const further = (lines: Line[], first: number): number => lines[Math.max(0, first - stride)]!.number;
