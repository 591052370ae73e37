/** The plan of the board. One square of 1000 by 1000 with its middle at 0, 0; degrees run clockwise from the top. */
export const places = 7;
export const step = 360 / places;

export const rim = { outer: 492, inner: 226 };
export const circle = { outer: 214, inner: 72 };

export interface Point {
  x: number;
  y: number;
}

// The sum makes an ordinary zero of a negative one.
const short = (n: number): number => Math.round(n * 100) / 100 + 0;

export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: short(radius * Math.cos(angle)), y: short(radius * Math.sin(angle)) };
}

/** The middle of a place of the ring, in degrees. */
export const middle = (place: number): number => place * step;

/** A piece of a ring between two radii; `gap` is the width of the street beside it. */
export function sector(outer: number, inner: number, from: number, to: number, gap = 0): string {
  // The street is as wide inside as outside, so the inner corners give way by a larger angle.
  const outside = ((gap / 2 / outer) * 180) / Math.PI;
  const inside = ((gap / 2 / inner) * 180) / Math.PI;
  const [a, b] = [polar(outer, from + outside), polar(outer, to - outside)];
  const [c, d] = [polar(inner, to - inside), polar(inner, from + inside)];
  const far = to - from > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${far} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${far} 0 ${d.x} ${d.y}Z`;
}

/** Whether writing along the rim here would stand on its head if it ran clockwise. */
export const upsideDown = (degrees: number): boolean => {
  const round = ((degrees % 360) + 360) % 360;
  return round > 100 && round < 260;
};

/** An arc to write along, from left to right for the reader, whose letters have their middle at this radius. */
export function writingArc(radius: number, degrees: number, size: number): string {
  const flip = upsideDown(degrees);
  // Letters stand on their line: it lies nearer to the middle of the board, or farther from it below.
  const line = short(flip ? radius + size * 0.34 : radius - size * 0.34);
  const [from, to] = flip ? [degrees + step / 2, degrees - step / 2] : [degrees - step / 2, degrees + step / 2];
  const [a, b] = [polar(line, from), polar(line, to)];
  return `M${a.x} ${a.y}A${line} ${line} 0 0 ${flip ? 0 : 1} ${b.x} ${b.y}`;
}

/** Where `count` things stand beside each other on an arc: the angles, `width` units apart, around a middle. */
export function sideBySide(count: number, radius: number, degrees: number, width: number): number[] {
  const between = ((width / radius) * 180) / Math.PI;
  const way = upsideDown(degrees) ? -1 : 1;
  return Array.from({ length: count }, (_, i) => short(degrees + way * (i - (count - 1) / 2) * between));
}

/** The same direction as `to`, by the shorter way from `from`: what glides from the last place to the first goes on. */
export function onward(from: number, to: number): number {
  return from + ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** A point after the plan has been turned around its middle. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: short(x * Math.cos(angle) - y * Math.sin(angle)), y: short(x * Math.sin(angle) + y * Math.cos(angle)) };
}

/** Where the small shapes of a heap lie: rows of at most three, from the middle. */
export function heap(count: number, apart: number): Point[] {
  const rows = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, count - row * 3);
    return { x: short(((i % 3) - (inRow - 1) / 2) * apart), y: short((row - (rows - 1) / 2) * apart) };
  });
}
