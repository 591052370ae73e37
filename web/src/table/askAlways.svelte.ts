import { Refused } from '../lib/api';
import type { TableStore } from '../lib/table.svelte';

/** Tells the table whether we want to be asked also where there is nothing to choose; nobody else learns of it. */
export function tellWhetherToAsk(of: () => TableStore, wanted: () => boolean): void {
  let told: { table: string; always: boolean } | undefined;
  $effect(() => {
    const [table, always] = [of(), wanted()];
    if (typeof table.seat !== 'number' || table.now?.state !== 'running') return;
    const knows = told?.table === table.id ? told.always : (table.now.asks_always ?? false);
    if (knows === always) return;
    told = { table: table.id, always };
    // Whoever changes his mind too often is asked as before.
    table.ask('asks', { always }).catch((error: unknown) => {
      // Who was not heard says it again with the next packet.
      if (error instanceof Refused && error.problem.code === 'unreachable') told = undefined;
    });
  });
}
