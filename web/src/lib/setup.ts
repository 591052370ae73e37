import { listed, t, words } from './words.svelte';

/** The key of an option of a game in its catalogue, or of one of its values: "nh-setup-elder-1". */
export const setupKey = (prefix: string, name: string, value?: string): string =>
  // The engine's names may have underscores and commas; Fluent's may not.
  [prefix, 'setup', name, ...(value === undefined ? [] : [value])].join('-').replace(/[_,]/g, '-');

/** Some of an option's values: how often each is in "peasant,peasant,king". */
export function countsOf(list: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of list.split(',')) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * What a value of an option is called, or several of them. What has a name of its own in the game needs no second one: of
 * "characters" the judge is "ma-character-judge".
 */
export function findValue(game: string, prefix: string, name: string, value: string): string | undefined {
  const one = (word: string): string | undefined =>
    words.find(game, setupKey(prefix, name, word)) ?? words.find(game, `${prefix}-${name.replace(/s$/, '')}-${word}`);
  const whole = one(value);
  if (whole !== undefined || !value.includes(',')) return whole;
  return listed(
    [...countsOf(value)].map(([word, count]) => t('setup-times', { what: one(word) ?? word, count })),
  );
}
