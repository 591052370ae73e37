import type { LogLine } from './board';
import type { GameInfo, Line, Now } from './protocol';

/** Whether one may look back at what has happened; nothing as long as we do not know the game. */
export function mayLookBack(info: GameInfo | undefined, now: Now): boolean | undefined {
  if (now.state === 'over') return true;
  return info && (info.recall === undefined || now.options[info.recall] === 'yes');
}

const beginsTurn = ({ kind }: { kind: string }): boolean => kind === 'turn-began';

const turnsIn = (lines: Line[], undone: ReadonlySet<number>): Line[] =>
  lines.filter((line) => !undone.has(line.number) && line.events?.some(beginsTurn));

/** Whether `recent` has all it shows, if older lines are missing. */
export const hasRecent = (lines: Line[], undone: ReadonlySet<number>): boolean => turnsIn(lines, undone).length >= 2;

/** What is still in everybody's ears: this turn and the one before. Before the first turn that is everything. */
export function recent(lines: Line[], undone: ReadonlySet<number>): Line[] {
  const begins = turnsIn(lines, undone);
  const from = begins.at(-2) ?? begins.at(-1);
  if (!from) return lines;
  return lines
    .filter((line) => line.number >= from.number)
    // The choice that ended a turn tells of that turn before it tells of the next.
    .map((line) => (line === from ? { ...line, events: line.events!.slice(line.events!.findLastIndex(beginsTurn)) } : line));
}

/** Every event that counts, with its turn. */
export function logOf(lines: Line[], undone: ReadonlySet<number>): LogLine[] {
  let turn = 0;
  return lines
    .filter((line) => !undone.has(line.number))
    .flatMap((line) => line.events ?? [])
    .map((event) => {
      if (beginsTurn(event) && typeof event.turn === 'number') turn = event.turn;
      return { turn, event };
    });
}
