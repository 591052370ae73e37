import { expect, it, vi } from 'vitest';
import { announcer } from './announce.svelte';

it('shows what is said again once, for as long as the last time wants', () => {
  vi.useFakeTimers();
  const texts = (): string[] => announcer.notes.map(({ text }) => text);
  announcer.note('Look again.', true);
  announcer.note('Copied.');
  vi.advanceTimersByTime(3_000);
  announcer.note('Look again.', true);
  expect(texts()).toEqual(['Copied.', 'Look again.']);
  vi.advanceTimersByTime(6_000);
  expect(texts()).toEqual(['Look again.']);
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});
