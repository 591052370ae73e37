import { unfold, type Moment } from './moments';

type Now = Omit<Moment, 'hold'>;

const follows = (before: Moment, now: Now): boolean =>
  now.events.length > 0 && Number(now.view.turn) === Number(before.view.turn) + 1;

/**
 * Looking back at a match, somebody goes his own pace from line to line: cards that were turned up and down again in one of
 * them lie open for a while, and nothing else waits. A match that goes on is shown moment by moment by its table.
 */
export class Pace {
  shown = $state.raw<Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  push(now: Now, me: number | 'spectator'): void {
    const last = this.shown;
    this.#show(last && !document.hidden && follows(last, now) ? unfold(last.view, now, me) : [{ ...now, hold: 0 }]);
  }
  /** Another moment, or other eyes: nothing leads there. */
  jump(now: Now): void {
    this.#show([{ ...now, events: [], hold: 0 }]);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
  #show([first, ...rest]: Moment[]): void {
    clearTimeout(this.#timer);
    if (!first) return;
    this.shown = first;
    if (rest.length > 0) this.#timer = setTimeout(() => this.#show(rest), first.hold);
  }
}
