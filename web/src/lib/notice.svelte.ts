import type { Component } from 'svelte';
import { get } from './api';
import { complain } from './problems';
import type { Notice } from './protocol';
import { socket } from './socket';

/** What whoever runs the server tells everybody. A socket hears of it at once; without one it is asked for now and then. */
class Board {
  notice = $state.raw<Notice | null>(null);
  /** What shows it; comes when there is something to show. */
  Banner = $state.raw<Component<{ notice: Notice | null }> | null>(null);

  show(notice: Notice | null): void {
    this.notice = notice;
    if (notice && !this.Banner) import('../ui/Banner.svelte').then((part) => (this.Banner = part.default), complain);
  }
  async look(): Promise<void> {
    this.show((await get<{ notice: Notice | null }>('/api/notice')).notice);
  }
}
export const board = new Board();

const every = 30_000;

/** Looks from now on; what is returned ends it. */
export function watchNotices(): () => void {
  // A server that is not there says nothing new.
  const ask = (): void => void board.look().catch(() => undefined);
  const look = (): void => {
    if (!document.hidden && !socket.hears) ask();
  };
  look();
  // What was said before it was there it has not heard.
  socket.begun = ask;
  socket.noticed = (notice) => board.show(notice);
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
