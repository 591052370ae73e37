import type { Moment } from './moments';

/** What is shown for a time, with what leads to it; at a table also how things stand then. */
type Timed = Pick<Moment, 'hold'> & Partial<Pick<Moment, 'now'>> & { news: unknown[] };

/** A moment after others that nobody has seen: what led to them leads to it. */
const after = <M extends Timed>(unseen: M[], moment: M): M =>
  unseen.some(({ news }) => news.length > 0) ? { ...moment, news: [...unseen, moment].flatMap(({ news }) => news) } : moment;

/** Shows one moment after the other, each for its time. Whoever does not want to wait skips. */
export class MomentQueue<M extends Timed = Moment> {
  shown = $state.raw<M | null>(null);
  waiting = $state.raw<M[]>([]);
  /** Until when the moment that is shown is to be seen, and by when all are to be through. */
  #until = 0;
  #by = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }
  /** What will be shown last. */
  get newest(): M | null {
    return this.waiting.at(-1) ?? this.shown;
  }
  push(moments: M[]): void {
    this.waiting = [...this.waiting, ...moments];
    this.#by = Date.now() + this.#longest();
    if (document.hidden) this.skip();
    else this.#next();
  }
  /** Nothing leads there. */
  jump(moment: M | null): void {
    clearTimeout(this.#timer);
    this.#until = 0;
    this.waiting = [];
    this.shown = moment;
  }
  skip = (): void => {
    const newest = this.waiting.at(-1);
    this.jump(newest ? after(this.waiting.slice(0, -1), newest) : this.shown);
  };

  /** However much has happened, nobody waits longer than this; whoever has to decide by the clock for less than its grace. */
  static readonly most = { watching: 14_000, deciding: 9_000, clocked: 4_500 };
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
    const hold = first.hold * Math.min(1, Math.max(this.#by - Date.now(), 0) / this.#whole());
    if (hold <= 0 && rest[0]) {
      this.waiting = [after([first], rest[0]), ...rest.slice(1)];
      return this.#next();
    }
    this.shown = first;
    this.waiting = rest;
    this.#until = Date.now() + hold;
    this.#next();
  };
  #longest(): number {
    const now = this.newest?.now;
    if (!now?.decision?.must) return MomentQueue.most.watching;
    return now.clock.kind === 'decision' || now.clock.kind === 'bank' ? MomentQueue.most.clocked : MomentQueue.most.deciding;
  }
  #whole(): number {
    return this.waiting.reduce((sum, moment) => sum + moment.hold, 1);
  }
  #catchUp(): void {
    const room = (this.#by - Date.now()) / MomentQueue.briefest;
    while (this.waiting.length > 1 && this.#whole() > room) {
      const [lost, next, ...rest] = this.waiting;
      this.waiting = [after([lost!], next!), ...rest];
    }
  }
}
