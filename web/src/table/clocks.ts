import type { Clock, Limit } from '../lib/protocol';

/** A seat's clock as it is drawn: what is left in milliseconds, and whether it runs. */
export interface ShownClock {
  left: number;
  runs: boolean;
}

/**
 * `now` is the server's time. A seat without a bank shows a clock only while it runs; in the grace before it begins to run
 * it stands at what there is.
 */
export function clockOf(clock: Clock, seat: number, now: number): ShownClock | undefined {
  if (clock.kind === 'none') return undefined;
  const its = clock.seats?.[seat];
  if (its?.until !== undefined) {
    const whole = clock.kind === 'bank' ? its.left : clock.kind === 'decision' ? 1000 * clock.seconds : undefined;
    return { left: Math.min(Math.max(0, its.until - now), whole ?? Infinity), runs: true };
  }
  if (clock.kind === 'bank' && its?.left !== undefined) return { left: Math.max(0, its.left), runs: false };
  return undefined;
}

/** What is left of the whole match; it stands where the match does not go on. */
export function matchClock(limit: Limit | undefined, now: number): ShownClock | undefined {
  if (limit?.until === undefined) return undefined;
  return { left: Math.min(Math.max(0, limit.until - now), 60_000 * limit.minutes), runs: true };
}

export type Span = { unit: 'days'; days: number; hours: number } | { unit: 'clock'; text: string };

/** "0:09", "12:30", "3:00:00", and days with hours from a day on. */
export function span(milliseconds: number): Span {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return { unit: 'clock', text: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}

/** The last minutes of a match. */
export const isLate = (clock: ShownClock): boolean => clock.left < 5 * 60_000;

/** Under ten seconds somebody should hurry. */
export const isShort = (clock: ShownClock): boolean => clock.runs && clock.left < 10_000;
