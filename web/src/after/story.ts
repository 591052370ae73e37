import type { Frame } from '../lib/protocol';
import { pointsOf } from './points';

/** The scores of a match from its first moment to its last. */
export interface Story {
  /** For each seat its score at each moment. */
  series: number[][];
  /** Moments at which a turn began, and which. */
  turns: { at: number; turn: number }[];
}

export function storyOf(frames: Frame[], seats: number): Story {
  const series = Array.from({ length: seats }, (_, seat) => frames.map((frame) => pointsOf(frame, seat)));
  const turns: Story['turns'] = [];
  for (const [at, frame] of frames.entries()) {
    const began = frame.events.find((event) => event.kind === 'turn-began');
    if (began) turns.push({ at, turn: typeof began.turn === 'number' ? began.turn : turns.length + 1 });
  }
  return { series, turns };
}

/** Whether there is anything to draw: in some games nobody scores. */
export const hasScores = (story: Story): boolean => story.series.some((scores) => scores.some((score) => score !== 0));

/** The turn that a moment belongs to; nothing before the first. */
export const turnAt = (story: Story, at: number): number | undefined =>
  story.turns.findLast((turn) => turn.at <= at)?.turn;

/** What each seat had when a turn ended; without turns, whenever a score had changed. */
export function rowsOf(story: Story): { turn: number | undefined; at: number; scores: number[] }[] {
  const last = (story.series[0]?.length ?? 0) - 1;
  if (last < 0) return [];
  const scoresAt = (at: number): number[] => story.series.map((scores) => scores[at]!);
  if (story.turns.length > 0)
    return story.turns.map(({ turn }, index) => {
      // What a turn's last moment brings, such as its scoring, comes with the moment that begins the next.
      const at = story.turns[index + 1]?.at ?? last;
      return { turn, at, scores: scoresAt(at) };
    });
  const rows = [];
  for (let at = 0; at <= last; at++)
    if (at === last || story.series.some((scores) => at > 0 && scores[at] !== scores[at - 1]))
      rows.push({ turn: undefined, at, scores: scoresAt(at) });
  return rows;
}

/** Round numbers for an axis, from at most 0 to at least the highest score. */
export function ticks(story: Story, most = 5): number[] {
  const all = story.series.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const rough = (high - low) / most;
  const ten = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * ten).find((n) => n >= rough && Number.isInteger(n))!;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

/** The line of a score as steps: flat until it changes. */
export function steps(scores: number[], x: (at: number) => number, y: (score: number) => number): string {
  let path = '';
  for (const [at, score] of scores.entries()) {
    if (at === 0) path = `M${x(0)} ${y(score)}`;
    else if (score !== scores[at - 1]) path += `H${x(at)}V${y(score)}`;
  }
  return path && `${path}H${x(scores.length - 1)}`;
}

/** Heights moved apart so that labels do not cover each other, in the order they are given back. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  for (const [k, i] of order.entries()) if (k > 0) out[i] = Math.max(out[i]!, out[order[k - 1]!]! + gap);
  let limit = lowest;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i]!, limit);
    limit = out[i]! - gap;
  }
  return out;
}
