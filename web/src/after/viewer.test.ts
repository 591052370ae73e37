import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Replay } from '../lib/protocol';
import type { Speed } from '../lib/moments';
import { Film, type Eyes } from './film';

const settings = vi.hoisted(() => ({ pace: 'normal' as Speed }));
vi.mock('../lib/settings.svelte', () => ({ settings }));
vi.stubGlobal('document', { hidden: false });
const { Viewer } = await import('./viewer.svelte');
type Viewer = InstanceType<typeof Viewer>;

/** In each frame somebody moves, then scores. Everything is seen with open eyes; seat 0 sees every third choice, of which each is a line. */
function viewer(): { viewer: Viewer; asked: string[] } {
  const asked: string[] = [];
  const frames = (eyes: Eyes): Frame[] =>
    Array.from({ length: eyes === 'open' ? 91 : 31 }, (_, number) => ({
      number, view: { seen: 2 }, deciding: [], events: ['moves', 'scores'].map((kind) => ({ kind, text: `${kind} ${number}`, rule: [] })),
      moments: [{ events: 1, back: { seen: [1] } }], choices: eyes === 'open' ? number : number * 3, line: 5 + number,
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
describe('what one choice did', () => {
  const texts = (one: Viewer): string[] => one.frame!.events.map(({ text }) => text);
  const news = (one: Viewer): string[] => one.news.map(({ text }) => text);
  const queue = (one: Viewer): [number, number | undefined, boolean] => [one.number, one.frame!.view.seen as number | undefined, one.queue.behind];
  const begun = async (frame = 0): Promise<Viewer> => {
    const { viewer: one } = viewer();
    await one.begin('open', { frame });
    return one;
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is seen one moment after the other by who steps on', async () => {
    const one = await begun();
    await one.step(1);
    expect([queue(one), texts(one), news(one)]).toEqual([[1, 1, true], ['moves 1'], ['moves 1']]);
    vi.advanceTimersByTime(2000);
    expect([queue(one), texts(one), news(one)]).toEqual([[1, 2, false], ['moves 1', 'scores 1'], ['scores 1']]);
  });
  it('is skipped by who steps on again, and when he wants to', async () => {
    const one = await begun();
    await one.step(1);
    await one.step(1);
    expect(queue(one)).toEqual([2, 1, true]);
    one.queue.skip();
    expect([queue(one), texts(one)]).toEqual([[2, 2, false], ['moves 2', 'scores 2']]);
  });
  it('is not shown to who jumps or goes back; what led to the next frame is motion all the same', async () => {
    const one = await begun();
    await one.go(1);
    expect([queue(one), news(one)]).toEqual([[1, 2, false], ['moves 1', 'scores 1']]);
    await one.step(1);
    await one.step(-1);
    expect([queue(one), news(one)]).toEqual([[1, 2, false], []]);
    await one.go(5);
    expect([queue(one), news(one)]).toEqual([[5, 2, false], []]);
  });
  it('is shown faster where the replay runs faster, and at once where the setting says so', async () => {
    const one = await begun();
    one.speed = 4;
    await one.on();
    vi.advanceTimersByTime(500);
    expect(queue(one)).toEqual([1, 2, false]);
    settings.pace = 'none';
    await one.on();
    expect(queue(one)).toEqual([2, 2, false]);
    settings.pace = 'normal';
  });
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
