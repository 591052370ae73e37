import { on } from 'svelte/events';

/**
 * Hears events of a thing until what is returned is called. A browser tells of some of them in the midst of drawing: what
 * has the focus and is taken off the page loses it at that moment. Svelte's own way of listening does not take what is
 * done then for a part of the drawing, where nothing may be changed.
 */
export function listen(
  thing: EventTarget,
  hears: Record<string, (event: never) => void>,
  options: AddEventListenerOptions = {},
): () => void {
  const stops = Object.entries(hears).map(([kind, hear]) => on(thing, kind, hear as EventListener, options));
  return () => stops.forEach((stop) => stop());
}
