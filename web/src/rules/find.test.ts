import { expect, it } from 'vitest';
import { cut, fold, hasAll, wanted } from './find';

it('folds accents and capitals and keeps the length', () => {
  expect(fold('Młodości – ŁÓDŹ, őŰ')).toBe('mlodosci – lodz, ou');
  expect(fold('Górali')).toHaveLength('Górali'.length);
});
it('takes a query apart into its words', () => {
  expect(wanted('  Sabbath  hour sabbath ')).toEqual(['sabbath', 'hour']);
  expect(wanted('NH-104')).toEqual(['nh-104']);
  expect(wanted('   ')).toEqual([]);
});
it('finds a text that has all the words', () => {
  expect(hasAll(fold('NH-104 Niespodziewany atak'), wanted('atak nh-104'))).toBe(true);
  expect(hasAll(fold('NH-104 Niespodziewany atak'), wanted('atak gambit'))).toBe(false);
});
it('cuts a text where the words are', () => {
  expect(cut('Na Młodości stoi', wanted('mlodo'))).toEqual([
    { text: 'Na ', hit: false },
    { text: 'Młodo', hit: true },
    { text: 'ści stoi', hit: false },
  ]);
  expect(cut('aaa', wanted('aa'))).toEqual([{ text: 'aaa', hit: true }]);
  expect(cut('', wanted('a'))).toEqual([]);
});
