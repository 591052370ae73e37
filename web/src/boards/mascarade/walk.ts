/**
 * Walking over the board by arrow keys: left and right to the next of the same kind, round the table; up and down
 * between a player's name, coins and cards.
 */
export type Group = 'name' | 'coins' | 'card' | 'token' | 'pile';

const within = <T>(list: T[], from: T, by: number): T | undefined => {
  const at = list.indexOf(from);
  return at < 0 ? undefined : list[(at + by + list.length) % list.length];
};

/** What an arrow key leads to; undefined for any other key. */
export function walk(root: Element, from: Element, key: string): HTMLElement | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const thing = from.closest<HTMLElement>('[data-walk]');
  if (by === undefined || !thing) return undefined;
  const seat = thing.closest('li.seat');
  const list =
    seat && (key === 'ArrowUp' || key === 'ArrowDown')
      ? seat.querySelectorAll<HTMLElement>('[data-walk]')
      : root.querySelectorAll<HTMLElement>(`[data-walk="${thing.dataset.walk}"]`);
  return within([...list], thing, by);
}

/** What the Tab key stops at: everything that can be chosen, and where nothing can, the thing one was at last. */
export const stopsAt = (id: string, lit: boolean, anyLit: boolean, last: string): 0 | -1 =>
  lit || (!anyLit && id === last) ? 0 : -1;
