import { get } from '../lib/api';
import { framesAt } from '../lib/matches';
import type { Frame, Replay } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { countFrames, frameOf } from './moments';

/** Looking back at an earlier moment of a match that goes on meanwhile. */
export class Moments {
  frame = $state.raw<Frame | null>(null);
  #wanted = 0;

  constructor(readonly table: TableStore) {}

  get index(): number {
    return this.frame?.number ?? 0;
  }
  get last(): number {
    return countFrames(this.table.lines, this.table.undone) - 1;
  }
  async show(line: number): Promise<void> {
    // Frames are counted from the beginning.
    await this.table.all();
    const index = frameOf(this.table.lines, this.table.undone, line);
    if (index !== undefined) await this.step(index);
  }
  async step(index: number): Promise<void> {
    const { id, seat, invitation } = this.table;
    const wanted = ++this.#wanted;
    const replay = await get<Replay>(framesAt(id, invitation, seat, index, 1));
    // Whoever has moved on, or is back, does not want it any more.
    if (wanted === this.#wanted) this.frame = replay.frames[0] ?? null;
  }
  back(): void {
    this.#wanted++;
    this.frame = null;
  }
}
