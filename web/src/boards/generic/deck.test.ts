import { expect, it } from 'vitest';
import { readDeck } from './deck';

it('reads the cards of any game: a name, and what a picture is made of', () => {
  const deck = readDeck({
    cards: [
      { id: 'br01', name: 'Bloody Fury', kind: 'clan_card', clan: 'brujah', power: 6 },
      { id: 'h19', name: 'Stable Riders', kind: 'combat', groups: ['noble', 'servant'], value: 2 },
      { id: 'al01', name: 'Anita Wainwright', kind: 'ally', nature: 'vampire', windows: [3] },
    ],
  });
  expect(deck.get('br01')).toEqual({ id: 'br01', name: 'Bloody Fury', kind: 'clan_card', houses: ['brujah'], strength: 6 });
  expect(deck.get('h19')).toMatchObject({ houses: ['noble', 'servant'], strength: 2 });
  expect(deck.get('al01')).toMatchObject({ kind: 'ally', houses: [], vampire: true });
});
it('makes nothing of what it does not know', () => {
  expect(readDeck(null).size).toBe(0);
  expect(readDeck({ cards: 'none' }).size).toBe(0);
});
