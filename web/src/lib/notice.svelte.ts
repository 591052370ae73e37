import { get } from './api';
import type { Notice } from './protocol';
import { socket } from './socket';

/** What whoever runs the server tells everybody. A socket hears of it at once; without one it is asked for now and then. */
class Board {
  notice = $state.raw<Notice | null>(null);

  async look(): Promise<void> {
    this.notice = (await get<{ notice: Notice | null }>('/api/notice')).notice;
  }
}
export const board = new Board();

const every = 30_000;

/** Looks from now on; what is returned ends it. */
export function watchNotices(): () => void {
  const look = (): void => {
    // A server that is not there says nothing new.
    if (!document.hidden) board.look().catch(() => undefined);
  };
  look();
  socket.noticed = (notice) => (board.notice = notice);
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
