import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision, Now, Stops } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { goesOnByItself } from './standing';
import { mayWantNoMore, standingHere, tellWhereToAsk, toggled, want } from './stops.svelte';

const settings = vi.hoisted(() => ({ stops: {} as Record<string, Stops> }));
vi.mock('../lib/settings.svelte', () => ({ settings, keepSettings: vi.fn() }));

let told: unknown[] = [];
let shown = $state.raw<{ seat: number | 'spectator'; now: Partial<Now> }>({ seat: 0, now: {} });
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
const usual: Stops = { on: ['mine', 'block'], able: false };
const sit = (stops: Stops | undefined, seat: number | 'spectator' = 0): Promise<void> => {
  shown = { seat, now: { game: 'vtes', state: 'running', ...(stops ? { stops } : {}) } };
  return tick();
};
const decision = (more: Partial<Decision>): Decision => ({
  seat: 0, prompt: '', rule: [], must: true,
  options: [{ id: 'pass', label: '' }, { id: 'hold', label: '' }],
  ...more,
});

let leave = (): void => {};
beforeEach(() => {
  told = [];
  settings.stops = {};
  shown = { seat: 0, now: {} };
});
afterEach(() => leave());
const begin = (): void => {
  leave = $effect.root(() => tellWhereToAsk(() => table));
};

it('says nothing where nothing was set, or the table knows it', async () => {
  begin();
  await sit(usual);
  expect(told).toEqual([]);
  leave();
  settings.stops = { vtes: { on: ['block', 'mine'], able: false } };
  begin();
  await sit(usual);
  expect(told).toEqual([]);
});
it('tells once what was set for the game', async () => {
  settings.stops = { vtes: { on: ['all'], able: true }, other: usual };
  begin();
  await sit(usual);
  await sit(usual);
  expect(told).toEqual([['stops', { stops: ['all'], able: true }]]);
});
it('is silent for whoever looks on, and in games without stops', async () => {
  settings.stops = { vtes: { on: ['all'], able: true } };
  begin();
  await sit(usual, 'spectator');
  await sit(undefined);
  expect(told).toEqual([]);
});
it('keeps what one wants for the next table of the game', async () => {
  await sit(usual);
  want(table, toggled(usual, 'combat'));
  expect(settings.stops).toEqual({ vtes: { on: ['mine', 'block', 'combat'], able: false } });
  want(table, toggled(settings.stops.vtes!, 'mine'));
  expect(told.at(-1)).toEqual(['stops', { stops: ['block', 'combat'], able: false }]);
});
it('wants no more once, and only where something goes on', () => {
  expect(mayWantNoMore(decision({ no_more: false }))).toBe(true);
  expect(mayWantNoMore(decision({ no_more: true }))).toBe(false);
  expect(mayWantNoMore(decision({}))).toBe(false);
});
it('has the stops that stand at a question beside it, without that of everything', () => {
  expect(standingHere(decision({ stops: ['target', 'block', 'all'] }))).toEqual(['target', 'block']);
  expect(standingHere(decision({ stops: ['all'] }))).toEqual([]);
  expect(standingHere(decision({}))).toEqual([]);
  expect(standingHere(undefined)).toEqual([]);
});
it('lets whoever is passed over by his own wish answer before', () => {
  expect(goesOnByItself(decision({ passes: true }))).toBe(false);
  expect(goesOnByItself(decision({ passes: true, options: [{ id: 'pass', label: '' }] }))).toBe(true);
});
