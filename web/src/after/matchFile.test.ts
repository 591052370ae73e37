import { expect, it } from 'vitest';
import { readMatchFile } from './matchFile';

const hash = '0f'.repeat(32);
const file = {
  krypta_match: 1,
  game: 'nowa-huta',
  seats: 2,
  chance: { commitment: hash, secret: hash, key: hash, entropy: ['', 'a'] },
  choices: [],
};

it('reads a match and keeps all of it', () => {
  expect(readMatchFile(JSON.stringify(file))).toEqual(file);
});
it.each([
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no match', '{"game":"nowa-huta"}'],
  ['no chance', JSON.stringify({ ...file, chance: undefined })],
  ['a short secret', JSON.stringify({ ...file, chance: { ...file.chance, secret: '00' } })],
  ['texts that are none', JSON.stringify({ ...file, chance: { ...file.chance, entropy: [1] } })],
])('does not take %s', (_, text) => {
  expect(readMatchFile(text)).toBeUndefined();
});
