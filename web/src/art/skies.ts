import type { Palette } from './colour';
import { circle, line, num, path, rect, through } from './pen';
import type { Dice } from './seed';

/** What is behind: each fills the whole picture, 150 by 100, and leaves its middle to what stands before it. */
export type Sky = (inks: Palette, dice: Dice, strength: number) => string;

const stars = (inks: Palette, dice: Dice, count: number): string =>
  Array.from({ length: count }, () => circle(dice.between(3, 147), dice.between(3, 58), dice.pick([0.5, 0.7, 1]), inks.page)).join('');

/** A disc in rings of growing light, as on the covers. */
function disc(inks: Palette, x: number, y: number, r: number): string {
  return circle(x, y, r * 1.6, inks.far, 'opacity=".6"') + circle(x, y, r * 1.28, inks.mid) + circle(x, y, r, inks.dye);
}

const moon: Sky = (inks, dice, strength) => {
  const [x, y, r] = [dice.between(71, 79), dice.between(44, 48), 36 + strength / 2];
  const craters = Array.from({ length: 4 }, () => circle(x + dice.between(-18, 18), y + dice.between(-18, 18), dice.between(2, 5), inks.mid, 'opacity=".45"'));
  return rect(0, 0, 150, 100, inks.ground) + stars(inks, dice, 10) + disc(inks, x, y, r) + craters.join('');
};

const crescent: Sky = (inks, dice) => {
  const left = dice.chance(0.5);
  const [x, y] = [left ? dice.between(40, 50) : dice.between(100, 110), dice.between(20, 26)];
  return (
    rect(0, 0, 150, 100, inks.ground) + rect(0, 56, 150, 44, inks.far, 'opacity=".6"') + stars(inks, dice, 18) +
    circle(x, y, 12, inks.page) + circle(x + (left ? 5 : -5), y - 2, 11, inks.ground)
  );
};

const rays: Sky = (inks, dice, strength) => {
  const count = 9 + strength;
  const turn = dice.next();
  const wedges = Array.from({ length: count }, (_, i) => {
    const at = ((i + turn) / count) * Math.PI * 2;
    const half = Math.PI / count / 2;
    const point = (angle: number): [number, number] => [75 + 110 * Math.cos(angle), 48 + 110 * Math.sin(angle)];
    return through([[75, 48], point(at - half), point(at + half)]);
  });
  return rect(0, 0, 150, 100, inks.ground) + path(wedges.join(''), inks.far) + circle(75, 48, 30 + strength, inks.mid);
};

const halo: Sky = (inks, dice, strength) => {
  const rings = Array.from({ length: 3 + Math.min(strength, 4) }, (_, i) =>
    line(`M${num(75 - 27 - i * 7)} 48a${27 + i * 7} ${27 + i * 7} 0 1 0 ${54 + i * 14} 0a${27 + i * 7} ${27 + i * 7} 0 1 0 ${-54 - i * 14} 0`, inks.mid, i === 0 ? 2.5 : 1,
      i === 0 ? '' : `stroke-dasharray="${dice.between(1, 6)} ${dice.between(3, 7)}"`));
  return (
    rect(0, 0, 150, 100, inks.ground) + circle(75, 48, 64, inks.far, 'opacity=".5"') + circle(75, 48, 27, inks.far) +
    rings.join('')
  );
};

const arch: Sky = (inks, dice) => {
  const lattice = dice.chance(0.5)
    ? 'M45 30L105 90M45 54L81 90M45 78L57 90M57 18L105 66M75 12L105 42M105 30L45 90M105 54L69 90M105 78L93 90M93 18L45 66M75 12L45 42'
    : 'M75 4V100M60 12V100M90 12V100M45 40H105M45 64H105';
  return (
    rect(0, 0, 150, 100, inks.print) + path('M37 100V44C37 24 52 8 75 0C98 8 113 24 113 44V100z', inks.far) +
    path('M43 100V46C43 28 56 13 75 6C94 13 107 28 107 46V100z', inks.mid) + line(lattice, inks.far, 1.2) +
    path('M0 100V88H37V100zM113 100V88H150V100z', inks.ground) +
    [12, 24, 126, 138].map((x) => rect(x - 1, 0, 2, 88, inks.ground)).join('')
  );
};

