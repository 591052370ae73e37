import type { Palette } from './colour';
import { circle, ellipse, line, num, path, rect } from './pen';
import type { Dice } from './seed';

/** What stands at the foot of a picture, left and right of its middle. */
export type Land = (inks: Palette, dice: Dice) => string;

const floor = (inks: Palette, y = 90): string => path(`M0 100V${y}C40 ${y - 4} 110 ${y - 4} 150 ${y}V100z`, inks.print);

/** Windows in a grid of which some are lit. */
function windows(inks: Palette, dice: Dice, x: number, y: number, wide: number, high: number, pane: number): string {
  const lit: string[] = [];
  for (let row = y; row + pane < y + high; row += pane * 2.2) {
    for (let column = x; column + pane <= x + wide; column += pane * 2) if (dice.chance(0.4)) lit.push(`M${num(column)} ${num(row)}h${num(pane)}v${num(pane * 1.3)}h${num(-pane)}z`);
  }
  return path(lit.join('') || 'M0 0', inks.glow, 'opacity=".9"');
}

const skyline: Land = (inks, dice) => {
  let x = -4;
  const towers: string[] = [];
  while (x < 150) {
    const [wide, centre] = [dice.between(11, 19), Math.abs(x + 7 - 75) / 75];
    const top = 88 - dice.between(6, 22) - centre * 34;
    const roof = dice.pick(['flat', 'spire', 'step']);
    towers.push(rect(x, top, wide, 100 - top, dice.chance(0.5) ? inks.print : inks.ground));
    if (roof === 'spire') towers.push(line(`M${num(x + wide / 2)} ${num(top)}v-9`, inks.print, 1.4));
    if (roof === 'step') towers.push(rect(x + 3, top - 4, wide - 6, 4, inks.print));
    towers.push(windows(inks, dice, x + 2, top + 3, wide - 4, 94 - top, 1.8));
    x += wide + dice.between(-1, 2);
  }
  return towers.join('') + floor(inks, 94);
};

const chimneys: Land = (inks, dice) =>
  [dice.between(10, 18), dice.between(30, 36), dice.between(114, 122), dice.between(132, 142)]
    .map((x, i) => {
      const top = 34 + dice.between(0, 22);
      return (
        path(`M${x - 4} 100l1.5 ${top - 100}h5l1.5 ${100 - top}z`, i % 2 ? inks.print : inks.ground) +
        line(`M${x - 2.4} ${top + 6}h4.8`, inks.mid, 2) +
        line(`M${x} ${top - 4}c${dice.between(-8, 8)} -8 ${dice.between(4, 14)} -10 ${dice.between(6, 16)} -20`, inks.far, 4, 'opacity=".8"')
      );
    })
    .join('') + rect(0, 78, 46, 22, inks.print) + rect(104, 82, 46, 18, inks.print) + windows(inks, dice, 4, 82, 40, 12, 2.4) +
    floor(inks);

function tower(inks: Palette, x: number, top: number, wide: number): string {
  return (
    rect(x, top, wide, 100 - top, inks.print) +
    path(`M${x - 2} ${top}v-6h4v3h${num((wide - 8) / 2)}v-3h8v3h${num((wide - 8) / 2)}v-3h4v6z`, inks.print) +
    path(`M${num(x + wide / 2 - 1.5)} ${top + 16}v-5a1.5 1.5 0 0 1 3 0v5z`, inks.glow)
  );
}
const castle: Land = (inks, dice) => {
  const [left, right] = [dice.between(36, 52), dice.between(36, 52)];
  const roof = (x: number, top: number): string => path(`M${x - 2} ${top - 5}l9 -18 9 18z`, inks.ground);
  return tower(inks, 12, left, 14) + roof(12, left) + tower(inks, 124, right, 14) + roof(124, right) +
  rect(0, 74, 44, 26, inks.print) + rect(106, 74, 44, 26, inks.print) +
    path('M0 74v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5zM106 74v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5z', inks.print) + floor(inks, 92);
};

const pines: Land = (inks, dice) =>
  Array.from({ length: 13 }, (_, i) => {
    const x = i * 12.5 + dice.between(-4, 4);
    const high = 16 + Math.abs(x - 75) * 0.5 + dice.between(0, 14);
    const wide = high * 0.26;
    return path(`M${num(x)} ${num(96 - high)}l${num(wide)} ${num(high * 0.45)}h${num(-wide * 0.4)}l${num(wide * 0.7)} ${num(high * 0.55)}h${num(-wide * 2.6)}l${num(wide * 0.7)} ${num(-high * 0.55)}h${num(-wide * 0.4)}z`, i % 2 ? inks.print : inks.ground);
  }).join('') + floor(inks, 92);

