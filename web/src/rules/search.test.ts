import { expect, it } from 'vitest';
import { readBook } from './book';
import { wanted } from './find';
import { search } from './search';

const book = readBook(`# B

## Setup
- **NH-001** Górali is an estate.
  - Ruling: see NH-104.
- **NH-002** Other.

## Words
| A | B |
| --- | --- |
| osiedle | estate |
| tura | turn |
`);

it('keeps what has all the words, in the order of the book', () => {
  const found = search(book.chapters, wanted('estate'));
  expect(found.hits).toBe(2);
  expect(found.first).toBe('NH-001');
  expect(found.chapters.map((c) => c.title)).toEqual(['Setup', 'Words']);
});
it('finds numbers of rules, in rulings too, and words without accents', () => {
  expect(search(book.chapters, wanted('nh-002')).first).toBe('NH-002');
  expect(search(book.chapters, wanted('NH-104')).first).toBe('NH-001');
  expect(search(book.chapters, wanted('gorali')).hits).toBe(1);
});
it('finds nothing where nothing is', () => {
  expect(search(book.chapters, wanted('dracula'))).toEqual({ chapters: [], hits: 0 });
});
