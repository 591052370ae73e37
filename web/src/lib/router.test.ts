import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { place } = await import('./router.svelte');

it('reads the words of an address, also of one that is written wrongly', () => {
  place.path = '/table/abc';
  expect(place.parts).toEqual(['table', 'abc']);
  place.path = '/rules/z%C3%B6ld/';
  expect(place.parts).toEqual(['rules', 'zöld']);
  place.path = '/table/100%';
  expect(place.parts).toEqual(['table', '100%']);
});
