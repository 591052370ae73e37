import type { Attachment } from 'svelte/attachments';

const longEnough = 450;
/** How far a finger may slip, in pixels. */
const slip = 10;

/** A finger that rests on a thing, or the key and button for a menu, ask about it instead of choosing it. */
export function resting(ask: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let rested = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      rested = false;
      stop();
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        rested = true;
        ask();
      }, longEnough);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slip) stop();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!rested) ask();
    };
    // The finger that has asked is lifted without choosing.
    const click = (event: Event): void => {
      if (!rested) return;
      rested = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false], ['pointermove', move, false], ['pointerup', stop, false], ['pointercancel', stop, false],
      ['contextmenu', menu, false], ['click', click, true],
    ];
    for (const [kind, hear, capture] of listeners) thing.addEventListener(kind, hear as EventListener, capture);
    return () => {
      stop();
      for (const [kind, hear, capture] of listeners) thing.removeEventListener(kind, hear as EventListener, capture);
    };
  };
}