const curtain: Sky = (inks, dice) => {
  const folds = (from: number, way: number): string =>
    Array.from({ length: 5 }, (_, i) => {
      const x = from + way * i * 9;
      const sway = dice.between(-4, 4);
      return path(`M${num(x)} 0h${num(way * 9)}C${num(x + way * 9 + sway)} 40 ${num(x + way * (4 - i) + sway)} 70 ${num(x + way * (9 - i * 2))} 100h${num(-way * 9)}z`, i % 2 ? inks.far : inks.mid);
    }).join('');
  return (
    rect(0, 0, 150, 100, inks.print) + circle(75, 52, 40, inks.ground) + circle(75, 52, 30, inks.far) + folds(0, 1) +
    folds(150, -1)
  );
};

const storm: Sky = (inks, dice) => {
  const bolt = (x: number, size: number): string =>
    path(`M${num(x)} 4l${num(-9 * size)} ${num(26 * size)}h${num(8 * size)}l${num(-9 * size)} ${num(28 * size)}l${num(22 * size)} ${num(-34 * size)}h${num(-8 * size)}l${num(10 * size)} ${num(-20 * size)}z`, inks.dye);
  const clouds = Array.from({ length: 7 }, (_, i) => circle(i * 25 + dice.between(-6, 6), dice.between(-4, 8), dice.between(14, 22), i % 2 ? inks.far : inks.print));
  return (
    rect(0, 0, 150, 100, inks.ground) + circle(75, 50, 38, inks.far) + bolt(dice.between(24, 34), 1) +
    bolt(dice.between(118, 128), 0.8) + clouds.join('')
  );
};

const damask: Sky = (inks, dice) => {
  const size = dice.pick([15, 18, 22]);
  const tiles: string[] = [];
  for (let row = 0; row * size < 120; row++) {
    for (let column = 0; column * size < 170; column++) {
      const [x, y] = [column * size + (row % 2) * (size / 2), row * size * 0.9];
      tiles.push(`M${num(x)} ${num(y - size / 3)}l${num(size / 4)} ${num(size / 3)}l${num(-size / 4)} ${num(size / 3)}l${num(-size / 4)} ${num(-size / 3)}z`);
    }
  }
  return (
    rect(0, 0, 150, 100, inks.ground) + path(tiles.join(''), inks.far, 'opacity=".7"') + circle(75, 50, 37, inks.print) +
    circle(75, 50, 34, inks.mid)
  );
};

const vault: Sky = (inks) =>
  [0, 1, 2, 3]
    .map((i) => {
      const [x, top] = [12 + i * 14, 4 + i * 10];
      return path(`M${x} 100V${top + 30}C${x} ${top + 10} ${x + 22} ${top} 75 ${top}C${128 - x} ${top} ${150 - x} ${top + 10} ${150 - x} ${top + 30}V100z`, [inks.ground, inks.far, inks.ground, inks.mid][i]!);
    })
    .reduce((all, one) => all + one, rect(0, 0, 150, 100, inks.print));

/** A sheet on a dark desk: what stands before it is drawn in ink. */
const parchment: Sky = (inks, dice) => {
  const turn = dice.between(-5, 5);
  const lines = Array.from({ length: 6 }, (_, i) => `M${36 + dice.between(0, 2)} ${22 + i * 11}H${dice.between(96, 112)}`).join('');
  return (
    rect(0, 0, 150, 100, inks.ground) + `<g transform="rotate(${turn} 75 50)">` +
    path('M29 8h94v86H29z', inks.print, 'opacity=".5"') +
    path('M27 5l30 2 34-3 30 3-2 28 3 30-2 26-31-2-33 3-30-2 2-28-3-28z', inks.page) + line(lines, '#c9b48d', 1) + '</g>' +
    circle(118, 84, 8, inks.mid) + circle(118, 84, 5, inks.far)
  );
};

const dawn: Sky = (inks, dice) => {
  const bands = [inks.ground, inks.far, inks.mid, inks.dye].map((ink, i) => rect(0, i * 18, 150, 100 - i * 18, ink, i > 1 ? `opacity="${i === 2 ? '.75' : '.45'}"` : ''));
  return (
    bands.join('') + circle(75 + dice.between(-10, 10), 60, 26, inks.glow) +
    line('M6 30H44M98 22H140M20 46H52M104 44H132', inks.dye, 1.5, 'opacity=".6"')
  );
};

export const skies = { moon, crescent, rays, halo, arch, curtain, storm, damask, vault, parchment, dawn } satisfies Record<string, Sky>;
export type SkyName = keyof typeof skies;
/** Behind these the middle is bright, so that what stands before them is dark. */
export const brightSkies: readonly SkyName[] = ['moon', 'parchment', 'dawn'];
