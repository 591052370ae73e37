import { describe, expect, it } from 'vitest';
import type { Decision, Now } from '../lib/protocol';
import { columnsFor, commonStart, folded, grouped, seatOf, shouldSit, standing } from './standing';

const decision = (must: boolean): Decision => ({ seat: 0, prompt: 'Choose.', rule: [], options: [], must });
const running = (more: Partial<Now>): Now => ({
  state: 'running',
  game: 'g',
  options: {},
  seats: [{ kind: 'person', name: 'Ala' }, { kind: 'person', name: 'Béla' }, { kind: 'bot', level: 'easy' }],
  clock: { kind: 'none' },
  watching: 'everyone',
  listed: true,
  chance: { commitment: '' },
  deciding: [1],
  ...more,
});

describe('standing', () => {
  it('is ours when the match waits for us', () => {
    expect(standing(running({ deciding: [0, 1], decision: decision(true) }), 0, false).kind).toBe('yours');
  });
  it('may be changed while the others decide', () => {
    expect(standing(running({ decision: decision(false) }), 0, false)).toMatchObject({ kind: 'change', waiting: [1] });
  });
  it('waits for the others', () => {
    expect(standing(running({}), 0, false)).toEqual({ kind: 'waiting', waiting: [1] });
    expect(standing(running({}), 'spectator', false)).toEqual({ kind: 'watching', waiting: [1] });
  });
  it('says what stops it first', () => {
    expect(standing(running({ decision: decision(true) }), 0, true).kind).toBe('sending');
    expect(standing(running({ frozen: 'version' }), 0, false).kind).toBe('frozen');
    expect(standing(running({ frozen: 'differs' }), 0, false).kind).toBe('differs');
    expect(standing(running({ frozen: 'capacity' }), 0, false).kind).toBe('capacity');
    expect(standing(running({ state: 'ended' }), 0, false).kind).toBe('ended');
    expect(standing(running({ state: 'over', decision: decision(true) }), 0, false).kind).toBe('over');
    expect(standing(running({ seats: [{ kind: 'person', away: true }] }), 0, false).kind).toBe('away');
  });
});

it('groups options by their verb, in order', () => {
  const ids = ['move:a', 'move:b', 'time:1', 'done', 'move:c'].map((id) => ({ id, label: id }));
  expect(grouped(ids).map((group) => group.map((option) => option.id))).toEqual([['move:a', 'move:b', 'move:c'], ['time:1'], ['done']]);
  expect(grouped([])).toEqual([]);
});
describe('many options', () => {
  const plays = (cards: string[]) =>
    cards.flatMap((card) =>
      ['first', 'haven'].flatMap((at) => [
        { id: `play:${card}>${at}>up`, label: `${card} (2) → ${at}` },
        { id: `play:${card}>${at}>down`, label: `${card} → ${at}, face down` },
      ]),
    );
  it('are folded by the thing they are about', () => {
    const folds = folded([...plays(['Hunt (Tremere)', 'Curfew', 'Awe'])]);
    expect(folds.map(({ name, options }) => [name, options.length])).toEqual([['Hunt (Tremere)', 4], ['Curfew', 4], ['Awe', 4]]);
  });
  it('stay as they are while they are few, or have no name in common', () => {
    expect(folded(plays(['Curfew', 'Awe'])).map(({ name }) => name)).toHaveLength(8);
    expect(folded(plays(['Curfew']), 12)).toHaveLength(1);
    const apart = [{ id: 'a:x>1', label: 'One' }, { id: 'a:x>2', label: 'Two' }];
    expect(folded(apart, 12)).toEqual(apart.map((option) => ({ name: option.label, options: [option] })));
  });
  it('are called what their labels begin with, word by word', () => {
    expect(commonStart(['Curfew (3) → Haven', 'Curfew (3) → Here'])).toBe('Curfew (3)');
    expect(commonStart(['Curfew → Haven', 'Curfews → Haven'])).toBe('');
    expect(commonStart(['Curfew', 'Curfew, face down'])).toBe('');
    expect(commonStart(['Curfew: here'])).toBe('Curfew: here');
    expect(commonStart([])).toBe('');
  });
});
it('knows which options are about a seat', () => {
  expect(seatOf('seat:12')).toBe(12);
  expect(seatOf('estate:1')).toBeUndefined();
  expect(seatOf(undefined)).toBeUndefined();
});
it('seats who opens an invitation if a chair is free', () => {
  const open = running({ state: 'open', seats: [{ kind: 'person' }, { kind: 'open' }] });
  expect(shouldSit(open, 'spectator')).toBe(true);
  expect(shouldSit(open, 0)).toBe(false);
  expect(shouldSit(running({}), 'spectator')).toBe(false);
  expect(shouldSit(running({ state: 'open' }), 'spectator')).toBe(false);
});

describe('columns of a phone', () => {
  it('are three for short labels and two for long words or few buttons', () => {
    expect(columnsFor(['Handlowe', 'Mysterious Reports', 'Bat'])).toBe(3);
    expect(columnsFor(['Handlowe', 'Niespodziewany atak', 'Bat'])).toBe(2);
    expect(columnsFor(['Use Handlowe', 'Done'])).toBe(2);
  });
});
