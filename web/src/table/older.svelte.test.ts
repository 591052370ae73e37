import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Line, Now } from '../lib/protocol';

interface Asked {
  before: number;
  answer(told: Line[]): void;
  refuse(): void;
}
const asked: Asked[] = [];
vi.mock('../lib/socket', () => ({
  socket: {
    ask: ({ before }: { before: number }) =>
      new Promise((resolve, reject) => {
        asked.push({ before, answer: (told) => resolve({ seat: 0, told }), refuse: () => reject(new Error('refused')) });
      }),
  },
}));
vi.mock('../lib/settings.svelte', () => ({ settings: { pace: 'normal' } }));
const { TableStore } = await import('../lib/table.svelte');
const { fetchOlder } = await import('./older.svelte');

const now = { state: 'running', options: {}, seats: [] } as unknown as Now;
const lines = (from: number, to: number, turns: number[] = []): Line[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    number: from + i,
    at: 0,
    kind: 'choice',
    events: turns.includes(from + i) ? [{ kind: 'turn-began', rule: [], text: '' }] : [],
  }));
const befores = (): number[] => asked.map(({ before }) => before);

let table: InstanceType<typeof TableStore>;
let lookBack = $state<boolean | undefined>();
let leave: () => void;
/** Promises come true, and effects run. */
const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};
const open = async (told: Line[], back: boolean | undefined): Promise<void> => {
  lookBack = back;
  table.packet({ table: 't', seat: 0, from: 0, number: told.at(-1)!.number, told, now });
  table.connected(true);
  leave = $effect.root(() => fetchOlder(() => table, () => lookBack));
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  table = new TableStore('t');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('fetches page after page until it has every line, one at a time', async () => {
  await open(lines(200, 250), true);
  expect(befores()).toEqual([200]);
  asked[0]!.answer(lines(100, 199));
  await settle();
  expect(befores()).toEqual([200, 100]);
  asked[1]!.answer(lines(1, 99));
  await settle();
  expect(befores()).toEqual([200, 100]);
  expect(table.lines.map(({ number }) => number)).toEqual(lines(1, 250).map(({ number }) => number));
});

it('asks for nothing when the packet has told everything', async () => {
  await open(lines(1, 20), true);
  expect(asked).toEqual([]);
});

it('fetches no more than the turns that are shown where nobody may look back', async () => {
  await open(lines(200, 250, [240]), false);
  asked[0]!.answer(lines(100, 199, [120, 180]));
  await settle();
  expect(befores()).toEqual([200]);
});

it('waits until it knows whether one may look back', async () => {
  await open(lines(200, 250), undefined);
  expect(asked).toEqual([]);
  lookBack = true;
  await settle();
  expect(befores()).toEqual([200]);
});

it('tries again after a while when it was refused', async () => {
  await open(lines(200, 250), true);
  asked[0]!.refuse();
  await settle();
  expect(befores()).toEqual([200]);
  await vi.advanceTimersByTimeAsync(2_000);
  flushSync();
  expect(befores()).toEqual([200, 200]);
});

it('does not try again once one has left', async () => {
  await open(lines(200, 250), true);
  asked[0]!.refuse();
  await settle();
  leave();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(befores()).toEqual([200]);
});

it('asks for nothing without a connection, and goes on with one', async () => {
  await open(lines(200, 250), true);
  table.connected(false);
  flushSync();
  asked[0]!.refuse();
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(befores()).toEqual([200]);
  table.connected(true);
  await settle();
  expect(befores()).toEqual([200, 200]);
});
