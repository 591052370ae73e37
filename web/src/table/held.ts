import { invitationTo, keepInvitation } from '../lib/invitations';
import { TableStore } from '../lib/table.svelte';

/** Tables that a page holds open. An invitation becomes the table's own address without the table being left between. */
const held = new Map<string, TableStore>();
const holders = new WeakMap<TableStore, number>();

/** The table of an address, with the invitation there is or was to it. */
export function tableAt(id: string, invitation?: string): TableStore {
  if (invitation !== undefined) keepInvitation(id, invitation);
  const kept = invitationTo(id);
  const there = held.get(id);
  if (there && there.invitation === kept) return there;
  return new TableStore(id, kept);
}

/** Opens the table for as long as somebody holds it; gives the function that lets go. */
export function hold(table: TableStore): () => void {
  const before = holders.get(table) ?? 0;
  holders.set(table, before + 1);
  held.set(table.id, table);
  if (before === 0) table.enter();
  return () => {
    // The next page may already be on its way to the same table.
    setTimeout(() => {
      const left = (holders.get(table) ?? 1) - 1;
      holders.set(table, left);
      if (left > 0) return;
      table.leave();
      if (held.get(table.id) === table) held.delete(table.id);
    });
  };
}
