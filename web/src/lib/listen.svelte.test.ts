import { expect, it, vi } from 'vitest';
import { previewing, preview } from './preview.svelte';
import { tip, tipped } from './tip.svelte';

/** As a browser does that takes away what has the focus while the page is drawn. */
function losesFocusWhileDrawn(thing: EventTarget): void {
  const drawing = $derived.by(() => thing.dispatchEvent(new Event('blur')));
  const draw = (): boolean => drawing;
  expect(draw()).toBe(true);
}

it('takes a tip away with what it is about, also in the midst of drawing', () => {
  const thing = new EventTarget();
  const stop = tipped('gone soon')(thing as Element);
  thing.dispatchEvent(new Event('focus'));
  expect(tip.lines).toEqual(['gone soon']);
  losesFocusWhileDrawn(thing);
  expect(tip.lines).toEqual([]);
  stop();
});

it('takes a preview away with what it is about, also in the midst of drawing', () => {
  const thing = Object.assign(new EventTarget(), {
    matches: () => true,
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 1, bottom: 1 }),
  });
  const stop = previewing(() => ({ part: vi.fn() as never, props: {} }))(thing as never);
  thing.dispatchEvent(new Event('focus'));
  expect(preview.shown).not.toBeNull();
  losesFocusWhileDrawn(thing);
  expect(preview.shown).toBeNull();
  stop?.();
});
