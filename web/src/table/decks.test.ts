import { expect, test } from 'vitest';
import { deckIn, deckName, ownText } from './decks';

test('what was brought is nothing, a deck of the game, or a text', () => {
  expect(['', 'tremere', '1x Rebel'].map((brought) => deckIn(brought, ['nosferatu', 'tremere']))).toEqual(['', 'tremere', ownText]);
});
test('a deck is called as people write it', () => {
  expect(['nosferatu', 'fifth_edition'].map(deckName)).toEqual(['Nosferatu', 'Fifth edition']);
});
