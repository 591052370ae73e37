/**
 * Addresses of the client: /, /table/ID, /join/ID/KEY, /replay, /replay/ID, /rules/GAME, /learn/GAME, /friend/LINK,
 * /reset#LINK, /statistics, /decks, /decks/new, /decks/ID, /decks/shared#DECK, /about.
 */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  /** The words of the address: "/table/abc" is ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }
}
export const place = new Place();

/** An address that somebody mistyped leads to no page, but it is an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}
addEventListener('popstate', look);
addEventListener('hashchange', look);

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
}

/** Lets a link of ours change the page without loading it; anything else that is clicked is the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
