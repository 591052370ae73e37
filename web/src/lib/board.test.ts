import { describe, expect, it } from 'vitest';
import { offers } from './board';

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
