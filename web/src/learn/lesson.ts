import type { Line, Now, Option, View } from '../lib/protocol';

/**
 * A short guided match: the bot "teacher" follows a script, the learner is advised what to try and told what it is about.
 * What is said is in web/words under `learn-GAME-TURN-STEP`. Whoever goes his own way simply gets no advice.
 */
export interface Lesson {
  game: string;
  seats: number;
  options: Record<string, string>;
  moments: Moment[];
}

/** The learner is asked something: in which turn, at which step of the rules, and what to try, one after another. */
export interface Moment {
  turn: number;
  step: string;
  advise: string[];
}

/** Where the rules stand, as every view with turns and frames tells. */
function whereIs(view: View | undefined): { turn: number; step: string } | undefined {
  const frames = view?.frames;
  const top = Array.isArray(frames) ? frames.at(-1) : undefined;
  if (typeof view?.turn !== 'number' || top === null || typeof top !== 'object' || Array.isArray(top)) return undefined;
  return typeof top?.step === 'string' ? { turn: view.turn, step: top.step } : undefined;
}

export function momentAt(lesson: Lesson, now: Now): Moment | undefined {
  const here = whereIs(now.view);
  return here && lesson.moments.find((moment) => moment.turn === here.turn && moment.step === here.step);
}

/** What the learner has chosen since the present turn began. */
export function chosenThisTurn(lines: Line[], undone: ReadonlySet<number>): string[] {
  const own: string[] = [];
  for (const line of lines) {
    if (undone.has(line.number)) continue;
    if (line.choice !== undefined) own.push(line.choice);
    if (line.events?.some((event) => event.kind === 'turn-began')) own.length = 0;
  }
  return own;
}

/** The next thing to try: the first that was not tried in this turn and is possible. */
export function advice(moment: Moment, chosen: string[], options: Option[]): Option | undefined {
  const left = [...chosen];
  for (const id of moment.advise) {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    else return options.find((option) => option.id === id);
  }
  return undefined;
}

/** Whether the last thing the lesson is about has happened. */
export function isOver(lesson: Lesson, now: Now): boolean {
  const here = whereIs(now.view);
  return now.state === 'over' || (here !== undefined && here.turn > lesson.moments.at(-1)!.turn);
}
