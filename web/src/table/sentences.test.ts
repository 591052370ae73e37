import { expect, it, vi } from 'vitest';
import type { Line } from '../lib/protocol';

vi.mock('../lib/words.svelte', () => ({ t: (key: string) => key, words: { language: 'en' }, listed: (names: string[]) => names.join() }));
const { captionOf } = await import('./sentences');

const line = (...texts: string[]): Line =>
  ({ number: 1, at: 0, kind: 'choice', events: texts.map((text) => ({ kind: 'k', text, rule: [] })) });

it('says what a moment is about: all of it, or the last of it where that is too much', () => {
  expect(captionOf([line('One.', ''), line('Two.')]).map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(captionOf([line('One.', 'Two.', 'Three.')], 10).map(({ text }) => text)).toEqual(['Two.', 'Three.']);
  expect(captionOf([line('A long sentence.')], 10)).toHaveLength(1);
});
