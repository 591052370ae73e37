import { expect, test } from 'vitest';
import { isLetter, letterKeys } from './letters';

test('who passes or holds presses a letter', () => {
  expect([...letterKeys(['hold', 'block:t001', 'pass'])]).toEqual([['hold', 'h'], ['pass', 'p']]);
});
test('one letter is one choice', () => {
  expect([...letterKeys(['end-phase', 'pass'])]).toEqual([['end-phase', 'p']]);
  expect([...letterKeys(['toString', 'passed'])]).toEqual([]);
});
test('other keys are nobody’s', () => {
  expect(['p', 'h', 'l', '1'].map(isLetter)).toEqual([true, true, false, false]);
});
