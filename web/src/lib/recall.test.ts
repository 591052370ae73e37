import { describe, expect, test } from 'vitest';
import type { GameInfo, Line, Now } from './protocol';
import { logOf, mayLookBack, recent } from './recall';

const game = (recall?: string): GameInfo => ({ id: 'g', name: 'G', seats: [2, 13], rules_version: 1, levels: ['easy'], options: [], recall });
const now = (state: Now['state'], options: Record<string, string> = {}): Now => ({ state, options }) as Now;

const event = (kind: string, more = {}) => ({ kind, text: kind, rule: [], ...more });
const turn = (n: number) => event('turn-began', { turn: n });
const line = (number: number, ...events: ReturnType<typeof event>[]): Line => ({ number, at: 0, kind: 'choice', events });
const kinds = (lines: Line[]): string[] => lines.flatMap((l) => (l.events ?? []).map(({ kind, turn: n }) => (n ? `turn ${n}` : kind)));
const nothing = new Set<number>();

const match = [
  line(1, event('dealt')),
  line(2, event('ready'), turn(1)),
  line(3, event('taken')),
  line(4, event('put-back'), turn(2)),
  line(5, event('looked'), event('saw')),
  line(6, event('fined'), turn(3)),
  line(7, event('announced')),
];

describe('looking back', () => {
  test('is free where the game is none of memory, where it was agreed, and after the end', () => {
    expect(mayLookBack(game(), now('running'))).toBe(true);
    expect(mayLookBack(game('notebook'), now('running', { notebook: 'yes' }))).toBe(true);
    expect(mayLookBack(game('notebook'), now('over'))).toBe(true);
  });
  test('is not, unless it was agreed', () => {
    expect(mayLookBack(game('notebook'), now('running'))).toBe(false);
    expect(mayLookBack(game('notebook'), now('running', { notebook: 'no' }))).toBe(false);
  });
  test('is not known of a game that is not known', () => {
    expect(mayLookBack(undefined, now('running'))).toBeUndefined();
  });
});

describe('what is recent', () => {
  test('begins with the turn before', () => {
    expect(kinds(recent(match, nothing))).toEqual(['turn 2', 'looked', 'saw', 'fined', 'turn 3', 'announced']);
  });
  test('is all before the first turn, and in the first only that', () => {
    expect(kinds(recent(match.slice(0, 1), nothing))).toEqual(['dealt']);
    expect(kinds(recent(match.slice(0, 3), nothing))).toEqual(['turn 1', 'taken']);
  });
  test('does not begin with a turn that was taken back', () => {
    expect(kinds(recent(match, new Set([6, 7])))[0]).toBe('turn 1');
  });
});

test('the log of a board has every event that counts, with its turn', () => {
  const log = logOf(match, new Set([3]));
  expect(log.map(({ turn: n, event: { kind } }) => `${n} ${kind}`)).toEqual([
    '0 dealt', '0 ready', '1 turn-began', '1 put-back', '2 turn-began', '2 looked', '2 saw', '2 fined', '3 turn-began', '3 announced',
  ]);
});
