import { expect, it } from 'vitest';
import type { Replay } from '../lib/protocol';
import { Film, type Eyes } from './film';

function filmOf(length: number, size: number) {
  const asked: string[] = [];
  const film = new Film(async (eyes: Eyes, from, count): Promise<Replay> => {
    asked.push(`${eyes}:${from}+${count}`);
    if (eyes === 1) throw new Error('away');
    const frames = Array.from({ length: Math.max(0, Math.min(count, length - from)) }, (_, i) => ({
      number: from + i, events: [], view: {}, deciding: [],
    }));
    return { game: 'g', seats: 2, names: [], colours: [], length, from, frames };
  }, size);
  return { film, asked };
}

it('fetches a part once, and for each pair of eyes', async () => {
  const { film, asked } = filmOf(250, 100);
  expect((await film.frame('open', 120)).number).toBe(120);
  expect((await film.frame('open', 199)).number).toBe(199);
  await film.frame(0, 3);
  expect(asked).toEqual(['open:100+100', '0:0+100']);
  expect(film.here('open').map((frame) => frame.number)).toEqual(Array.from({ length: 100 }, (_, i) => 100 + i));
});
it('fetches everything in order', async () => {
  const { film, asked } = filmOf(250, 100);
  expect(await film.all('open')).toHaveLength(250);
  expect(asked).toEqual(['open:0+100', 'open:100+100', 'open:200+100']);
});
it('tries again what has failed', async () => {
  const { film, asked } = filmOf(5, 100);
  await expect(film.head(1)).rejects.toThrow('away');
  await expect(film.head(1)).rejects.toThrow('away');
  expect(asked).toHaveLength(2);
});
it('has no frame beyond the end', async () => {
  await expect(filmOf(5, 100).film.frame('open', 7)).rejects.toThrow(RangeError);
});
it('puts what bots thought to the frames that it led to', async () => {
  const frames = [0, 1, 2].map((number) => ({ number, events: [], view: {}, deciding: [] }));
  const thoughts = [1, 1, 2].map((frame, seat) => ({ frame, seat, options: [] }));
  const film = new Film(async () => ({ game: 'g', seats: 3, names: [], colours: [], length: 3, from: 0, frames, thoughts }));
  expect((await film.frame('open', 0)).thoughts).toBeUndefined();
  expect((await film.frame('open', 1)).thoughts?.map((thought) => thought.seat)).toEqual([0, 1]);
  expect((await film.frame('open', 2)).thoughts?.map((thought) => thought.seat)).toEqual([2]);
});
