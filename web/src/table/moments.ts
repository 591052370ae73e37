import type { Line } from '../lib/protocol';

/** Lines with a board of their own: the start, every choice that still counts, and that the time was up. */
function hasFrame(line: Line, undone: ReadonlySet<number>): boolean {
  return (line.kind === 'started' || line.kind === 'choice' || line.kind === 'time') && !undone.has(line.number);
}

/** Which frame of the replay shows the board after a line; nothing before the match. */
export function frameOf(lines: Line[], undone: ReadonlySet<number>, number: number): number | undefined {
  const before = lines.filter((line) => line.number <= number && hasFrame(line, undone)).length;
  return before === 0 ? undefined : before - 1;
}

export function countFrames(lines: Line[], undone: ReadonlySet<number>): number {
  return lines.filter((line) => hasFrame(line, undone)).length;
}
