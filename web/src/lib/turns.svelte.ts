import { get } from './api';
import { badge } from './badge';
import { gameName } from './games.svelte';
import { person } from './me.svelte';
import type { Listing } from './protocol';
import { go } from './router.svelte';
import { keepSettings, settings } from './settings.svelte';
import { t } from './words.svelte';

/**
 * Calls somebody back to matches that are played by turns, with a notification of the browser: only if he asked for it,
 * only while no page of ours is looked at, and with nothing in it that is not known to the whole table.
 */
const every = 60_000;

/** Whether this browser can do it at all. */
export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks for the permission; a browser allows that only after a click. */
export async function wantCalls(yes: boolean): Promise<void> {
  settings.calls = yes && canNotify() && (await Notification.requestPermission()) === 'granted';
  keepSettings();
}

export const wantsCalls = (): boolean => settings.calls && 'Notification' in globalThis && Notification.permission === 'granted';

/** Matches by turns that wait for us now and did not before. */
export function newCalls(tables: Listing[], waiting: string[], before: ReadonlySet<string>): Listing[] {
  return tables.filter(({ table, clock }) => clock.kind === 'days' && waiting.includes(table) && !before.has(table));
}

function call({ table, game }: Listing): void {
  const title = t('call-title');
  const options = { body: t('call-body', { game: gameName(game, null) }), tag: table, icon: '/favicon.svg', data: `/table/${table}` };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      go(options.data);
      notification.close();
    };
  } catch {
    // On a telephone only the service worker may show one.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}

/** Looks after the matches for as long as the page is open; what waits already when one goes away is no news. */
export function watchTurns(): () => void {
  let known: ReadonlySet<string> | undefined;
  let looking = false;
  async function look(): Promise<void> {
    if (looking || !wantsCalls() || !person.me || !document.hidden) return;
    looking = true;
    try {
      const { tables, waiting } = await get<{ tables: Listing[]; waiting: string[] }>('/api/mine');
      if (known && document.hidden) newCalls(tables, waiting, known).forEach(call);
      known = new Set(waiting);
      badge(waiting.length);
    } catch {
      // The next look may find the server.
    } finally {
      looking = false;
    }
  }
  const turned = (): void => {
    known = undefined;
    void look();
  };
  document.addEventListener('visibilitychange', turned);
  const timer = setInterval(() => void look(), every);
  return () => {
    document.removeEventListener('visibilitychange', turned);
    clearInterval(timer);
  };
}
