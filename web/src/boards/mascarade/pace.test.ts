import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../../lib/protocol';
import { Pace } from './pace.svelte';

const view = (turn: number, more: View = {}): View => ({ turn, announced: null, winners: [], ...more });
const now = (turn: number, ...kinds: string[]) => ({
  view: view(turn), seats: [], events: kinds.map((kind): GameEvent => ({ kind, text: kind, rule: [], seat: 2 })),
});
const turn = (pace: Pace): unknown => pace.shown?.view.turn;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows one thing after the other', () => {
  const pace = new Pace();
  pace.jump(now(1));
  pace.push(now(2, 'taken'), 0, true);
  pace.push(now(3, 'put-back'), 0, true);
  expect([turn(pace), pace.waiting.length]).toEqual([2, 1]);
  vi.advanceTimersByTime(1300);
  expect([turn(pace), pace.waiting.length]).toEqual([3, 0]);
});

it('catches up when it is told to, when the match is over and when nobody looks', () => {
  const pace = new Pace();
  pace.jump(now(1));
  for (let i = 2; i < 9; i++) pace.push(now(i, 'announced'), 0, true);
  pace.catchUp();
  expect([turn(pace), pace.waiting.length]).toEqual([8, 0]);
  pace.push(now(9, 'announced'), 0, true);
  pace.push({ ...now(9, 'won'), view: view(9, { winners: [1] }) }, 0, true);
  expect(pace.shown?.view.winners).toEqual([1]);
  vi.stubGlobal('document', { hidden: true });
  pace.push(now(10, 'announced'), 0, true);
  pace.push(now(11, 'announced'), 0, true);
  expect(turn(pace)).toBe(11);
});

it('never keeps anybody waiting for long', () => {
  const pace = new Pace();
  pace.jump(now(1));
  for (let i = 2; i < 40; i++) pace.push(now(i, 'announced'), 0, true);
  vi.advanceTimersByTime(3 * Pace.most.watching);
  expect(pace.waiting).toEqual([]);
});

it('tells the rest in short to whoever has to decide', () => {
  const pace = new Pace();
  pace.jump(now(1));
  for (let i = 2; i < 12; i++) pace.push(now(i, 'announced'), 0, true);
  vi.advanceTimersByTime(1000);
  expect(pace.waiting).not.toEqual([]);
  pace.asked(true);
  vi.advanceTimersByTime(2 * Pace.most.deciding);
  expect(pace.waiting).toEqual([]);
  expect(turn(pace)).toBe(11);
});

it('does not wait for what looks back, or for words that are said', () => {
  const pace = new Pace();
  pace.jump(now(5));
  pace.push(now(6, 'taken'), 0, false);
  pace.push(now(7, 'taken'), 0, false);
  expect([turn(pace), pace.waiting.length]).toEqual([7, 0]);
  pace.jump(now(7));
  pace.push(now(8, 'taken'), 0, true);
  pace.push(now(8), 0, true);
  expect([pace.shown?.events[0]?.kind, pace.waiting.length]).toEqual(['taken', 0]);
});
