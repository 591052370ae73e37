import type { Frame } from '../lib/protocol';

/**
 * Which moment of a match a frame is. Everybody's frames are numbered for himself, because nobody sees every choice, so
 * the same number is another moment to other eyes. How many choices had been made is exact; the time is nearly so.
 */
export interface Moment {
  choices?: number;
  at?: number;
  /** From 0 to 1: where in the match it was, if nothing better is known. */
  share: number;
}

export function momentOf(frame: Frame, length: number): Moment {
  return {
    ...(frame.choices === undefined ? {} : { choices: frame.choices }),
    ...(frame.at === undefined ? {} : { at: frame.at }),
    share: length > 1 ? frame.number / (length - 1) : 0,
  };
}

/** Less than 0 if the frame is of before the moment, 0 if of the same; nothing if they cannot be compared. */
export function compare(frame: Frame, moment: Moment): number | undefined {
  if (frame.choices !== undefined && moment.choices !== undefined) return frame.choices - moment.choices;
  if (frame.at !== undefined && moment.at !== undefined) return frame.at - moment.at;
  return undefined;
}

/**
 * The number of the last frame that is not after the moment: what these eyes had before them then. Frames are asked for
 * by number; few are, as each may have to be fetched.
 */
export async function frameAt(
  moment: Moment,
  length: number,
  frame: (number: number) => Promise<Frame>,
): Promise<number> {
  const guess = Math.round(moment.share * (length - 1));
  if (compare(await frame(guess), moment) === undefined) return guess;
  let low = 0;
  let high = length - 1;
  for (let middle = guess; low < high; middle = Math.ceil((low + high) / 2)) {
    if (compare(await frame(middle), moment)! <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The number of the frame that shows the board after a line of the table's history. */
export async function frameOfLine(
  line: number,
  length: number,
  frame: (number: number) => Promise<Frame>,
): Promise<number> {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (((await frame(middle)).line ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}
