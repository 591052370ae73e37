import type { Palette } from './colour';
import { line, num, path, ellipse, circle } from './pen';
import type { Dice } from './seed';

/** What is in the air before everything else: little, and never over the middle. */
export type Air = (inks: Palette, dice: Dice) => string;

/** Left or right of what the picture shows. */
const aside = (dice: Dice): number => (dice.chance(0.5) ? dice.between(6, 40) : dice.between(110, 144));

const mist: Air = (inks, dice) =>
  Array.from({ length: 4 }, (_, i) => ellipse(dice.between(10, 140), 82 + i * 5, dice.between(26, 46), 4, inks.page, `opacity="${i % 2 ? '.16' : '.24'}"`)).join('');

const bats: Air = (inks, dice) =>
  Array.from({ length: 4 }, () => {
    const [x, y, s] = [aside(dice), dice.between(10, 44), dice.pick([0.7, 0.9, 1.2])];
    return path('M-12 -4c5 0 8 2 10 6c1 -2 2 -2 2 -2s1 0 2 2c2 -4 5 -6 10 -6c-3 3 -3 6 -3 8c-4 -1 -6 0 -9 4c-3 -4 -5 -5 -9 -4c0 -2 0 -5 -3 -8z', inks.print, `transform="translate(${x} ${y}) scale(${s})"`);
  }).join('');

const ravens: Air = (inks, dice) =>
  Array.from({ length: 4 }, () => {
    const [x, y, s] = [aside(dice), dice.between(10, 40), dice.between(5, 8)];
    return line(`M${x - s} ${y - 2}q${num(s / 2)} ${num(-s / 2)} ${s} 2q${num(s / 2)} ${num(-s / 2 - 2)} ${s} -2`, inks.print, 2);
  }).join('');

const drops: Air = (_, dice) =>
  Array.from({ length: 5 }, () => {
    const [x, y, s] = [aside(dice), dice.between(8, 66), dice.between(3, 6)];
    return path(`M${x} ${y - s * 1.6}c${num(s * 0.8)} ${num(s * 1.2)} ${s} ${num(s * 1.6)} ${s} ${num(s * 2)}a${s} ${s} 0 0 1 ${-2 * s} 0c0 ${num(-s * 0.4)} ${num(s * 0.2)} ${num(-s * 0.8)} ${s} ${num(-s * 2)}z`, '#d8433a');
  }).join('');

const sparks: Air = (inks, dice) =>
  Array.from({ length: 9 }, () => {
    const [x, y, s] = [aside(dice), dice.between(6, 76), dice.pick([1.5, 2.5, 3.5])];
    return path(`M${num(x)} ${num(y - s)}l${num(s / 3)} ${num(s * 0.67)}l${num(s * 0.67)} ${num(s / 3)}l${num(-s * 0.67)} ${num(s / 3)}l${num(-s / 3)} ${num(s * 0.67)}l${num(-s / 3)} ${num(-s * 0.67)}l${num(-s * 0.67)} ${num(-s / 3)}l${num(s * 0.67)} ${num(-s / 3)}z`, dice.chance(0.5) ? inks.glow : inks.dye);
  }).join('');

const eyes: Air = (inks, dice) =>
  Array.from({ length: 4 }, () => {
    const [x, y] = [aside(dice), dice.between(20, 80)];
    return circle(x - 3, y, 1.8, inks.glow) + circle(x + 3, y, 1.8, inks.glow);
  }).join('');

const petals: Air = (inks, dice) =>
  Array.from({ length: 7 }, () => ellipse(0, 0, 3, 1.7, dice.chance(0.5) ? inks.dye : inks.mid, `transform="translate(${aside(dice)} ${dice.between(8, 78)}) rotate(${dice.between(0, 170)})"`)).join('');

const still: Air = () => '';

export const airs = { mist, bats, ravens, drops, sparks, eyes, petals, still } satisfies Record<string, Air>;
export type AirName = keyof typeof airs;
