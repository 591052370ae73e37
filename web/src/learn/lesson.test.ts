import { describe, expect, it } from 'vitest';
import type { Line, Now, Option } from '../lib/protocol';
import { advice, chosenThisTurn, isOver, momentAt, type Lesson } from './lesson';

const lesson: Lesson = {
  game: 'g',
  seats: 2,
  options: {},
  moments: [
    { turn: 1, step: 'plan', advise: ['a', 'b'] },
    { turn: 2, step: 'take', advise: ['c', 'c'] },
  ],
};
const now = (turn: number, step: string, state: Now['state'] = 'running'): Now =>
  ({ state, view: { turn, frames: [{ step: 'outer' }, { step }] } }) as unknown as Now;
const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, label: id }));
const line = (number: number, more: Partial<Line>): Line => ({ number, at: 0, kind: 'choice', ...more });

describe('a lesson', () => {
  it('finds the moment by turn and innermost step', () => {
    expect(momentAt(lesson, now(1, 'plan'))).toBe(lesson.moments[0]);
    expect(momentAt(lesson, now(2, 'plan'))).toBeUndefined();
    expect(momentAt(lesson, { state: 'open' } as Now)).toBeUndefined();
  });

  it('advises one thing after another, also the same twice', () => {
    const [plan, take] = lesson.moments as [Lesson['moments'][0], Lesson['moments'][0]];
    expect(advice(plan, [], options('x', 'a', 'b'))?.id).toBe('a');
    expect(advice(plan, ['a'], options('x', 'a', 'b'))?.id).toBe('b');
    expect(advice(plan, ['b', 'a'], options('a', 'b'))).toBeUndefined();
    expect(advice(take, ['c'], options('c'))?.id).toBe('c');
    expect(advice(take, ['c', 'c'], options('c'))).toBeUndefined();
  });

  it('advises nothing that is not possible', () => {
    expect(advice(lesson.moments[0]!, [], options('b'))).toBeUndefined();
  });

  it('counts own choices of this turn that were not taken back', () => {
    const lines = [
      line(1, { choice: 'old' }),
      line(2, { events: [{ kind: 'turn-began', text: '', rule: [] }] }),
      line(3, { choice: 'a' }),
      line(4, { choice: 'wrong' }),
      line(5, {}),
      line(6, { choice: 'b' }),
    ];
    expect(chosenThisTurn(lines, new Set([4]))).toEqual(['a', 'b']);
  });

  it('ends after its last turn', () => {
    expect(isOver(lesson, now(2, 'take'))).toBe(false);
    expect(isOver(lesson, now(3, 'plan'))).toBe(true);
    expect(isOver(lesson, now(1, 'over', 'over'))).toBe(true);
  });
});
