import type { Line } from '../lib/protocol';

/** What stands together in the story: a line, or several in which everybody only passes. */
export interface Row {
  /** At least one. */
  lines: Line[];
  /** What the server chose for us right after it, of which there is nothing else to tell. */
  skipped: Line[];
}

/** So many who pass one after the other are one row. */
const crowd = 3;

const texts = (line: Line): number => (line.events ?? []).filter(({ text }) => text).length;

/** Whether there is anything to read in it: what somebody sets for himself is told by the settings. */
const says = (line: Line): boolean =>
  line.kind === 'choice' || line.kind === 'time' ? texts(line) > 0 : line.kind !== 'asks' && line.kind !== 'stops';

/** Whether it tells that somebody passed and nothing else. */
const passes = ({ kind, events = [] }: Line): boolean =>
  kind === 'choice' && events.some(({ text }) => text) && events.every((event) => !event.text || (event.kind === 'passed' && typeof event.seat === 'number'));

/** Who passes in these lines, in their order. */
export const passing = (lines: Line[]): number[] => [
  ...new Set(lines.flatMap(({ events = [] }) => events.flatMap(({ kind, seat }) => (kind === 'passed' && typeof seat === 'number' ? [seat] : [])))),
];

/** The story with what repeats itself folded. What was taken back is folded with its like only. */
export function folded(lines: Line[], undone: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  /** The row of passes that is going on. */
  let row: Row[] = [];
  const close = (): void => {
    if (row.length >= crowd) rows.splice(rows.length - row.length, row.length, { lines: row.flatMap((one) => one.lines), skipped: row.flatMap((one) => one.skipped) });
    row = [];
  };
  for (const line of lines) {
    const last = rows.at(-1);
    if (!says(line)) {
      if (line.passed && last) last.skipped.push(line);
      else if (line.passed) rows.push({ lines: [line], skipped: [] });
      continue;
    }
    const goesOn = passes(line) && (row.length === 0 || undone.has(row[0]!.lines[0]!.number) === undone.has(line.number));
    if (!goesOn) close();
    const next: Row = { lines: [line], skipped: [] };
    rows.push(next);
    if (passes(line)) row.push(next);
  }
  close();
  return rows;
}
