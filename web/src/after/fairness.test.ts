import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitmentOf, isHash, keyOf } from './fairness';

/** The example that every program which checks a match is held to. */
const document = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
const example = document.slice(document.indexOf('```text example'));
const value = (name: string): string => example.match(new RegExp(`^${name} = (.*)$`, 'm'))![1]!;
const game = value('game');
const secret = value('secret');
const entropy = Array.from(value('entropy').matchAll(/"([^"]*)"/g), (match) => match[1]!);

describe('the example of docs/fairness.md', () => {
  it('has three texts, one of them empty', () => expect(entropy).toEqual(['Ala ma kota', '', 'żółw']));
  it('has this commitment', () => expect(commitmentOf(game, secret)).toBe(value('commitment')));
  it('has this key', () => expect(keyOf(game, secret, entropy)).toBe(value('key')));
});

it('depends on the game, the secret and every text', () => {
  expect(commitmentOf('other', secret)).not.toBe(value('commitment'));
  expect(keyOf(game, secret, ['Ala ma kota', '', 'zolw'])).not.toBe(value('key'));
  expect(keyOf(game, secret, ['Ala ma kota', 'żółw', ''])).not.toBe(value('key'));
});
it('knows what a hash looks like', () => {
  expect(isHash(secret)).toBe(true);
  expect(isHash(secret.slice(1))).toBe(false);
  expect(isHash(12)).toBe(false);
});
