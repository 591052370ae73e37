import type { View } from '../../lib/protocol';
import { unfold, type Moment } from './moments';

type Now = Omit<Moment, 'hold'>;
const over = (view: View): boolean => Array.isArray(view.winners) && view.winners.length > 0;

const follows = (before: Moment, now: Now): boolean =>
  now.events.length > 0 && Number(now.view.turn) === Number(before.view.turn) + 1;

/** Shows one moment after the other, each for its time. Whoever does not want to wait catches up. */
export class Pace {
  shown = $state.raw<Moment>();
  waiting = $state.raw<Moment[]>([]);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** However much has happened, nobody waits longer than this; whoever has to decide is told the rest in short. */
  static readonly most = { watching: 12_000, deciding: 3_000 };
  #most: number = Pace.most.watching;

  /** Something has come. Whoever looks back goes his own pace, and waits for nothing but an open card. */
  push(now: Now, me: number | 'spectator', live: boolean): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (!last || document.hidden || over(now.view)) return this.#only([{ ...now, hold: 0 }]);
    if (!live) return this.#only(follows(last, now) ? unfold(last.view, now, me) : [{ ...now, hold: 0 }]);
    if (now.events.length === 0) {
      // Words were said, or somebody came: nothing to wait for.
      if (this.waiting.length > 0) this.waiting = [...this.waiting.slice(0, -1), { ...last, ...now, events: last.events }];
      else this.shown = { ...last, ...now, events: last.events };
      return;
    }
    this.waiting = [...this.waiting, ...unfold(last.view, now, me)];
    this.#next();
  }
  /** Whether one has to decide now. */
  asked(now: boolean): void {
    this.#most = now ? Pace.most.deciding : Pace.most.watching;
    if (!now || this.waiting.length === 0) return;
    this.#until = Math.min(this.#until, Date.now() + Pace.most.deciding / (this.waiting.length + 1));
    this.#next();
  }
  catchUp = (): void => {
    const last = this.waiting.at(-1);
    if (last) this.#only([last]);
  };
  /** Another moment, or other eyes: nothing leads there. */
  jump(now: Now): void {
    this.#only([{ ...now, events: [], hold: 0 }]);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #only(moments: Moment[]): void {
    this.waiting = moments;
    this.#until = 0;
    this.#next();
  }
  #next = (): void => {
    clearTimeout(this.#timer);
    const left = this.#until - Date.now();
    if (left > 0) {
      this.#timer = setTimeout(this.#next, left);
      return;
    }
    const [first, ...rest] = this.waiting;
    if (!first) return;
    const whole = rest.reduce((sum, moment) => sum + moment.hold, first.hold);
    this.shown = first;
    this.waiting = rest;
    this.#until = Date.now() + first.hold * Math.min(1, this.#most / whole);
    this.#next();
  };
}
