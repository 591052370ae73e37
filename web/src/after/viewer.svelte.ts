import type { Frame, GameEvent, Replay } from '../lib/protocol';
import { MomentQueue } from '../lib/queue.svelte';
import { settings } from '../lib/settings.svelte';
import { Film, type Eyes } from './film';
import { frameAt, frameOfLine, momentOf, type Moment } from './moments';
import { stepTo, stepsOf, type Step } from './steps';

/** Somebody who looks at a match again: whose eyes, which moment, and whether it runs. */
export class Viewer {
  eyes = $state<Eyes>('open');
  head = $state.raw<Replay | null>(null);
  /** A frame that leads to the next is shown as a table shows a choice: one moment after the other. */
  readonly queue = new MomentQueue<Step>();
  /** Frames to choose from in the log. */
  known = $state.raw<Frame[]>([]);
  playing = $state(false);
  speed = $state(1);
  /** Where the person last went. Eyes that see less show a moment before it, and going on to other eyes comes back. */
  #moment: Moment = { share: 0 };
  #wanted = 0;

  constructor(public film: Film) {}

  get frame(): Frame | null {
    return this.queue.shown?.frame ?? null;
  }
  /** What has just happened, if it was a step forwards, so that it may be shown as motion. */
  get news(): GameEvent[] {
    return this.queue.shown?.news ?? [];
  }
  get number(): number {
    return this.frame?.number ?? 0;
  }
  get last(): number {
    return Math.max(0, (this.head?.length ?? 1) - 1);
  }

  /** Begins with these eyes: at a line of their history, at a frame, or at the start. */
  async begin(eyes: Eyes, at: { line?: number; frame?: number } = {}): Promise<void> {
    const wanted = ++this.#wanted;
    const { length } = await this.film.head(eyes);
    const number =
      at.line === undefined ? (at.frame ?? 0) : await frameOfLine(at.line, length, (k) => this.film.frame(eyes, k));
    if (wanted === this.#wanted) await this.#show(eyes, Math.min(number, length - 1), true);
  }
  /** Looks through other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const wanted = ++this.#wanted;
    const { length } = await this.film.head(eyes);
    const number = await frameAt(this.#moment, length, (k) => this.film.frame(eyes, k));
    if (wanted === this.#wanted) await this.#show(eyes, number, false);
  }
  /** Jumps there. */
  async go(number: number): Promise<void> {
    const to = this.#inside(number);
    if (to !== this.number || !this.frame) await this.#show(this.eyes, to, true);
    else this.queue.skip();
  }
  /** Goes on to the next frame and shows what happens on the way. */
  async on(): Promise<void> {
    const to = this.#inside(this.number + 1);
    if (to !== this.number) await this.#show(this.eyes, to, true, true);
  }
  step(by: 1 | -1): Promise<void> {
    this.playing = false;
    return by > 0 ? this.on() : this.go(this.number - 1);
  }
  /** Fetches everything anew, in another language. */
  async refresh(): Promise<void> {
    this.film = new Film(this.film.reel, this.film.size);
    await this.#show(this.eyes, this.number, true);
  }
  /** Fetches a part of the log. */
  async fetch(number: number): Promise<void> {
    await this.film.frame(this.eyes, number);
    this.known = this.film.here(this.eyes);
  }

  #inside(number: number): number {
    return Math.max(0, Math.min(number, this.last));
  }
  async #show(eyes: Eyes, number: number, moved: boolean, slowly = false): Promise<void> {
    const wanted = ++this.#wanted;
    const [head, frame] = await Promise.all([this.film.head(eyes), this.film.frame(eyes, number)]);
    // Whoever moves on quickly wants only the last.
    if (wanted !== this.#wanted) return;
    this.queue.skip();
    const before = eyes === this.eyes && this.frame?.number === number - 1 ? this.frame : null;
    this.eyes = eyes;
    this.head = head;
    const steps = before && slowly ? stepsOf(frame, before, settings.pace) : [stepTo(frame, before ? frame.events : [], settings.pace)];
    const timed = steps.map((step) => ({ ...step, hold: step.hold / this.speed }));
    if (slowly) this.queue.push(timed);
    else this.queue.jump(timed.at(-1)!);
    if (moved) this.#moment = momentOf(frame, head.length);
    this.known = this.film.here(eyes);
    const ahead = Math.min(number + this.film.size / 4, head.length - 1);
    if (Math.floor(ahead / this.film.size) !== Math.floor(number / this.film.size))
      this.film.frame(eyes, ahead).then(
        () => {
          if (eyes === this.eyes) this.known = this.film.here(eyes);
        },
        // It is fetched again when it is wanted, and then it is told.
        () => {},
      );
  }
}
