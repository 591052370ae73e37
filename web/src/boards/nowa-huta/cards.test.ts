import { describe, expect, it } from 'vitest';
import { planOf } from './blocks';
import { cardArt } from './cards';
import { estateNames } from './model';

describe('pictures on cards', () => {
  it('leave away the places under the arrow', () => {
    expect(cardArt('cw1').dots).toHaveLength(6);
    expect(cardArt('ccw2').dots).toHaveLength(5);
    expect(cardArt('2').kind).toBe('circle');
    expect(cardArt('ccw2').steps).toBe(2);
  });
  it('point clockwise to the right and counter-clockwise to the left', () => {
    const tip = (card: string) => Number(cardArt(card).head.slice(1).split(' ')[0]);
    expect(tip('cw1')).toBeGreaterThan(0);
    expect(tip('ccw1')).toBeLessThan(0);
  });
});

describe('estates from above', () => {
  it('all look different', () => {
    expect(new Set(estateNames.map((name) => planOf(name).houses)).size).toBe(7);
  });
  it('stand inside the ring', () => {
    for (const name of estateNames) {
      const corners = planOf(name).houses.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => pair.split(' ').map(Number));
      for (const [x, y] of corners) expect(Math.hypot(x!, y!)).toBeLessThan(492);
    }
  });
});
