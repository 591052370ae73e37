import { beforeEach, expect, it, vi } from 'vitest';
import type { Listing } from '../lib/protocol';

/** What the lobby has, newest first, and what was asked of it. */
let listed: string[] = [];
let asked: string[] = [];
const perPage = 2;
vi.mock('../lib/badge', () => ({ badge: () => {} }));
vi.mock('../lib/me.svelte', () => ({ person: { me: null, arrive: async () => {} } }));
vi.mock('../lib/api', () => ({
  Refused: class extends Error {},
  get: async (path: string) => {
    asked.push(path);
    if (path === '/api/games') return { games: [] };
    const after = new URL(path, 'http://here').searchParams.get('after');
    const from = after === null ? 0 : listed.indexOf(after) + 1;
    const tables = listed.slice(from, from + perPage).map((table) => ({ table }) as Listing);
    return from + perPage < listed.length ? { tables, next: tables.at(-1)!.table } : { tables };
  },
}));

let hall: typeof import('./hall.svelte').hall;
const shown = (): string[] => hall.tables.map(({ table }) => table);
beforeEach(async () => {
  vi.resetModules();
  ({ hall } = await import('./hall.svelte'));
  listed = ['e', 'd', 'c', 'b', 'a'];
  asked = [];
});

it('shows one page and where the next begins', async () => {
  await hall.look();
  expect(shown()).toEqual(['e', 'd']);
  expect(hall.next).toBe('d');
});

it('shows a page more, and keeps showing it', async () => {
  await hall.look();
  await hall.more();
  expect(shown()).toEqual(['e', 'd', 'c', 'b']);
  expect(hall.next).toBe('b');
  await hall.look();
  expect(shown()).toEqual(['e', 'd', 'c', 'b']);
});

it('has nothing more after the last page', async () => {
  await hall.more();
  await hall.more();
  expect(shown()).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(hall.next).toBeUndefined();
  asked = [];
  await hall.more();
  expect(asked.filter((path) => path.startsWith('/api/tables'))).toHaveLength(3);
});

it('shows no table twice when the lobby changes between two pages', async () => {
  const look = hall.more();
  expect(asked).toContain('/api/tables');
  listed = ['d', 'e', 'c', 'b', 'a'];
  await look;
  expect(shown()).toEqual(['e', 'd', 'c']);
});