const sewer: Land = (inks, dice) =>
  path('M0 0H150V100H0zM75 6A46 46 0 0 0 29 52V100H121V52A46 46 0 0 0 75 6z', inks.print, 'fill-rule="evenodd"') +
  line(Array.from({ length: 9 }, (_, i) => { const a = Math.PI + (i * Math.PI) / 8; return `M${num(75 + 48 * Math.cos(a))} ${num(52 + 48 * Math.sin(a))}L${num(75 + 56 * Math.cos(a))} ${num(52 + 56 * Math.sin(a))}`; }).join(''), inks.far, 1.4) +
  ellipse(75, 96, 46, 9, inks.ground) +
  line(`M40 ${dice.between(92, 94)}h22M84 ${dice.between(95, 97)}h24`, inks.dye, 1.2, 'opacity=".7"');

const columns: Land = (inks) =>
  [10, 32, 118, 140].map((x) => rect(x - 7, 14, 14, 78, inks.print) + line(`M${x - 3} 18V90M${x + 3} 18V90`, inks.ground, 1.6) + rect(x - 9, 10, 18, 5, inks.print) + rect(x - 9, 88, 18, 6, inks.print)).join('') +
  rect(0, 0, 150, 10, inks.print) + rect(0, 93, 150, 7, inks.print) + line('M0 93H150', inks.mid, 1);

const candles: Land = (inks, dice) =>
  [12, 24, 36, 114, 126, 138].map((x, i) => {
    const top = 62 + dice.between(-10, 12);
    return (
      circle(x, top - 5, 9, inks.glow, 'opacity=".16"') + rect(x - 3, top, 6, 100 - top, i % 2 ? inks.page : inks.dye) +
      path(`M${x} ${top - 9}c4 5 3 9 0 9s-4 -4 0 -9z`, inks.glow)
    );
  }).join('') + floor(inks, 92);

const roses: Land = (inks, dice) =>
  [8, 24, 38, 112, 128, 143].map((x) => {
    const y = 82 + dice.between(-8, 8);
    return (
      line(`M${x} ${y}C${x + 4} ${y + 8} ${x - 3} ${y + 12} ${x} 100`, inks.print, 2) +
      path(`M${x} ${y + 12}c6 -5 9 -3 11 0c-4 3 -8 3 -11 0z`, inks.print) + circle(x, y, 7, inks.mid) +
      circle(x, y, 4.5, inks.dye) + line(`M${x - 2.5} ${y}a2.5 2.5 0 1 1 2.5 2.5`, inks.mid, 1.4)
    );
  }).join('') + floor(inks, 94);

const graves: Land = (inks, dice) =>
  [10, 28, 44, 108, 124, 141].map((x, i) => {
    const high = 12 + dice.between(0, 14);
    const ink = i % 2 ? inks.print : inks.ground;
    return dice.chance(0.35) ? path(`M${x - 2} 96v${-high}h-5v-4h5v-6h4v6h5v4h-5v${high}z`, ink) : path(`M${x - 6} 96v${-high}a6 6 0 0 1 12 0v${high}z`, ink);
  }).join('') + floor(inks, 93);

const houses: Land = (inks, dice) =>
  [0, 20, 38, 96, 114, 132].map((x, i) => {
    const top = 66 + dice.between(-8, 8);
    return (
      rect(x, top, 18, 100 - top, i % 2 ? inks.print : inks.ground) +
      path(`M${x - 2} ${top}l11 -12 11 12z`, i % 2 ? inks.ground : inks.print) + windows(inks, dice, x + 4, top + 5, 11, 18, 3)
    );
  }).join('') + floor(inks, 93);

const waves: Land = (inks, dice) =>
  [70, 80, 89].map((y, i) => {
    const shift = dice.between(-10, 0);
    return path(`M${shift} ${y}${'q6 -5 12 0t12 0'.repeat(8)}V100H${shift}z`, [inks.far, inks.mid, inks.print][i]!, i === 1 ? 'opacity=".8"' : '');
  }).join('');

const pews: Land = (inks, dice) =>
  [0, 1, 2].map((i) => rect(0, 70 + i * 9, 40 - i * 5, 5, i % 2 ? inks.ground : inks.print) + rect(110 + i * 5, 70 + i * 9, 40 - i * 5, 5, i % 2 ? inks.ground : inks.print)).join('') +
  [dice.between(16, 22), dice.between(128, 134)].map((x) =>
    rect(x - 1, 42, 2, 28, inks.print) + path(`M${x} 33c4 5 3 9 0 9s-4 -4 0 -9z`, inks.glow)).join('') + floor(inks, 93);

const shelves: Land = (inks, dice) =>
  [[2, 40], [110, 148]].map(([from, to]) =>
    [22, 46, 70].map((y) => {
      const books: string[] = [];
      for (let x = from!; x < to! - 3; ) {
        const wide = dice.between(3, 6);
        const high = dice.between(11, 18);
        books.push(rect(x, y + 18 - high, wide - 0.6, high, dice.pick([inks.mid, inks.far, inks.print, inks.dye])));
        x += wide;
      }
      return books.join('') + rect(from! - 2, y + 18, to! - from! + 4, 2.5, inks.print);
    }).join('')).join('') + floor(inks, 93);

const plain: Land = (inks) => floor(inks, 88);

export const lands = { skyline, chimneys, castle, pines, sewer, columns, candles, roses, graves, houses, waves, pews, shelves, plain } satisfies Record<string, Land>;
export type LandName = keyof typeof lands;
