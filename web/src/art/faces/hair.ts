import { circle, ellipse, line, num, path } from '../pen';
import type { Traits } from './traits';

/** Half the width of a face at its temples and at its jaw, half its chin, and how deep the chin lies. */
export const shapes: Record<Traits['shape'], readonly [temple: number, jaw: number, chin: number, deep: number]> = {
  oval: [20.5, 18, 7, 74],
  round: [22.5, 21.5, 11, 73],
  square: [21, 21.5, 13.5, 74],
  long: [18.5, 16.5, 7, 78],
  heart: [21.5, 15, 4.5, 75],
};

/** Hair is behind a head, and before it. */
interface Hair {
  back?: (left: number, right: number, ink: string) => string;
  front?: (left: number, right: number, ink: string) => string;
}
const drawn = (d: (l: number, r: number) => string) => (l: number, r: number, ink: string): string => path(d(l, r), ink);

const smooth = drawn((l, r) => `M${l} 45C${l - 2} 20 38 12 50 12S${r + 2} 20 ${r} 45C${r - 2} 33 62 26 50 26S${l + 2} 33 ${l} 45z`);
const middle = drawn((l, r) => `M50 11C30 10 ${l - 4} 24 ${l - 2} 54C${l + 3} 45 ${l + 7} 35 50 24C${r - 7} 35 ${r - 3} 45 ${r + 2} 54C${r + 4} 24 70 10 50 11z`);
const swept = drawn((l, r) => `M${l - 2} 52C${l - 5} 22 36 10 52 10S${r + 5} 22 ${r + 2} 52C${r} 40 ${r - 4} 32 ${r - 9} 27C58 35 44 36 38 28C34 34 ${l + 2} 40 ${l - 2} 52z`);
const fall = (deep: number) => drawn((l, r) => `M${l - 3} 42C${l - 7} 8 ${r + 7} 8 ${r + 3} 42C${r + 7} 58 ${r + 8} ${deep - 12} ${r + 5} ${deep}Q50 ${deep + 4} ${l - 5} ${deep}C${l - 8} ${deep - 12} ${l - 7} 58 ${l - 3} 42z`);
const strands = (l: number, r: number, ink: string): string =>
  [l - 3, r + 3].map((x) => [60, 69, 78, 87].map((y, i) => ellipse(x + (i % 2 ? 1.2 : -1.2), y, 5 - i * 0.5, 5.5, ink)).join('') + circle(x, 94, 2.2, '#c9583f')).join('');

