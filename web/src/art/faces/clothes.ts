import { circle, ellipse, line, path } from '../pen';
import type { FaceInks } from './inks';
import type { Traits } from './traits';

type Clothes = (inks: FaceInks) => string;
const white = '#f1ebdf';
const body = ({ cloth }: FaceInks): string => path('M6 102C8 85 26 79 41 74H59C74 79 92 85 94 102z', cloth);
const both = (d: string, ink: string): string => path(d, ink) + `<g transform="matrix(-1 0 0 1 100 0)">${path(d, ink)}</g>`;

const garments: Record<Traits['clothes'], Clothes> = {
  suit: (inks) =>
    body(inks) + path('M40 74L50 98L60 74L50 79z', white) +
    path('M48 80h4l2 6l-2.5 16h-3L46 86z', inks.trim === '#e3c07a' ? '#8a2f36' : inks.trim) +
    both('M40 73L33 79L38 86L34 88L48 102L50 96z', inks.fold),
  turtleneck: (inks) =>
    body(inks) + path('M38 66Q50 72 62 66L64 80Q50 86 36 80z', inks.cloth) +
    line('M38 72Q50 77 62 72M37 76Q50 81 63 76', inks.fold, 1.4),
  leather: (inks) =>
    path('M6 102C8 85 26 79 41 74H59C74 79 92 85 94 102z', '#2b2529') +
    path('M42 74L50 90L58 74z', inks.cloth === '#2a2630' ? '#8d8790' : inks.cloth) +
    both('M41 72L30 78L40 92L49 88z', '#453c42') + line('M50 90V102', '#b9b2a6', 1.6) + circle(36, 82, 1.2, '#cfc8bb') +
    circle(64, 82, 1.2, '#cfc8bb'),
  dress: (inks) =>
    body(inks) + path('M33 76C36 96 64 96 67 76L59 73H41z', inks.skin) +
    path('M33 76C36 96 64 96 67 76L70 78C67 101 33 101 30 78z', inks.fold),
  robe: (inks) => body(inks) + path('M41 73L46 102H54L59 73L50 80z', inks.fold) + both('M41 73L36 75L42 102H46z', inks.trim),
  hoodie: (inks) =>
    body(inks) + path('M30 78C34 94 66 94 70 78L61 70C58 82 42 82 39 70z', inks.fold) + line('M44 86V97M56 86V97', white, 1.6),
  uniform: (inks) =>
    body(inks) + path('M39 68Q50 75 61 68L62 79Q50 85 38 79z', inks.fold) +
    both('M8 92C10 85 18 82 27 80L29 86C21 87 14 89 8 92z', '#e0b84c') +
    [84, 91, 98].map((y) => circle(50, y, 1.7, '#e0b84c')).join(''),
  cassock: (inks) =>
    body(inks) + path('M38 70Q50 77 62 70L63 79Q50 85 37 79z', inks.fold) +
    path('M45 74Q50 77 55 74L55 81Q50 83 45 81z', white) + [88, 94, 100].map((y) => circle(50, y, 1.3, inks.trim)).join(''),
  ruff: (inks) =>
    body(inks) +
    [0, 1, 2, 3, 4, 5, 6].map((i) => ellipse(29 + i * 7, 79 - Math.abs(3 - i) * 1.6, 5.5, 6.5, i % 2 ? '#d9d0bf' : white)).join('') +
    [90, 97].map((y) => circle(50, y, 1.8, inks.trim)).join(''),
  apron: (inks) =>
    body(inks) + path('M41 73L45 84H55L59 73L50 79z', inks.fold) + path('M34 84H66L69 102H31z', white) +
    both('M34 84L30 77L34 76L39 84z', white),
  fur: (inks) =>
    body(inks) + both('M40 70C28 74 20 82 20 92C28 98 40 96 48 102L50 86z', '#e9dfca') +
    [[30, 84], [38, 92], [34, 77], [70, 84], [62, 92], [66, 77]].map(([x, y]) => path(`M${x} ${y}l1.5 4h-3z`, '#3a2d2a')).join(''),
  shirt: (inks) =>
    body(inks) + path('M43 73L50 86L57 73z', inks.skin) +
    both('M42 70L35 77L43 87L50 82z', inks.cloth === '#e4ddcd' ? '#cfc6b4' : white) + line('M50 88V102', inks.fold, 1.4),
  coat: (inks) => body(inks) + path('M42 73L50 88L58 73z', white) + both('M36 60L27 80L45 96L49 88L40 76z', inks.fold),
  cape: (inks) =>
    body(inks) + both('M29 50L18 82L47 98L49 86L38 74z', inks.fold) + both('M31 56L24 80L46 92L40 76z', '#9b2330') +
    circle(50, 90, 3, '#e0b84c'),
};

export const clothesOn = (traits: Traits, inks: FaceInks): string => garments[traits.clothes](inks);
