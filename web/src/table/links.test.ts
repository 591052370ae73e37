import { describe, expect, it } from 'vitest';
import { weave } from './links';

const targets = (text: string, ...links: [string, string][]): (string | undefined)[][] =>
  weave(
    text,
    links.map(([word, target]) => ({ word, target })),
  ).map((piece) => (piece.target === undefined ? [piece.text] : [piece.text, piece.target]));

describe('weave', () => {
  it('leaves a sentence without links whole', () => {
    expect(weave('It is your turn.')).toEqual([{ text: 'It is your turn.' }]);
  });
  it('finds words and names, whatever stands around them', () => {
    expect(targets('Béla’s vampire goes to Górali.', ['Górali', 'estate:gorali'], ['Béla', 'seat:1'])).toEqual([
      ['Béla', 'seat:1'],
      ['’s vampire goes to '],
      ['Górali', 'estate:gorali'],
      ['.'],
    ]);
  });
  it('finds inflected words by their stem and takes the whole word', () => {
    expect(targets('Wampierz idzie na Handlowym.', ['Handlowe', 'estate:handlowe'])).toEqual([
      ['Wampierz idzie na '],
      ['Handlowym', 'estate:handlowe'],
      ['.'],
    ]);
    expect(targets('A Teatralnén vagy.', ['Teatralne', 'e:t'])).toEqual([['A '], ['Teatralnén', 'e:t'], [' vagy.']]);
  });
  it('finds terms of several words, each inflected', () => {
    expect(targets('Używasz Błyskawicznej Reakcji.', ['Błyskawiczna Reakcja', 'space:reaction'])[1]).toEqual([
      'Błyskawicznej Reakcji',
      'space:reaction',
    ]);
  });
  it('finds names that end with more than letters', () => {
    expect(targets('You draw “Servants\' Riot”.', ["Servants' Riot", 'card:v12'])[1]).toEqual(["Servants' Riot", 'card:v12']);
    expect(targets('Gra „Łowy (Brujah)”.', ['Łowy (Brujah)', 'card:br09'])[1]).toEqual(['Łowy (Brujah)', 'card:br09']);
    expect(targets('Heretic\'s Pamphlet.', ["Heretic's Pamphlet", 'card:v16'])[0]).toEqual(["Heretic's Pamphlet", 'card:v16']);
  });
  it('does not find a short word inside another', () => {
    expect(targets('Battle at Bat.', ['Bat', 'space:bat'])).toEqual([['Battle at '], ['Bat', 'space:bat'], ['.']]);
  });
  it('gives the longer word what both claim', () => {
    expect(targets('Red Bat wins', ['Red', 'seat:0'], ['Red Bat', 'seat:1'])).toEqual([['Red Bat', 'seat:1'], [' wins']]);
  });
  it('takes names with signs of patterns as they are', () => {
    expect(targets('J. (x)* plays', ['J. (x)*', 'seat:0'])[0]).toEqual(['J. (x)*', 'seat:0']);
    expect(targets('Ala plays', ['', 'seat:0'])).toEqual([['Ala plays']]);
  });
});
