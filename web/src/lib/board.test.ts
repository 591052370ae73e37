import { describe, expect, it } from 'vitest';
import { hasAccount, offers, optionsOn } from './board';

describe('what a thing of a board offers', () => {
  const options = [
    { id: 'a', label: 'A', target: 'card:a' },
    { id: 'b', label: 'B', target: 'play:a>docks' },
    { id: 'done', label: 'Done' },
  ];
  it('is what options are about', () => {
    expect(offers(options, ['card:a', 'card:b', 'play:a>docks'])).toBe('card:a play:a>docks');
  });
  it('is nothing at all where none is', () => {
    expect(offers(options, ['card:b'])).toBeUndefined();
  });
});

describe('a number that can be asked', () => {
  const accounts = ['turn', 'players.*.points', 'estates.*.possessed.*'];
  it('is one that is listed, whatever stands for the stars', () => {
    for (const path of ['turn', 'players.0.points', 'players.12.points', 'estates.gorali.possessed.3'])
      expect(hasAccount(accounts, path)).toBe(true);
  });
  it('is no other, and nothing where nothing is listed', () => {
    for (const path of ['turns', 'players.0.supply', 'players.points', 'players.0.points.1', 'estates.gorali.possessed'])
      expect(hasAccount(accounts, path)).toBe(false);
    expect(hasAccount(undefined, 'turn')).toBe(false);
  });
});

describe('what lies under the pointer', () => {
  const options = [
    { id: 'up', label: 'Up', target: 'play:a>docks' },
    { id: 'down', label: 'Down', target: 'play:a>docks', note: '2 Blood in your Pool then' },
    { id: 'done', label: 'Done' },
  ];
  const thing = (offers?: string): HTMLElement => ({ dataset: { offers } }) as unknown as HTMLElement;
  it('leads to the options that it offers', () => {
    expect(optionsOn(options, thing('card:a play:a>docks')).map(({ id }) => id)).toEqual(['up', 'down']);
  });
  it('leads nowhere if it offers nothing', () => {
    expect(optionsOn(options, thing())).toEqual([]);
    expect(optionsOn(options, null)).toEqual([]);
  });
});
