import type { Moment } from './moments';

/** Shows one moment after the other, each for its time. Whoever does not want to wait skips. */
export class MomentQueue {
  shown = $state.raw<Moment | null>(null);
  waiting = $state.raw<Moment[]>([]);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }
  /** What will be shown last. */
  get newest(): Moment | null {
    return this.waiting.at(-1) ?? this.shown;
  }
  push(moments: Moment[]): void {
    this.waiting = [...this.waiting, ...moments];
    if (document.hidden) this.skip();
    else this.#next();
  }
  /** Nothing leads there. */
  jump(moment: Moment | null): void {
    clearTimeout(this.#timer);
    this.#until = 0;
    this.waiting = [];
    this.shown = moment;
  }
  skip = (): void => {
    this.jump(this.newest);
  };

  /** However much has happened, nobody waits longer than this: whoever has to decide for less than his clock's grace. */
  static readonly most = { watching: 12_000, deciding: 4_500 };
  /** What would flash by is left out. */
  static readonly briefest = 1 / 3;

  #next = (): void => {
    clearTimeout(this.#timer);
    const left = this.#until - Date.now();
    if (left > 0) {
      this.#timer = setTimeout(this.#next, left);
      return;
    }
    this.#catchUp();
    const [first, ...rest] = this.waiting;
    if (!first) return;
    const hold = first.hold * Math.min(1, this.#longest() / this.#whole());
    this.shown = first;
    this.waiting = rest;
    this.#until = Date.now() + hold;
    this.#next();
  };
  #longest(): number {
    return this.newest?.now.decision?.must ? MomentQueue.most.deciding : MomentQueue.most.watching;
  }
  #whole(): number {
    return this.waiting.reduce((sum, moment) => sum + moment.hold, 1);
  }
  #catchUp(): void {
    const room = this.#longest() / MomentQueue.briefest;
    while (this.waiting.length > 1 && this.#whole() > room) this.waiting = this.waiting.slice(1);
  }
}
