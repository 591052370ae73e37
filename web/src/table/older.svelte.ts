import { hasRecent } from '../lib/recall';
import type { TableStore } from '../lib/table.svelte';

const pause = 2_000;

/**
 * Fetches older lines, page after page, for the story and for boards that keep a log: all of them where one may look back,
 * otherwise those of the turns that are shown.
 */
export function fetchOlder(table: () => TableStore, lookBack: () => boolean | undefined): void {
  let again = $state(0);
  $effect(() => {
    void again;
    const at = table();
    const back = lookBack();
    if (!at.online || at.whole || back === undefined) return;
    if (!back && hasRecent(at.lines, at.undone)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // With the page the lines change, and this runs again.
    at.older().catch(() => (timer = setTimeout(() => again++, pause)));
    return () => clearTimeout(timer);
  });
}
