import { get } from '../lib/api';
import type { Frame, Replay } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { countFrames, frameOf } from './moments';

/** Looking back at an earlier moment of a match that goes on meanwhile. */
export class Moments {
  frame = $state.raw<Frame | null>(null);

  constructor(readonly table: TableStore) {}

  get index(): number {
    return this.frame?.number ?? 0;
  }
  get last(): number {
    return countFrames(this.table.lines, this.table.undone) - 1;
  }
  has(line: number): boolean {
    return frameOf(this.table.lines, this.table.undone, line) !== undefined;
  }
  async show(line: number): Promise<void> {
    const index = frameOf(this.table.lines, this.table.undone, line);
    if (index !== undefined) await this.step(index);
  }
  async step(index: number): Promise<void> {
    const { id, seat, invitation } = this.table;
    const query = new URLSearchParams({ seat: String(seat), from: String(index), count: '1' });
    if (invitation !== undefined) query.set('invitation', invitation);
    const replay = await get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?${query}`);
    this.frame = replay.frames[0] ?? null;
  }
  back(): void {
    this.frame = null;
  }
}
