import { expect, it, vi } from 'vitest';
import type { TableStore } from '../lib/table.svelte';

const answers: ((number: number) => void)[] = [];
vi.mock('../lib/api', () => ({
  get: () => new Promise((resolve) => answers.push((number) => resolve({ frames: [{ number }] }))),
}));
const { Moments } = await import('./moments.svelte');

const moments = new Moments({ id: 't', seat: 0, lines: [], undone: new Set() } as unknown as TableStore);

it('shows the last moment that was wanted, whichever comes first', async () => {
  const both = [moments.step(3), moments.step(2)];
  answers[1]!(2);
  answers[0]!(3);
  await Promise.all(both);
  expect(moments.frame?.number).toBe(2);
});
it('is not led into the past by an answer that comes after one is back', async () => {
  const late = moments.step(5);
  moments.back();
  answers.at(-1)!(5);
  await late;
  expect(moments.frame).toBeNull();
});
