import type { GameEvent, Option, View } from './protocol';
import type { ShownSeat } from './table.svelte';

/**
 * What a board is given, whichever game it draws and whether the match is live or a replay. A board draws `view`, lights
 * what `at` finds an option for, and hands every click on a thing to `touch` and on a number to `ask`.
 *
 * It fits one screen: the page gives it `--board-height`, and everything that can be chosen (`data-offers`) and the
 * reader's own hand and score (`data-own`) is in sight within that. A player's panel is all there is of a seat, so it has
 * a `SeatState` beside the name; what is printed on a card is shown by `previewing`.
 */
export interface BoardProps {
  game: string;
  /** The prefix of the game's words: "nh". */
  prefix: string;
  view: View;
  seats: ShownSeat[];
  me: number | 'spectator';
  /** Options there are now; none in a replay or while another decides. */
  options: Option[];
  /**
   * Targets to point at: what a word of the log is about, or what a lesson advises. Things on a board carry their target
   * as `data-target`, so that the page can scroll to them; what is pointed at has the class `pointed`.
   */
  pointed: string[];
  /** What happened to come to this view, for motion. */
  events: GameEvent[];
  /** The view changes as the match goes on, and not because somebody looks back. */
  live?: boolean;
  /** Everything this seat was told up to this view, if it may look back at it. */
  log?: LogLine[];
  /** A thing was chosen by mouse, touch or key: plays its option, or asks which of several, or asks why not. */
  touch(target: string, at: Element): void;
  /** Asks where a number of the view comes from: "players.0.points". */
  ask(path: string, at: Element): void;
  /** Whether there is an answer to that; a number without one is only a number. */
  mayAsk(path: string): boolean;
}

/** An event of the match, and in which turn it happened; 0 is before the first. */
export interface LogLine {
  turn: number;
  event: GameEvent;
}

/**
 * What a hand on a thing of a board leads to, as its `data-offers`: those of the targets that options are about, whether
 * at once or by way of another thing. The prompt has no buttons for what the board offers.
 */
export function offers(options: Option[], targets: string[]): string | undefined {
  return targets.filter((target) => options.some((option) => option.target === target)).join(' ') || undefined;
}

/** The targets that a board offers, by what it has drawn. */
export const offeredOn = (board: Element): Set<string> =>
  new Set([...board.querySelectorAll<HTMLElement>('[data-offers]')].flatMap((thing) => thing.dataset.offers!.split(' ')));

/** Options by what they are about. */
export function optionsAt(options: Option[], target: string): Option[] {
  return options.filter((option) => option.target === target);
}

/** Whether a path is among those that have an account; a star stands for any step. */
export const hasAccount = (accounts: string[] | undefined, path: string): boolean => {
  const steps = path.split('.');
  return (accounts ?? []).some((listed) => {
    const stars = listed.split('.');
    return stars.length === steps.length && stars.every((star, i) => star === '*' || star === steps[i]);
  });
};

/** The options that a thing of a board leads to, by its `data-offers`. */
export function optionsOn(options: Option[], thing: HTMLElement | null): Option[] {
  const targets = thing?.dataset.offers?.split(' ') ?? [];
  return options.filter(({ target }) => target !== undefined && targets.includes(target));
}
