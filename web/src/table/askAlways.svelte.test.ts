import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableStore } from '../lib/table.svelte';
import { tellWhetherToAsk } from './askAlways.svelte';

let told: unknown[] = [];
let wanted = $state(false);
let shown = $state.raw<{ seat: number | 'spectator'; now: { state: string; asks_always?: boolean } }>({
  seat: 0,
  now: { state: 'running' },
});
const table = {
  id: 't1',
  get seat() {
    return shown.seat;
  },
  get now() {
    return shown.now;
  },
  ask: (what: string, more: unknown) => {
    told.push([what, more]);
    return Promise.resolve({});
  },
} as unknown as TableStore;

let leave: () => void;
beforeEach(async () => {
  told = [];
  wanted = false;
  shown = { seat: 0, now: { state: 'running' } };
  leave = $effect.root(() => tellWhetherToAsk(() => table, () => wanted));
  await tick();
});
afterEach(() => leave());

it('says nothing where the table knows', () => {
  expect(told).toEqual([]);
});
it('tells a change once, and that it is over', async () => {
  wanted = true;
  await tick();
  shown = { seat: 0, now: { state: 'running', asks_always: true } };
  await tick();
  expect(told).toEqual([['asks', { always: true }]]);
  wanted = false;
  await tick();
  expect(told.at(-1)).toEqual(['asks', { always: false }]);
});
it('waits for the match, and is silent for whoever looks on', async () => {
  shown = { seat: 'spectator', now: { state: 'running' } };
  wanted = true;
  await tick();
  shown = { seat: 0, now: { state: 'open' } };
  await tick();
  expect(told).toEqual([]);
  shown = { seat: 0, now: { state: 'running' } };
  await tick();
  expect(told).toEqual([['asks', { always: true }]]);
});
