import { complain } from '../lib/problems';
import type { TableStore } from '../lib/table.svelte';

/** A match is counted behind everything else, so it takes a moment after its end. */
const pause = 1_500;
const most = 6;

/** Asks for the ratings at a table; after a match that counts for them, until they have changed. Gives what ends it. */
export function followRatings(table: Pick<TableStore, 'ratings' | 'askRatings'>, counted: boolean): () => void {
  const before = JSON.stringify(table.ratings);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function ask(left: number): Promise<void> {
    await table.askRatings();
    if (ended || left === 0 || JSON.stringify(table.ratings) !== before) return;
    timer = setTimeout(() => ask(left - 1).catch(complain), pause);
  }
  ask(counted ? most : 0).catch(complain);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
