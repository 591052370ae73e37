import { glimpsesOf, holdOf, type Speed } from '../lib/moments';
import type { Frame, GameEvent } from '../lib/protocol';

/** What a replay shows at once: a frame, or the way to it with what has happened so far. */
export interface Step {
  frame: Frame;
  /** What leads to it. */
  news: GameEvent[];
  /** For how many milliseconds it is to be seen while the replay runs. */
  hold: number;
}

/** How long a frame stays in which nothing is to be read, and every frame where choices are not shown step by step. */
const [quiet, whole] = [700, 1400];
const nobody = (): boolean => false;

const restOf = (news: GameEvent[], pace: Speed): number => (pace === 'none' ? whole : Math.max(holdOf(news, nobody, pace), quiet));

/** A frame that one jumps to. */
export const stepTo = (frame: Frame, news: GameEvent[], pace: Speed): Step => ({ frame, news, hold: restOf(news, pace) });

/** What one choice did, from the frame before it to the one it led to. */
export function stepsOf(frame: Frame, before: Frame, pace: Speed): Step[] {
  const { scores, halves } = before;
  const way = pace === 'none' ? [] : glimpsesOf(frame.view, frame.events, frame.moments);
  const begins = [0, ...way.map(({ events }) => events)];
  const steps = way.map(({ events, view }, i): Step => {
    const news = frame.events.slice(begins[i], events);
    // What is asked next, and the score, are those of the end.
    const seen = { ...frame, view, events: frame.events.slice(0, events), deciding: [], scores, halves };
    return { frame: seen as Frame, news, hold: holdOf(news, nobody, pace) };
  });
  return [...steps, stepTo(frame, frame.events.slice(begins.at(-1)), pace)];
}
