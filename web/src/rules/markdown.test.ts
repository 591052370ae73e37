import { describe, expect, it } from 'vitest';
import { plain, readInline, readMarkdown } from './markdown';

describe('a line', () => {
  it('has bold, emphasis, code and links', () => {
    expect(readInline('**NH-001** takes *two* or `n` [players](#players).')).toEqual([
      { kind: 'bold', inner: [{ kind: 'text', text: 'NH-001' }] },
      { kind: 'text', text: ' takes ' },
      { kind: 'em', inner: [{ kind: 'text', text: 'two' }] },
      { kind: 'text', text: ' or ' },
      { kind: 'code', text: 'n' },
      { kind: 'text', text: ' ' },
      { kind: 'link', inner: [{ kind: 'text', text: 'players' }], href: '#players' },
      { kind: 'text', text: '.' },
    ]);
  });
  it('keeps what only looks like marks', () => {
    expect(readInline('4 colours * 21 = 84, drain\\*, 2 * 3')).toEqual([
      { kind: 'text', text: '4 colours * 21 = 84, drain*, 2 * 3' },
    ]);
    expect(plain(readInline('[Setup 4] In order'))).toBe('[Setup 4] In order');
  });
  it('makes no link that would run something', () => {
    expect(readInline('[x](javascript:alert`1`)').some((part) => part.kind === 'link')).toBe(false);
    expect(readInline('[x](/\\elsewhere.example)').some((part) => part.kind === 'link')).toBe(false);
    expect(readInline('[x](data:text/html,y)').some((part) => part.kind === 'link')).toBe(false);
  });
  it('leaves HTML as text', () => {
    expect(readInline('<b onclick=x>hi</b>')).toEqual([{ kind: 'text', text: '<b onclick=x>hi</b>' }]);
  });
});

describe('blocks', () => {
  it('are headings and paragraphs, whose lines are joined', () => {
    expect(readMarkdown('# Book\n\nOne\ntwo.\n\n### Part')).toEqual([
      { kind: 'heading', level: 1, line: [{ kind: 'text', text: 'Book' }] },
      { kind: 'paragraph', line: [{ kind: 'text', text: 'One two.' }] },
      { kind: 'heading', level: 3, line: [{ kind: 'text', text: 'Part' }] },
    ]);
  });
  it('are lists with lists in them', () => {
    const [list] = readMarkdown('- one\n  - Ruling: a\n  - Ruling: b\n- two\n  goes on');
    expect(list).toMatchObject({ kind: 'list', ordered: false });
    if (list?.kind !== 'list') throw new Error('no list');
    expect(list.items.map((item) => plain(item.line))).toEqual(['one', 'two goes on']);
    expect(list.items[0]!.below[0]!.items.map((item) => plain(item.line))).toEqual(['Ruling: a', 'Ruling: b']);
  });
  it('are numbered lists', () => {
    const [list] = readMarkdown('1. **HC-VE-01** first\n2. second');
    expect(list).toMatchObject({ kind: 'list', ordered: true });
  });
  it('are tables', () => {
    const [table] = readMarkdown('| A | B |\n| --- | --- |\n| 1 | x \\| y |\n| 2 | `z` |');
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.head.map(plain)).toEqual(['A', 'B']);
    expect(table.rows.map((row) => row.map(plain))).toEqual([['1', 'x | y'], ['2', 'z']]);
  });
});
