import { describe, expect, it } from 'vitest';
import { holdOf, momentsOf, patched } from './moments';
import type { GameEvent, Line, Now, Packet } from './protocol';

const event = (kind: string, seat: number, text = `${kind} of ${seat}.`): GameEvent => ({ kind, seat, text, rule: [] });
const line = (number: number, events: GameEvent[], more: Partial<Line> = {}): Line => ({ number, at: 0, kind: 'choice', events, ...more });
const now = (more: Partial<Now> = {}): Now => ({
  state: 'running', game: 'g', options: {}, seats: [], clock: { kind: 'none' }, watching: 'everyone', listed: true,
  chance: { commitment: '' }, deciding: [], view: { points: [0, 0] }, ...more,
});
const packet = (told: Line[], more: Partial<Packet> = {}): Packet =>
  ({ table: 't', seat: 0, from: 4, number: told.at(-1)?.number ?? 4, told, now: now(), ...more });
const asked: Now['decision'] = { seat: 0, prompt: 'Choose.', rule: [], options: [], must: true };

describe('a patch', () => {
  it('changes branches by name and by place, and leaves the rest', () => {
    const before = { a: [1, { b: 2 }], c: 'x' };
    expect(patched(before, { a: { 1: { b: [3] } } })).toEqual({ a: [1, { b: 3 }], c: 'x' });
    expect(patched(before, { c: [null] })).toEqual({ a: [1, { b: 2 }], c: null });
    expect(patched(before, null)).toBe(before);
  });
});

describe('moments of a packet', () => {
  it('show what another does, then ask', () => {
    const [look, ask, ...more] = momentsOf(packet([line(5, [event('moved', 1)])], { now: now({ decision: asked, deciding: [0] }) }), now(), 'normal');
    expect(more).toEqual([]);
    expect([look!.now.decision, look!.now.deciding, look!.hold > 700]).toEqual([undefined, [], true]);
    expect([ask!.now.decision, ask!.hold]).toEqual([asked, 0]);
    expect(look!.now.view).toBe(ask!.now.view);
  });
  it('go on asking what is asked already', () => {
    const standing = now({ decision: asked, deciding: [0] });
    const moments = momentsOf(packet([line(5, [event('has-chosen', 1)])], { now: standing }), standing, 'normal');
    expect(moments.map((moment) => moment.now.decision)).toEqual([asked]);
  });
  it('show what one did oneself at once', () => {
    const own = packet([line(5, [event('moved', 0)], { choice: 'move' })], { now: now({ decision: asked }) });
    expect(momentsOf(own, now(), 'normal').map(({ hold }) => hold)).toEqual([0]);
  });
  it('unfold what one choice did, from the views that lead back', () => {
    const events = [event('turn', 1), event('scored', 0), event('moved', 1), event('fell', 1)];
    const moments = [{ events: 2, back: { points: { 0: [3] } } }, { events: 3, back: { points: [[5, 5]] } }] as Packet['moments'];
    const all = momentsOf(packet([line(5, events)], { moments, now: now({ view: { points: [9, 9] } }) }), now(), 'normal');
    expect(all.map((moment) => [moment.told, moment.now.view])).toEqual([
      [2, { points: [3, 5] }], [3, { points: [5, 5] }], [undefined, { points: [9, 9] }],
    ]);
    expect(all.map((moment) => moment.news[0]!.events!.map(({ kind }) => kind))).toEqual([['turn', 'scored'], ['moved'], ['fell']]);
    expect(momentsOf(packet([line(5, events)], { moments }), now(), 'none')).toHaveLength(1);
  });
  it('keep events of one kind together', () => {
    const events = [1, 0, 1, 0, 1].map((seat) => event('scored', seat));
    const moments = [1, 2, 3, 4].map((n) => ({ events: n, back: null }));
    const all = momentsOf(packet([line(5, events)], { moments }), now(), 'normal');
    expect(all.map((moment) => moment.told)).toEqual([4, undefined]);
  });
  it('show the end before anybody has won', () => {
    const over = now({ state: 'over', result: { over: true, scores: [1], places: [1], winners: [0] } });
    const [look, end] = momentsOf(packet([line(5, [event('lies', 0)], { choice: 'pass' })], { now: over }), now(), 'normal');
    expect([look!.now.state, look!.now.result, look!.hold > 2000]).toEqual(['running', undefined, true]);
    expect(end!.now).toBe(over);
  });
});

it('reads longer what is longer, and not for ever', () => {
  const hold = (letters: number): number => holdOf([event('said', 1, 'x'.repeat(letters))], () => false, 'normal');
  expect(hold(60)).toBeGreaterThan(hold(10));
  expect(hold(1000)).toBeLessThan(2000);
  expect(holdOf([event('said', 1)], () => false, 'fast')).toBeLessThan(500);
});
