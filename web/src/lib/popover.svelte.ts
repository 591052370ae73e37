import type { Component } from 'svelte';

/** One small window beside what was asked about: why not, where a number comes from, which of several, a rule. */
class Popover {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  content = $state.raw<{ part: Component<any>; props: Record<string, unknown> } | null>(null);
  anchor: Element | null = null;

  open<P extends Record<string, unknown>>(anchor: Element, part: Component<P>, props: P): void {
    this.anchor = anchor;
    this.content = { part, props };
  }
  /** The focus goes back to what was asked about. */
  close(): void {
    const back = this.anchor;
    this.drop();
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  }
  /** Somebody has gone elsewhere; the focus is where he went. */
  drop(): void {
    this.content = null;
    this.anchor = null;
  }
}
export const popover = new Popover();
