import { describe, expect, it } from 'vitest';
import {
  circle, heap, middle, onward, places, polar, rim, sector, sideBySide, step, turned, upsideDown, writingArc,
} from './geometry';

describe('the plan of the board', () => {
  it('counts degrees clockwise from the top', () => {
    expect(polar(100, 0)).toEqual({ x: 0, y: -100 });
    expect(polar(100, 90)).toEqual({ x: 100, y: 0 });
    expect(polar(100, 180)).toEqual({ x: 0, y: 100 });
  });
  it('has the circle inside the ring and the ring inside the square', () => {
    expect(circle.outer).toBeLessThan(rim.inner);
    expect(rim.outer).toBeLessThanOrEqual(500);
    expect(middle(places)).toBeCloseTo(360);
  });
  it('leaves a street of one width between neighbours', () => {
    const path = sector(400, 200, 0, 90, 20);
    const [ax, , , , , , , bx] = path.slice(1).split(/[ AL]/).map(Number);
    expect(ax).toBeCloseTo(10, 0);
    expect(bx).toBeCloseTo(400, 0);
    expect(path.endsWith('Z')).toBe(true);
  });
  it('writes from left to right everywhere', () => {
    for (let place = 0; place < places; place++) {
      const numbers = writingArc(460, middle(place), 30).match(/-?[\d.]+/g)!.map(Number);
      const [from, to] = [numbers[0]!, numbers[numbers.length - 2]!];
      if (Math.abs(middle(place) - 90) > step && Math.abs(middle(place) - 270) > step) expect(from).toBeLessThan(to);
    }
    expect(upsideDown(0)).toBe(false);
    expect(upsideDown(180)).toBe(true);
    expect(upsideDown(-180)).toBe(true);
  });
  it('puts things beside each other around the middle, in reading order below too', () => {
    expect(sideBySide(1, 300, 50, 60)).toEqual([50]);
    const [left, right] = sideBySide(2, 300, 0, 60);
    expect(left).toBeLessThan(right!);
    expect(left! + right!).toBeCloseTo(0);
    const [leftBelow, rightBelow] = sideBySide(2, 300, 180, 60);
    expect(leftBelow).toBeGreaterThan(rightBelow!);
  });
  it('goes the shorter way round', () => {
    expect(onward(350, 10)).toBe(370);
    expect(onward(10, 350)).toBe(-10);
    expect(onward(730, 20)).toBe(740);
    expect(onward(0, 90)).toBe(90);
  });
  it('turns clockwise', () => {
    expect(turned({ x: 0, y: -10 }, 90)).toEqual({ x: 10, y: 0 });
    expect(turned({ x: 3, y: 4 }, 0)).toEqual({ x: 3, y: 4 });
  });
  it('heaps shapes in rows of three', () => {
    expect(heap(1, 20)).toEqual([{ x: 0, y: 0 }]);
    expect(heap(4, 20)).toEqual([{ x: -20, y: -10 }, { x: 0, y: -10 }, { x: 20, y: -10 }, { x: 0, y: 10 }]);
    expect(heap(0, 20)).toEqual([]);
  });
});
