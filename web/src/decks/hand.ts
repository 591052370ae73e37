import type { Content, Copies } from './deck';

/** Cards as they are dealt for a try: what one holds, and what is still to be drawn. */
export interface Dealt {
  crypt: string[];
  hand: string[];
  library: string[];
}
export const handSize = 7;
export const cryptSize = 4;

const each = (cards: Copies[]): string[] => cards.flatMap(({ id, count }) => Array<string>(count).fill(id));

/** In any order, each as likely as the others; `below` gives a whole number below another. */
export function shuffled(cards: string[], below: (most: number) => number): string[] {
  const all = [...cards];
  for (let i = all.length - 1; i > 0; --i) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

export function deal({ crypt, library }: Content, below: (most: number) => number): Dealt {
  const drawn = shuffled(library.flatMap(({ cards }) => each(cards)), below);
  return {
    crypt: shuffled(each(crypt), below).slice(0, cryptSize),
    hand: drawn.slice(0, handSize),
    library: drawn.slice(handSize),
  };
}
export const drawNext = (dealt: Dealt): Dealt => ({
  ...dealt,
  hand: [...dealt.hand, ...dealt.library.slice(0, 1)],
  library: dealt.library.slice(1),
});
