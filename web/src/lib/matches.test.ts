import { expect, it } from 'vitest';
import { fileAt, framesAt } from './matches';

it('asks for frames with these eyes, and brings the invitation if there is one', () => {
  expect(framesAt('abc', undefined, 'open', 100, 50)).toBe('/api/tables/abc/replay?seat=open&from=100&count=50');
  expect(framesAt('abc', 'a key', 0, 0, 1)).toBe('/api/tables/abc/replay?seat=0&from=0&count=1&invitation=a+key');
});
it('has the file at an address that stays inside the table', () => {
  expect(fileAt('abc', undefined)).toBe('/api/tables/abc/match');
  expect(fileAt('../x', 'key')).toBe('/api/tables/..%2Fx/match?invitation=key');
});
