import type { Frame } from '../lib/protocol';

/** A line of the log: a frame in which something was seen, or frames that were not fetched yet. */
export type LogRow =
  | { kind: 'frame'; number: number; texts: string[]; targets: string[]; turn: boolean }
  | { kind: 'gap'; number: number; to: number };

/** `known` in order; `size` is how many frames come at once. */
export function rowsOf(known: Frame[], length: number, size: number): LogRow[] {
  const rows: LogRow[] = [];
  let next = 0;
  const gap = (to: number): void => {
    for (; next < to; next = Math.min(to, (Math.floor(next / size) + 1) * size))
      rows.push({ kind: 'gap', number: next, to: Math.min(to, (Math.floor(next / size) + 1) * size) - 1 });
  };
  for (const frame of known) {
    gap(frame.number);
    next = frame.number + 1;
    if (frame.events.length === 0 && frame.number > 0) continue;
    rows.push({
      kind: 'frame',
      number: frame.number,
      texts: frame.events.map((event) => event.text),
      targets: frame.events.flatMap((event) => (event.links ?? []).map((link) => link.target)),
      turn: frame.events.some((event) => event.kind === 'turn-began'),
    });
  }
  gap(length);
  return rows;
}
