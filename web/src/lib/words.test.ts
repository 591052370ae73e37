import { expect, test, vi } from 'vitest';
import { words } from './words.svelte';

// What a page has of the language that is spoken.
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { setItem: () => {} });

test('who has entered a part has its words, whatever language is wished for meanwhile', async () => {
  await words.speak('en');
  const entering = words.enter('decks');
  const speaking = words.speak('pl');
  await entering;
  expect(words.has('decks-mine')).toBe(true);
  await speaking;
  expect(words.language).toBe('pl');
  expect(words.has('decks-mine')).toBe(true);
});

test('a part that is entered while a language comes is there in that language', async () => {
  const speaking = words.speak('hu');
  await words.enter('decks');
  expect(words.has('decks-mine')).toBe(true);
  await speaking;
  expect(words.has('decks-mine')).toBe(true);
  await Promise.all([words.enter('decks'), words.speak('en')]);
  expect(words.say('decks-mine')).not.toContain('\u27e6');
});

test('of parts that are entered at the same moment each has its words', async () => {
  await words.speak('en');
  await Promise.all([words.enter('vendetta'), words.enter('operator'), words.enter('mascarade')]);
  for (const key of ['vdb-round', 'reset-set', 'mascarade-players']) expect(words.has(key)).toBe(true);
});
