import { expect, it } from 'vitest';
import type { Frame } from '../lib/protocol';
import { rowsOf } from './log';

const frame = (number: number, ...texts: string[]): Frame => ({
  number, view: {}, deciding: [],
  events: texts.map((text) => ({ kind: text.includes('Turn') ? 'turn-began' : 'x', text, rule: [], links: [{ word: 'w', target: `seat:${number}` }] })),
});

it('has the start and every frame in which something was seen', () => {
  const rows = rowsOf([frame(0), frame(1, 'A.', 'B.'), frame(2), frame(3, 'Turn 2.')], 4, 100);
  expect(rows.map((row) => row.number)).toEqual([0, 1, 3]);
  expect(rows[1]).toEqual({ kind: 'frame', number: 1, texts: ['A.', 'B.'], targets: ['seat:1', 'seat:1'], turn: false });
  expect(rows[2]).toMatchObject({ turn: true });
});
it('has a gap for each part that is not here', () => {
  expect(rowsOf([frame(4, 'x'), frame(5, 'y')], 9, 2)).toEqual([
    { kind: 'gap', number: 0, to: 1 },
    { kind: 'gap', number: 2, to: 3 },
    expect.objectContaining({ number: 4 }),
    expect.objectContaining({ number: 5 }),
    { kind: 'gap', number: 6, to: 7 },
    { kind: 'gap', number: 8, to: 8 },
  ]);
});
