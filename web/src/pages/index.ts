import type { Component } from 'svelte';

export type Page = Component<{ parts: string[] }>;

/** Pages are loaded when somebody goes there. */
const pages: Record<string, () => Promise<{ default: Page }>> = {
  '': () => import('./Lobby.svelte'),
  table: () => import('./Table.svelte'),
  join: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  friend: () => import('./Friend.svelte'),
  reset: () => import('./Reset.svelte'),
  statistics: () => import('./Statistics.svelte'),
  decks: () => import('./Decks.svelte'),
  about: () => import('./About.svelte'),
};

/** The page of an address, by its first word. */
export async function loadPage(name = ''): Promise<Page> {
  const load = Object.hasOwn(pages, name) ? pages[name]! : () => import('./Lost.svelte');
  return (await load()).default;
}
