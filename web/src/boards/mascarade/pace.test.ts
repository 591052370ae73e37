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

it('waits for nothing but a card that lies open', () => {
  const pace = new Pace();
  pace.jump(now(5));
  pace.push(now(6, 'taken'), 0);
  pace.push(now(7, 'taken'), 0);
  expect(turn(pace)).toBe(7);
  pace.jump({ ...now(7), view: view(7, { announced: 'king', players: [] }) });
  pace.push(now(8, 'revealed', 'received', 'turned-down', 'turn-began'), 0);
  expect(turn(pace)).toBe(7);
  vi.advanceTimersByTime(4000);
  expect(turn(pace)).toBe(8);
});
it('forgets what it wanted to show when somebody goes on', () => {
  const pace = new Pace();
  pace.jump({ ...now(7), view: view(7, { announced: 'king', players: [] }) });
  pace.push(now(8, 'revealed', 'turned-down', 'turn-began'), 0);
  pace.push(now(20, 'taken'), 0);
  vi.advanceTimersByTime(4000);
  expect(turn(pace)).toBe(20);
});
