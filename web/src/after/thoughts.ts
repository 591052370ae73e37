import type { Thought } from '../lib/protocol';

/** One of the options that a bot weighed, ready to be drawn. */
export interface Weighed {
  label: string;
  chosen: boolean;
  /** How long its bar is, from 0 to 1. */
  length: number;
  /** Of a bot that searches: its chance to win with this, and how much it preferred it. */
  chance?: number;
  share?: number;
  /** Of another, whose points say only more or less: from 0, the worst of these, to 1, the best; none where all are alike. */
  rated?: number;
}

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** The choice first. Whoever counts in points of its own is drawn between the worst and the best of them. */
export function weighed({ options, expected }: Thought): Weighed[] {
  const values = options.map((option) => option.value);
  const worst = Math.min(...values);
  const span = Math.max(...values) - worst;
  return options.map(({ label, value, weight }, i) => ({
    label,
    chosen: i === 0,
    ...(expected
      ? { length: between(value), chance: between(value), share: weight ?? 0 }
      : { length: span > 0 ? (value - worst) / span : 0, ...(span > 0 && { rated: (value - worst) / span }) }),
  }));
}
