import type { Frame, Replay } from '../lib/protocol';
import { Film, type Eyes } from './film';
import { frameAt, frameOfLine, momentOf, type Moment } from './moments';

/** Somebody who looks at a match again: whose eyes, which moment, and whether it runs. */
export class Viewer {
  eyes = $state<Eyes>('open');
  head = $state.raw<Replay | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** Frames to choose from in the log. */
  known = $state.raw<Frame[]>([]);
  /** The last step was one forwards, so that what happened in it may be shown as motion. */
  forwards = $state(false);
  playing = $state(false);
  speed = $state(1);
  /** Where the person last went. Eyes that see less show a moment before it, and going on to other eyes comes back. */
  #moment: Moment = { share: 0 };
  #wanted = 0;

  constructor(public film: Film) {}

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
  async go(number: number): Promise<void> {
    const to = Math.max(0, Math.min(number, this.last));
    if (to !== this.number || !this.frame) await this.#show(this.eyes, to, true);
  }
  step(by: number): Promise<void> {
    this.playing = false;
    return this.go(this.number + by);
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

  async #show(eyes: Eyes, number: number, moved: boolean): Promise<void> {
    const wanted = ++this.#wanted;
    const [head, frame] = await Promise.all([this.film.head(eyes), this.film.frame(eyes, number)]);
    // Whoever moves on quickly wants only the last.
    if (wanted !== this.#wanted) return;
    this.forwards = eyes === this.eyes && this.frame?.number === number - 1;
    this.eyes = eyes;
    this.head = head;
    this.frame = frame;
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
