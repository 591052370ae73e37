import { describe, expect, it } from 'vitest';
import { standsAt } from './preview.svelte';

const screen = { width: 390, height: 844 };
const at = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });
const covers = (place: ReturnType<typeof at>, box: { left: number; top: number }, width: number, height: number): boolean =>
  box.left < place.right && box.left + width > place.left && box.top < place.bottom && box.top + height > place.top;

describe('where a preview stands', () => {
  it('is at the right where there is room, else at the left', () => {
    expect(standsAt(at(10, 400), 200, 300, screen)).toEqual({ left: 54, top: 270 });
    expect(standsAt(at(340, 400), 200, 300, screen)).toEqual({ left: 136, top: 270 });
  });
  it('is above where there is room at no side, and below if there is none above', () => {
    expect(standsAt(at(180, 600), 350, 300, screen)).toEqual({ left: 25, top: 296 });
    expect(standsAt(at(180, 60), 350, 300, screen)).toEqual({ left: 25, top: 104 });
  });
  it('is whole on the screen and never on what it is about', () => {
    for (let left = 0; left <= 350; left += 10)
      for (let top = 0; top <= 800; top += 10) {
        const box = standsAt(at(left, top), 340, 300, screen);
        expect(box.left >= 8 && box.left + 340 <= 382 && box.top >= 8 && box.top + 300 <= 836).toBe(true);
        expect(covers(at(left, top), box, 340, 300)).toBe(false);
      }
  });
});