const styles: Record<Traits['hair'], Hair> = {
  short: { front: drawn((l, r) => `M${l} 46C${l - 3} 20 38 11 50 11S${r + 3} 20 ${r} 46C${r - 1} 38 ${r - 3} 33 ${r - 6} 29C60 32 44 31 37 25C33 30 ${l + 2} 36 ${l} 46z`) },
  slick: { front: drawn((l, r) => `M${l} 45C${l - 2} 20 38 11 50 11S${r + 2} 20 ${r} 45C${r - 2} 34 ${r - 6} 26 61 24L50 33L39 24C${l + 6} 26 ${l + 2} 34 ${l} 45z`) },
  crop: { front: (l, r, ink) => path(`M${l + 1} 40C${l} 23 38 16 50 16S${r} 23 ${r - 1} 40C${r - 4} 29 62 25 50 25S${l + 4} 29 ${l + 1} 40z`, ink, 'opacity=".85"') },
  bald: { front: () => path('M40 24Q46 20 52 21Q45 23 42 28z', '#fff', 'opacity=".35"') },
  balding: { front: (l, r, ink) =>
    path(`M${l} 52c-5 -9 -4 -20 3 -25c2 8 0 16 -1 24zM${r} 52c5 -9 4 -20 -3 -25c-2 8 0 16 1 24z`, ink) +
    line('M44 21Q50 18 57 21', ink, 1.2) },
  mohawk: { front: (l, r, ink) =>
    path('M43 30C40 14 41 2 50 -3C59 2 60 14 57 30Q50 26 43 30z', ink) +
    path(`M${l + 2} 40C${l + 1} 28 36 20 43 18V26C36 28 ${l + 5} 33 ${l + 2} 40zM${r - 2} 40C${r - 1} 28 64 20 57 18V26C64 28 ${r - 5} 33 ${r - 2} 40z`, ink, 'opacity=".35"') },
  quiff: { front: drawn((l, r) => `M${l} 46C${l - 2} 30 ${l + 4} 26 33 20C36 5 58 1 69 9C${r + 5} 16 ${r + 3} 32 ${r} 46C${r - 2} 36 ${r - 4} 30 ${r - 8} 28C58 33 46 31 40 27C36 30 ${l + 3} 36 ${l} 46z`) },
  curly: {
    front: (_, r, ink) =>
      [...Array.from({ length: 9 }, (__, i) => {
        const at = Math.PI + (i * Math.PI) / 8;
        return circle(50 + (r - 50) * 1.02 * Math.cos(at), 37 + 20 * Math.sin(at), 7.2, ink);
      }), circle(42, 24, 7, ink), circle(50, 22, 7, ink), circle(58, 24, 7, ink)].join(''),
  },
  afro: { back: (l, _, ink) => circle(50, 33, 62 - l, ink), front: smooth },
  long: { back: fall(90), front: middle },
  bob: {
    back: fall(68),
    front: drawn((l, r) => `M${l - 1} 50C${l - 4} 18 38 10 50 10S${r + 4} 18 ${r + 1} 50C${r} 42 ${r - 1} 38 ${r - 3} 35Q50 31 ${l + 3} 35C${l + 1} 38 ${l} 42 ${l - 1} 50z`),
  },
  bun: { back: (_, __, ink) => circle(50, 8, 9.5, ink), front: smooth },
  parted: { back: fall(64), front: middle },
  braid: { back: strands, front: middle },
  spiky: { front: drawn((l, r) => `M${l} 44L${l - 7} 26L${l + 2} 26L${l - 2} 11L37 15L40 2L50 10L60 2L63 15L${r + 2} 11L${r - 2} 26L${r + 7} 26L${r} 44L${r - 5} 31L62 34L57 27L50 33L43 27L38 34L${l + 5} 31z`) },
  waves: {
    back: drawn((l, r) => `M${l - 3} 40C${l - 8} 8 ${r + 8} 8 ${r + 3} 40q6 7 2 14q7 7 2 14q5 8 -1 15H${l - 6}q-6 -7 -1 -15q-5 -7 2 -14q-4 -7 2 -14z`),
    front: swept,
  },
};
const under = drawn((l, r) => `M${l - 1} 52C${l - 3} 40 ${l - 2} 32 ${l + 1} 26L${l + 7} 26C${l + 4} 34 ${l + 2} 42 ${l - 1} 52zM${r + 1} 52C${r + 3} 40 ${r + 2} 32 ${r - 1} 26L${r - 7} 26C${r - 4} 34 ${r - 2} 42 ${r + 1} 52z`);
const light: Traits['hat'][] = ['none', 'crown', 'coronet', 'maidcap', 'veil'];
const closed: Traits['hat'][] = ['scarf', 'wimple', 'wig'];

const edges = ({ shape }: Traits): [number, number] => [num2(50 - shapes[shape][0] - 1.5), num2(50 + shapes[shape][0] + 1.5)];
const num2 = (value: number): number => Number(num(value));

export function hairBehind(traits: Traits, ink: string): string {
  if (closed.includes(traits.hat)) return '';
  const tall = traits.hair === 'bun' || traits.hair === 'afro';
  if (tall && !light.includes(traits.hat)) return '';
  return styles[traits.hair].back?.(...edges(traits), ink) ?? '';
}
/** Under a hat only what comes out of it is seen. */
export function hairBefore(traits: Traits, ink: string): string {
  if (closed.includes(traits.hat)) return '';
  if (light.includes(traits.hat)) return styles[traits.hair].front?.(...edges(traits), ink) ?? '';
  return traits.hair === 'bald' ? '' : under(...edges(traits), ink);
}
