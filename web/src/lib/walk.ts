/** What an arrow key leads to, from a thing on a board to the next of its kind; undefined for any other key. */
export function walk(root: Element, from: Element, key: string): HTMLElement | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const thing = from.closest<HTMLElement>('[data-walk]');
  if (by === undefined || !thing) return undefined;
  const all = [...root.querySelectorAll<HTMLElement>(`[data-walk="${thing.dataset.walk}"]`)];
  const at = all.indexOf(thing);
  return at < 0 ? undefined : all[(at + by + all.length) % all.length];
}

/** What a key does on a board: Escape puts back what is held, if anything is, and the arrows go from thing to thing. */
export function goByKey(event: KeyboardEvent & { currentTarget: Element }, putBack: (() => void) | null, way = walk): void {
  if (event.key === 'Escape' && putBack && !event.defaultPrevented) {
    event.preventDefault();
    return putBack();
  }
  const next = event.target instanceof Element ? way(event.currentTarget, event.target, event.key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * What the Tab key stops at, of things of one kind: everything that can be chosen; where nothing can, the thing one was at
 * last, or the first if that is gone.
 */
export function stopsOf(ids: string[], lit: (id: string) => boolean, last: string | undefined): string[] {
  const bright = ids.filter(lit);
  if (bright.length > 0) return bright;
  const one = last !== undefined && ids.includes(last) ? last : ids[0];
  return one === undefined ? [] : [one];
}
