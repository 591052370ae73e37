import { expect, it } from 'vitest';
import type { Frame, Replay } from '../lib/protocol';
import { Film, type Eyes } from './film';
import { Viewer } from './viewer.svelte';

/** Everything is seen with open eyes; seat 0 sees every third choice, of which each is a line. */
function viewer(): { viewer: Viewer; asked: string[] } {
  const asked: string[] = [];
  const frames = (eyes: Eyes): Frame[] =>
    Array.from({ length: eyes === 'open' ? 91 : 31 }, (_, number) => ({
      number, view: {}, deciding: [], events: [], choices: eyes === 'open' ? number : number * 3, line: 5 + number,
    }));
  const film = new Film(async (eyes, from, count): Promise<Replay> => {
    asked.push(`${eyes}:${from}`);
    const all = frames(eyes);
    return { game: 'g', seats: 1, names: ['A'], colours: [0], length: all.length, from, frames: all.slice(from, from + count) };
  }, 20);
  return { viewer: new Viewer(film), asked };
}

it('keeps the moment when the eyes change, and comes back to it', async () => {
  const { viewer: one } = viewer();
  await one.begin('open', { frame: 50 });
  await one.look(0);
  expect([one.eyes, one.number]).toEqual([0, 16]);
  await one.look('open');
  expect(one.number).toBe(50);
  await one.look(0);
  await one.step(1);
  await one.look('open');
  expect(one.number).toBe(51);
});
it('begins at a line and stays inside the match', async () => {
  const { viewer: one } = viewer();
  await one.begin(0, { line: 12 });
  expect(one.number).toBe(7);
  await one.go(1000);
  expect([one.number, one.last]).toEqual([30, 30]);
  await one.go(-4);
  expect(one.number).toBe(0);
});
it('knows a step forwards from a jump', async () => {
  const { viewer: one } = viewer();
  await one.begin('open');
  await one.go(1);
  expect(one.forwards).toBe(true);
  await one.go(0);
  expect(one.forwards).toBe(false);
  await one.go(5);
  expect(one.forwards).toBe(false);
});
it('shows only the last of what was wanted quickly', async () => {
  const { viewer: one } = viewer();
  await one.begin('open');
  await Promise.all([one.go(60), one.go(3)]);
  expect(one.number).toBe(3);
});
it('looks with the last eyes that were wanted, and begins inside the match', async () => {
  const { viewer: one } = viewer();
  await one.begin('open', { frame: 1000 });
  expect(one.number).toBe(90);
  await Promise.all([one.look(0), one.look('open')]);
  expect(one.eyes).toBe('open');
  const looking = one.look(0);
  await one.go(2);
  await looking;
  expect([one.eyes, one.number]).toEqual(['open', 2]);
});
it('fetches the next part before it is needed, and everything anew in another language', async () => {
  const { viewer: one, asked } = viewer();
  await one.begin('open', { frame: 16 });
  expect(asked).toEqual(['open:0', 'open:20']);
  await one.refresh();
  expect(one.number).toBe(16);
  expect(asked).toEqual(['open:0', 'open:20', 'open:0', 'open:20']);
});
