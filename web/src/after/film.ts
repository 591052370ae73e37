import { get, post } from '../lib/api';
import { framesAt } from '../lib/matches';
import type { Frame, Replay } from '../lib/protocol';
import type { MatchFile } from './matchFile';

/** Whose eyes: a seat's, the spectators', or nobody's, which see all cards. */
export type Eyes = number | 'spectator' | 'open';
export type Reel = (eyes: Eyes, from: number, count: number) => Promise<Replay>;

/** The match of a table of this server; `unfolded` with what each choice looked like on its way. */
export const ofTable = (id: string, invitation?: string, unfolded = false): Reel => (eyes, from, count) =>
  get<Replay>(framesAt(id, invitation, eyes, from, count, unfolded));
/** A match that somebody has as a file. */
export const ofFile = (match: MatchFile): Reel => (eyes, from, count) =>
  post<Replay>('/api/replay', { match, seat: eyes, from, count, moments: true });

/** The frames of a match, fetched in parts when they are wanted and kept for each pair of eyes. */
export class Film {
  #parts = new Map<string, Promise<Replay>>();
  #frames = new Map<Eyes, Map<number, Frame>>();

  constructor(
    readonly reel: Reel,
    readonly size = 100,
  ) {}

  /** What is known of the match, from the first part. */
  head(eyes: Eyes): Promise<Replay> {
    return this.part(eyes, 0);
  }
  part(eyes: Eyes, index: number): Promise<Replay> {
    const key = `${eyes}/${index}`;
    let part = this.#parts.get(key);
    if (!part) {
      part = this.reel(eyes, index * this.size, this.size).then((replay) => {
        const frames = this.#frames.get(eyes) ?? new Map<number, Frame>();
        this.#frames.set(eyes, frames);
        for (const frame of replay.frames) frames.set(frame.number, frame);
        for (const thought of replay.thoughts ?? []) (frames.get(thought.frame)!.thoughts ??= []).push(thought);
        return replay;
      });
      this.#parts.set(key, part);
      part.catch(() => this.#parts.delete(key));
    }
    return part;
  }
  async frame(eyes: Eyes, number: number): Promise<Frame> {
    const there = this.#frames.get(eyes)?.get(number);
    if (there) return there;
    await this.part(eyes, Math.floor(number / this.size));
    const frame = this.#frames.get(eyes)?.get(number);
    if (!frame) throw new RangeError(`no frame ${number}`);
    return frame;
  }
  /** Frames that are here, in order. */
  here(eyes: Eyes): Frame[] {
    return [...(this.#frames.get(eyes)?.values() ?? [])].sort((a, b) => a.number - b.number);
  }
  async all(eyes: Eyes): Promise<Frame[]> {
    const { length } = await this.head(eyes);
    for (let index = 1; index * this.size < length; index++) await this.part(eyes, index);
    return this.here(eyes);
  }
}
