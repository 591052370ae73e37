import { polar, type Point } from './geometry';
import type { EstateName } from './model';

/**
 * The estates from above, at night. Each is drawn for the top of the ring and turned to its place; a house stands at an
 * angle and a radius, so that streets follow the ring.
 */
export interface Plan {
  houses: string;
  windows: string;
  trees: string;
}

interface House {
  at: Point;
  width: number;
  depth: number;
  turn: number;
}

const short = (n: number): number => Math.round(n * 10) / 10;

function inHouse({ at, turn }: House, x: number, y: number): Point {
  const angle = (turn * Math.PI) / 180;
  return {
    x: short(at.x + x * Math.cos(angle) - y * Math.sin(angle)),
    y: short(at.y + x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

const house = (degrees: number, radius: number, width: number, depth: number, turn = 0): House => ({
  at: polar(radius, degrees), width, depth, turn: degrees + turn,
});

/** Four wings around a yard. */
function yard(degrees: number, radius: number, width: number, depth: number, wing: number): House[] {
  const middle = house(degrees, radius, width, depth);
  const part = (x: number, y: number, w: number, d: number): House => ({
    at: inHouse(middle, x, y), width: w, depth: d, turn: middle.turn,
  });
  const [side, front] = [(width - wing) / 2, (depth - wing) / 2];
  const passage = 12;
  return [
    part(0, -front, width, wing),
    part(-side, passage / 2, wing, depth - 2 * wing - passage),
    part(side, passage / 2, wing, depth - 2 * wing - passage),
    part(-width / 4 - 3, front, width / 2 - 8, wing),
    part(width / 4 + 3, front, width / 2 - 8, wing),
  ];
}

/** Houses in a circle around a square. */
function around(radius: number, distance: number, count: number, width: number, depth: number): House[] {
  const middle = polar(radius, 0);
  return Array.from({ length: count }, (_, i) => {
    const turn = (360 * i) / count;
    const off = polar(distance, turn);
    return { at: { x: middle.x + off.x, y: middle.y + off.y }, width, depth, turn };
  });
}

/** Two wings that meet in a corner. */
const corner = (degrees: number, radius: number, length: number, turn: number): House[] => {
  const first = house(degrees, radius, length, 20, turn);
  return [first, { at: inHouse(first, length / 2 - 10, length / 2 - 10), width: 20, depth: length, turn: first.turn }];
};

const row = (radius: number, angles: number[], width: number, depth: number, turn = 0): House[] =>
  angles.map((degrees) => house(degrees, radius, width, depth, turn));

const houses: Record<EstateName, House[]> = {
  handlowe: [
    ...yard(-16, 392, 96, 92, 20), ...yard(0, 392, 96, 92, 20), ...yard(16, 392, 96, 92, 20),
    ...yard(-13, 284, 84, 78, 18), ...yard(13, 284, 84, 78, 18), ...row(284, [0], 30, 78),
  ],
  teatralne: [
    ...row(432, [-19.5, -11.7, -3.9, 3.9, 11.7, 19.5], 52, 20),
    ...row(388, [-19, -12, 12, 19], 44, 22), ...row(345, [-17, 17], 22, 78),
    house(0, 364, 104, 58), house(0, 318, 64, 22), ...row(298, [-4.5, -1.5, 1.5, 4.5], 7, 8),
    ...row(258, [-17, -8.5, 0, 8.5, 17], 34, 18),
  ],
  gorali: [
    ...around(342, 84, 12, 34, 22), ...around(342, 34, 4, 16, 10),
    ...row(424, [-18.5, 18.5], 70, 24), ...row(378, [-20, 20], 22, 52),
    ...row(258, [-17, 17], 26, 46), ...row(250, [-8, 0, 8], 26, 16),
  ],
  zielone: [
    house(-17, 420, 84, 22, 24), house(2, 428, 64, 22, -12), house(18, 408, 22, 84, 16), house(-15, 350, 22, 66, -28),
    house(-2, 372, 78, 22, 38), house(12, 338, 60, 22, -34), house(-13, 278, 56, 20, 18), house(3, 290, 20, 62, 32),
    house(15, 268, 48, 20, -8),
  ],
  szkolne: [
    ...corner(-17, 424, 76, 14), ...corner(0, 432, 66, -30), ...corner(15, 414, 84, 40), ...corner(-14, 346, 62, -48),
    ...corner(3, 352, 70, 12), ...corner(16, 328, 58, 64), ...corner(-10, 276, 54, 28), ...corner(8, 276, 50, -18),
  ],
  ogrodowe: [
    ...row(432, [-20, -15, -10, -5, 0, 5, 10, 15, 20], 20, 20), ...row(392, [-20.5, -15.3, 15.3, 20.5], 20, 20),
    ...row(352, [-19.5, 19.5], 20, 20), ...row(312, [-18.5, 18.5], 20, 20), ...row(272, [-17, -10.5, 10.5, 17], 20, 20),
    house(0, 258, 62, 22),
  ],
  mlodosci: [
    ...row(420, [-18, -6, 6, 18], 48, 48), ...row(340, [-14.5, 0, 14.5], 46, 46), ...row(264, [-13, 0, 13], 40, 40),
  ],
};

const grove = (points: [number, number, number][]): string =>
  points
    .map(([degrees, radius, size]) => {
      const at = polar(radius, degrees);
      return `M${short(at.x - size)} ${at.y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`;
    })
    .join('');

/** A cross of a grave, as four strokes that a path can fill. */
const graves = (points: [number, number][]): string =>
  points
    .map(([degrees, radius]) => {
      const at = polar(radius, degrees);
      return `M${short(at.x - 2)} ${short(at.y - 10)}h4v5h5v4h-5v11h-4v-11h-5v-4h5Z`;
    })
    .join('');

const trees: Partial<Record<EstateName, string>> = {
  gorali: grove([[0, 342, 13], [-12, 296, 7], [12, 296, 7]]),
  zielone: grove([
    [-21, 376, 12], [-9, 398, 15], [9, 390, 12], [21, 360, 10], [-6, 336, 14], [5, 330, 9], [-20, 316, 9], [19, 304, 12],
    [-6, 262, 10], [9, 252, 8], [-19, 270, 7], [-10, 438, 9], [11, 440, 10], [0, 408, 8],
  ]),
  ogrodowe:
    graves([[-8, 392], [-4, 392], [0, 392], [4, 392], [8, 392], [-8, 356], [-4, 356], [0, 356], [4, 356], [8, 356]]) +
    grove([[-10, 312, 9], [-5, 304, 12], [1, 312, 10], [6, 304, 12], [11, 312, 9]]),
  handlowe: grove([[-16, 392, 7], [0, 392, 7], [16, 392, 7]]),
  szkolne: grove([[-6, 392, 8], [9, 380, 7], [-20, 372, 8], [-3, 312, 7], [12, 300, 6]]),
};

function outline(one: House): string {
  const [w, d] = [one.width / 2, one.depth / 2];
  const corners = [inHouse(one, -w, -d), inHouse(one, w, -d), inHouse(one, w, d), inHouse(one, -w, d)];
  return `M${corners.map((p) => `${p.x} ${p.y}`).join('L')}Z`;
}

/** Some windows are lit; which ones stays the same every night. */
function windowsOf(one: House, salt: number): string {
  const long = one.width >= one.depth;
  const count = Math.floor(Math.max(one.width, one.depth) / 13);
  return Array.from({ length: count }, (_, i) => {
    if ((i * 7 + salt * 5) % 4 > 1) return '';
    const along = (i - (count - 1) / 2) * 13;
    const at = inHouse(one, long ? along : 0, long ? 0 : along);
    return `M${short(at.x - 2.5)} ${short(at.y - 2.5)}h5v5h-5Z`;
  }).join('');
}

export const planOf = (name: EstateName): Plan => ({
  houses: houses[name].map(outline).join(''),
  windows: houses[name].map(windowsOf).join(''),
  trees: trees[name] ?? '',
});
