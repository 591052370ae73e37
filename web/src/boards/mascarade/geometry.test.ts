import { describe, expect, it } from 'vitest';
import { layOut, middleOf, overlap, ovalPath, type Box, type Layout, type Wanted } from './geometry';

const hands = (seats: number): number => (seats === 2 ? 3 : seats === 3 ? 2 : 1);
const middle = (seats: number): number => (seats === 4 ? 2 : seats === 5 ? 1 : 0);
const tokens = (seats: number): number => (seats < 7 ? 6 : Math.min(12, seats));
/** A phone of 360 by 640, a screen of 1440 by 900 beside the log, and one of 3840 by 2160 where everything is larger. */
const screens: Record<string, Pick<Wanted, 'width' | 'tall' | 'rem'>> = {
  '360x640': { width: 336, tall: 480, rem: 16 },
  '768x1024': { width: 744, tall: 700, rem: 16 },
  '1440x900': { width: 1000, tall: 560, rem: 16 },
  '3840x2160': { width: 2720, tall: 1540, rem: 28 },
};
const cases = Object.entries(screens).flatMap(([name, screen]) =>
  Array.from({ length: 12 }, (_, i) => [name, i + 2, screen] as const),
);
const lay = (seats: number, screen: Pick<Wanted, 'width' | 'tall' | 'rem'>): Layout =>
  layOut({ ...screen, seats, hand: hands(seats), centre: middle(seats), tokens: tokens(seats) });

describe('the table', () => {
  it.each(cases)('has room on %s for %i players', (_, seats, screen) => {
    const layout = lay(seats, screen);
    const boxes: Box[] = [...layout.seats, layout.heart, layout.tokens];
    expect(layout.seats).toHaveLength(seats);
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(-0.5);
      expect(box.y).toBeGreaterThanOrEqual(-0.5);
      expect(box.x + box.w).toBeLessThanOrEqual(screen.width + 0.5);
      expect(box.y + box.h).toBeLessThanOrEqual(layout.height + 0.5);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it.each(cases)('has cards on %s for %i players that a finger can touch', (_, seats, screen) => {
    const layout = lay(seats, screen);
    expect(layout.card).toBeGreaterThanOrEqual(44);
    expect(layout.ownCard).toBeGreaterThanOrEqual(layout.card);
    expect(layout.tokens.w / layout.columns).toBeGreaterThanOrEqual(48);
  });

  it.each(cases)('seats them clockwise on %s, %i of them, the reader below', (_, seats, screen) => {
    const layout = lay(seats, screen);
    const points = layout.seats.map(middleOf);
    expect(points[0]!.x).toBeCloseTo(screen.width / 2, 0);
    for (const point of points.slice(1)) expect(point.y).toBeLessThan(points[0]!.y + 1);
    if (seats > 2) {
      expect(points[1]!.x).toBeLessThan(screen.width / 2);
      expect(points.at(-1)!.x).toBeGreaterThan(screen.width / 2);
    }
  });

  it('takes the height there is on a wide screen', () => {
    for (const seats of [4, 6, 8, 10]) expect(lay(seats, screens['1440x900']!).height).toBeLessThanOrEqual(620);
    expect(lay(13, screens['1440x900']!).height).toBeLessThanOrEqual(760);
    expect(lay(13, screens['3840x2160']!).height).toBeLessThanOrEqual(1540);
  });

  it('is drawn as a closed line', () => {
    expect(ovalPath({ x: 0, y: 0, w: 10, h: 10 })).toMatch(/^M5\.0 10\.0L.*Z$/);
  });
});
