import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listing } from './protocol';

const mine: { tables: Listing[]; waiting: string[] } = { tables: [], waiting: [] };
const asked = vi.fn(async () => mine);
vi.mock('./api', () => ({ get: () => asked() }));
vi.mock('./badge', () => ({ badge: () => {} }));
vi.mock('./me.svelte', () => ({ person: { me: { name: 'Ala' } } }));
vi.mock('./router.svelte', () => ({ go: vi.fn() }));
vi.mock('./games.svelte', () => ({ gameName: (game: string) => game }));
vi.mock('./words.svelte', () => ({ t: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ') }));
const settings = vi.hoisted(() => ({ calls: false }));
vi.mock('./settings.svelte', () => ({ settings, keepSettings: vi.fn() }));

const table = (id: string, kind: 'days' | 'none' = 'days'): Listing =>
  ({ table: id, game: 'mascarade', state: 'running', clock: kind === 'days' ? { kind, days: 3 } : { kind } }) as Listing;
const shown: { title: string; body: string; tag: string }[] = [];
class FakeNotification {
  static permission = 'granted';
  static requestPermission = vi.fn(async () => FakeNotification.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, { body, tag }: { body: string; tag: string }) {
    shown.push({ title, body, tag });
  }
}
let turns: typeof import('./turns.svelte');
let hidden = true;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  FakeNotification.permission = 'granted';
  FakeNotification.requestPermission.mockClear();
  asked.mockClear();
  settings.calls = true;
  shown.length = 0;
  hidden = true;
  Object.assign(mine, { tables: [table('a'), table('b'), table('live', 'none')], waiting: [] });
  turns = await import('./turns.svelte');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('calls to a match by turns that waits, once, and says only which game', async () => {
  const end = turns.watchTurns();
  await vi.advanceTimersByTimeAsync(60_000);
  mine.waiting = ['a', 'live'];
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown).toEqual([{ title: 'call-title', body: 'call-body mascarade', tag: 'a' }]);
  end();
});

it('does not tell what waited already, nor anything while the page is looked at', async () => {
  mine.waiting = ['a'];
  const end = turns.watchTurns();
  await vi.advanceTimersByTimeAsync(60_000);
  hidden = false;
  mine.waiting = ['a', 'b'];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([]);
  end();
});

it('asks neither the browser nor the server before somebody wants it', async () => {
  settings.calls = false;
  const end = turns.watchTurns();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(asked).not.toHaveBeenCalled();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  await turns.wantCalls(true);
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
  expect(settings.calls).toBe(true);
  end();
});

it('takes no for an answer', async () => {
  settings.calls = false;
  FakeNotification.permission = 'denied';
  expect(turns.canNotify()).toBe(false);
  await turns.wantCalls(true);
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  expect(settings.calls).toBe(false);
});
