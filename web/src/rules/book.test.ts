import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsIn, readBook, ruleOfText } from './book';
import { plain } from './markdown';

const small = `# Game: rule book

Opening words.

## Setup

- **NH-001** [Components 1] The board has **seven** estates (NH-002).
  - Ruling: the order is that of the list.
- **NH-002** Nothing more.

### Who sees what

| Event | Identifier in code | Who |
| --- | --- | --- |
| Reveal | \`Event::Reveal\` | all |
| Step | \`a\` (first) | all |

## Hard cases

1. **HC-VE-04** Refused.
`;

describe('a rule book', () => {
  const book = readBook(small);
  it('has a title, an opening and chapters', () => {
    expect(book.title).toBe('Game: rule book');
    expect(book.opening).toHaveLength(1);
    expect(book.chapters.map((c) => [c.anchor, c.title])).toEqual([['part-1', 'Setup'], ['part-2', 'Hard cases']]);
  });
  it('has rules with their source and rulings', () => {
    const rule = book.rules.get('NH-001')!;
    expect(rule.source).toBe('Components 1');
    expect(plain(rule.line)).toBe('The board has seven estates (NH-002).');
    expect(rule.rulings.map((r) => [r.label, plain(r.line)])).toEqual([['Ruling', 'the order is that of the list.']]);
    expect(plain(book.rules.get('NH-002')!.line)).toBe('Nothing more.');
    expect(book.rules.has('HC-VE-04')).toBe(true);
  });
  it('leaves out columns of code', () => {
    const table = book.chapters[0]!.parts.find((part) => part.kind === 'table');
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.head.map(plain)).toEqual(['Event', 'Who']);
    expect(table.rows[1]!.map(plain)).toEqual(['Step', 'all']);
  });
  it('takes a rule that came by itself apart', () => {
    const rule = ruleOfText('NH-1', 'Do it. Ruling: now (NH-2). Ruling: twice.', 'Ruling');
    expect(plain(rule.line)).toBe('Do it.');
    expect(rule.rulings.map((ruling) => plain(ruling.line))).toEqual(['now (NH-2).', 'twice.']);
    expect(ruleOfText('NH-1', 'Do it.', 'Ruling').rulings).toEqual([]);
  });
  it('finds ids in a text', () => {
    expect('see NH-104, EX-NH-3 and HC-VT1-07, not A-1 or NH-'.match(idsIn())).toEqual(['NH-104', 'EX-NH-3', 'HC-VT1-07']);
  });
});

describe('the ledgers', () => {
  const read = (path: string) => readBook(readFileSync(new URL(`../../../docs/rules/${path}`, import.meta.url), 'utf8'));
  const english = read('nowa-huta.md');
  it.each(['pl', 'hu'])('have the same places in %s', (language) => {
    const other = read(`${language}/nowa-huta.md`);
    expect([...other.rules.keys()].sort()).toEqual([...english.rules.keys()].sort());
    expect(other.chapters.map((c) => c.anchor)).toEqual(english.chapters.map((c) => c.anchor));
    for (const [id, rule] of english.rules) {
      expect(other.rules.get(id)!.rulings.length, id).toBe(rule.rulings.length);
      for (const ruling of other.rules.get(id)!.rulings) expect(ruling.label, id).not.toBe('');
    }
  });
});
