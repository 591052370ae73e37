import { expect, test } from 'vitest';
import { ago } from './ago';

const minute = 60_000;

test('takes the largest unit that fits', () => {
  expect(ago(0, 5 * minute, 'en')).toBe('5 minutes ago');
  expect(ago(0, 119 * minute, 'en')).toBe('1 hour ago');
  expect(ago(0, 49 * 60 * minute, 'en')).toBe('2 days ago');
});
test('a clock that is a little behind tells of no future', () => {
  expect(ago(minute, 0, 'en')).toBe('this minute');
});
test('speaks the language', () => {
  expect(ago(0, 5 * minute, 'pl')).toBe('5 minut temu');
  expect(ago(0, 2 * 60 * minute, 'hu')).toBe('2 órával ezelőtt');
});
