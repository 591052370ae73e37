import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { listen } from './listen';

/** What is printed on a thing, drawn large. */
export interface Shown {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  part: Component<any>;
  props: Record<string, unknown>;
}
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One large preview beside the pointer, the finger or what has the focus: above everything, and moving nothing. */
class Preview {
  shown = $state.raw<Shown | null>(null);
  /** What it stands beside. */
  beside = $state.raw<Place>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** The thing that is looked at. */
  of: Element | null = null;

  open(of: Element, shown: Shown, beside: Place): void {
    this.of = of;
    this.shown = shown;
    this.beside = beside;
  }
  close(of: Element | null = this.of): void {
    if (of !== this.of) return;
    this.of = null;
    this.shown = null;
  }
}
export const preview = new Preview();

const hoverDelay = 120;
const longPress = 450;
/** How far a finger may slip, in pixels. */
const slip = 10;
/** The pointer, and what it covers of the screen. */
const around = ({ clientX: x, clientY: y }: PointerEvent, reach: number): Place => ({
  left: x - reach, top: y - reach, right: x + reach, bottom: y + reach,
});

/**
 * Shows a preview of a thing while the mouse or the focus is on it, and when a finger rests on it: then until the next
 * touch, and the finger that has asked is lifted without choosing.
 */
export function previewing(show: () => Shown | null): Attachment<Element> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | undefined;
    let rested = false;
    const stop = (): void => clearTimeout(timer);
    const open = (beside: Place): void => {
      const shown = show();
      if (shown) preview.open(thing, shown, beside);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      from = event;
      stop();
      timer = setTimeout(() => open(around(from!, 16)), hoverDelay);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') {
        from = event;
        if (preview.of === thing) preview.beside = around(event, 16);
      } else if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > slip) stop();
    };
    const leave = (event: PointerEvent): void => {
      stop();
      if (event.pointerType === 'mouse') preview.close(thing);
    };
    const down = (event: PointerEvent): void => {
      rested = false;
      stop();
      preview.close(thing);
      if (event.pointerType === 'mouse') return;
      from = event;
      timer = setTimeout(() => {
        rested = true;
        open(around(event, 28));
      }, longPress);
    };
    // The key and the button for a menu ask, too.
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!rested) open(thing.getBoundingClientRect());
    };
    const click = (event: Event): void => {
      stop();
      if (!rested) return preview.close(thing);
      rested = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const focus = (): void => {
      if (thing.matches(':focus-visible')) open(thing.getBoundingClientRect());
    };
    const blur = (): void => preview.close(thing);
    const deaf = listen(thing, {
      pointerenter: enter, pointermove: move, pointerleave: leave, pointerdown: down, pointerup: stop, pointercancel: stop,
      contextmenu: menu, focus, blur,
    });
    const deafToClicks = listen(thing, { click }, { capture: true });
    return () => {
      stop();
      preview.close(thing);
      deaf();
      deafToClicks();
    };
  };
}

/** Where a box of this size stands: at the side where there is room, whole on the screen, and not on what it is about. */
export function standsAt(beside: Place, width: number, height: number, screen: { width: number; height: number }): { left: number; top: number } {
  const [edge, gap] = [8, 4];
  const within = (at: number, size: number, all: number): number => Math.max(edge, Math.min(at, all - size - edge));
  const right = beside.right + gap;
  const left = beside.left - gap - width;
  const middle = within((beside.top + beside.bottom) / 2 - height / 2, height, screen.height);
  if (right + width + edge <= screen.width) return { left: right, top: middle };
  if (left >= edge) return { left, top: middle };
  const above = beside.top - gap - height;
  return {
    left: within((beside.left + beside.right) / 2 - width / 2, width, screen.width),
    top: above >= edge ? above : within(beside.bottom + gap, height, screen.height),
  };
}
