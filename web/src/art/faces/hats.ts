import { mix } from '../colour';
import { circle, ellipse, line, path, rect } from '../pen';
import type { FaceInks } from './inks';
import type { Traits } from './traits';

type Hat = (inks: FaceInks) => string;
const gold = '#e6b84a';
const white = '#f1ebdf';
const dark = '#221d26';
const faceHole = 'M50 23C37 23 31 33 31 46C31 62 40 72 50 75C60 72 69 62 69 46C69 33 63 23 50 23z';
const evenodd = 'fill-rule="evenodd"';

const ring = (outer: string, ink: string): string => path(outer + faceHole, ink, evenodd);
const brimmed = (crown: string, brim: string, ink: string, band: string): string =>
  path(crown, ink) + path('M29 22Q50 17 71 22V27Q50 21 29 27z', band) + path(brim, mix(ink, '#000000', 0.18));

const hats: Record<Traits['hat'], Hat> = {
  none: () => '',
  fedora: () => brimmed('M29 26C28 7 38 3 44 7C48 9 52 9 56 7C62 3 72 7 71 26z', 'M14 27C28 20 72 20 86 27C78 34 62 31 50 31S22 34 14 27z', '#54504f', dark),
  beret: () =>
    path('M24 27C14 14 38 2 58 6C80 10 84 22 76 28C60 20 40 20 24 27z', '#8e2436') + line('M52 6L54 1', '#8e2436', 2.5) +
    path('M26 27Q50 17 75 27L74 31Q50 22 27 31z', '#6a1826'),
  cap: (inks) =>
    path('M24 22C20 8 38 4 50 4S80 8 76 22z', inks.cloth) + path('M27 20H73V26H27z', inks.fold) + circle(50, 14, 4, gold) +
    path('M26 25H74C79 28 77 32 72 32C58 28 42 28 28 32C23 32 21 28 26 25z', dark),
  hood: (inks) =>
    ring('M18 88C8 40 22 3 50 3S92 40 82 88L50 80z', inks.cloth) +
    path('M50 3C78 3 92 40 82 88L69 70C74 40 66 20 50 20z', inks.fold, 'opacity=".55"'),
  scarf: (inks) =>
    ring('M20 84C16 36 26 9 50 9S84 36 80 84C66 94 34 94 20 84z', inks.cloth) +
    path('M28 76C44 92 62 90 79 74C80 84 74 92 62 94C46 96 34 90 28 76z', inks.fold) + line('M34 24Q50 13 66 24', inks.fold, 2),
  crown: () =>
    path('M27 28L22 4L37 16L50 0L63 16L78 4L73 28Q50 21 27 28z', gold) +
    path('M27 28Q50 21 73 28L72 33Q50 26 28 33z', '#b3831f') + circle(50, 17, 3.2, '#b3202c') + circle(35, 21, 2.2, '#2e5288') +
    circle(65, 21, 2.2, '#2e5288'),
  coronet: () =>
    path('M33 22L30 8L40 15L50 4L60 15L70 8L67 22Q50 17 33 22z', gold) + circle(50, 14, 2.4, '#fff') + circle(30, 8, 2, white) +
    circle(70, 8, 2, white) + circle(50, 4, 2, white),
  mitre: (inks) =>
    path('M30 30C24 12 38 0 50 -6C62 0 76 12 70 30Q50 23 30 30z', white) +
    path('M30 30Q50 23 70 30L69 24Q50 17 31 24z', inks.trim) +
    line('M50 -2V22M41 9H59', inks.cloth === '#e4ddcd' ? '#8a2f36' : inks.cloth, 3.2),
  toque: () =>
    path('M29 29V17C16 14 20 -1 34 2C39 -6 61 -6 66 2C80 -1 84 14 71 17V29Q50 23 29 29z', white) +
    line('M38 20V10M50 18V6M62 20V10', '#c9c0ae', 1.6) + path('M29 29Q50 23 71 29V23Q50 17 29 23z', '#ded6c6'),
  veil: () =>
    path('M26 30C24 10 38 3 50 3S76 10 74 30Q50 20 26 30z', dark) +
    path('M20 82C12 36 28 6 50 6S88 36 80 82L71 88C74 70 74 58 72 50H28C26 58 26 70 29 88z', dark, 'opacity=".92"') +
    path('M27 28Q50 20 73 28L74 56Q50 62 26 56z', dark, 'opacity=".34"') +
    line('M32 30L68 54M44 26L74 46M28 40L52 57M68 30L32 54M56 26L26 46M72 40L48 57', dark, 0.7, 'opacity=".6"'),
  wimple: () =>
    ring('M17 92C10 36 24 5 50 5S90 36 83 92C66 82 34 82 17 92z', dark) +
    path(`M50 16C30 16 25 34 25 47C25 68 38 82 50 84C62 82 75 68 75 47C75 34 70 16 50 16z${faceHole}`, white, evenodd),
  tophat: () =>
    path('M30 24L27 -6Q50 -10 73 -6L70 24z', dark) + rect(29, 15, 42, 7, '#7c1f2c') +
    path('M16 24C30 20 70 20 84 24C80 31 62 29 50 29S20 31 16 24z', dark),
  witch: () =>
    path('M29 27C38 12 42 0 66 -8C62 2 70 14 72 27z', '#33264a') + path('M30 22Q50 16 71 22V28Q50 21 29 28z', '#8e3aa0') +
    rect(46, 19, 8, 7, gold) + path('M6 29C28 19 72 19 94 29C76 37 62 32 50 32S24 37 6 29z', '#33264a'),
  jester: (inks) =>
    path('M50 26C40 6 20 6 8 22C18 20 24 26 27 34Q38 26 50 26z', '#a3293a') +
    path('M50 26C60 6 80 6 92 22C82 20 76 26 73 34Q62 26 50 26z', inks.cloth) +
    path('M36 28C38 10 44 0 50 -4C56 0 62 10 64 28Q50 22 36 28z', gold) + circle(8, 24, 4, gold) + circle(92, 24, 4, gold) +
    circle(50, -4, 4, '#a3293a'),
  straw: () =>
    path('M32 24C30 6 40 4 50 4S70 6 68 24z', '#dcb65c') + path('M31 19Q50 14 69 19V25Q50 20 31 25z', '#9b3a2a') +
    path('M10 27C28 19 72 19 90 27C78 36 64 31 50 31S22 36 10 27z', '#c99c3e') +
    line('M18 28L26 25M34 30L40 26M60 26L66 30M74 25L82 28', '#8f6c22', 1.2),
  feather: (inks) =>
    path('M70 20C84 6 96 2 98 -8C82 -8 66 0 60 16z', '#e9e2d2') + line('M64 18C76 8 86 0 95 -6', '#b3a68c', 1.2) +
    path('M28 24C28 8 40 4 50 4S74 8 72 24z', mix(inks.cloth, '#000000', 0.3)) +
    path('M10 24C28 16 74 18 92 30C78 34 64 30 50 30S20 34 10 24z', mix(inks.cloth, '#000000', 0.45)) +
    path('M29 20Q50 15 71 21V25Q50 20 29 25z', gold),
  bicorne: () =>
    path('M8 30C14 6 36 -2 50 -2S86 6 92 30C72 18 28 18 8 30z', '#262b40') + line('M10 29C30 17 70 17 90 29', gold, 2.4) +
    circle(50, 10, 5.5, '#b3202c') + circle(50, 10, 3, white),
  maidcap: () => [30, 38, 46, 54, 62, 70].map((x, i) => circle(x, 17 - [0, 4, 6, 6, 4, 0][i]!, 5.5, white)).join('') +
  path('M28 22Q50 8 72 22L70 26Q50 14 30 26z', '#cfc6b6'),
  wig: () => [20, 22, 24].map((x, i) => [30, 42, 54, 66, 78].map((y) => circle(x - (2 - i) * 1.5, y, 6.5, i === 0 ? '#cfc8ba' : white) + circle(100 - x + (2 - i) * 1.5, y, 6.5, i === 0 ? '#cfc8ba' : white)).join('')).join('') +
  path('M24 42C20 16 36 6 50 6S80 16 76 42C72 32 62 25 50 25S28 32 24 42z', white) +
  line('M50 7V25M40 9Q38 18 36 26M60 9Q62 18 64 26', '#c3bba9', 1.6),
  cowl: (inks) =>
    ring('M16 90C8 44 24 10 50 -4C76 10 92 44 84 90L50 82z', inks.cloth) +
    path('M50 -4C76 10 92 44 84 90L69 72C75 42 66 22 50 20z', inks.fold, 'opacity=".6"') +
    ellipse(50, 24, 15, 3, inks.fold, 'opacity=".7"'),
  beanie: (inks) =>
    path('M27 27C24 8 38 3 50 3S76 8 73 27z', mix(inks.cloth, '#f4ead6', 0.18)) + path('M26 22H74V31H26z', inks.fold) +
    line('M34 23V30M42 23V30M50 23V30M58 23V30M66 23V30', inks.cloth, 1.6),
};

export const hatOn = (traits: Traits, inks: FaceInks): string => hats[traits.hat](inks);
