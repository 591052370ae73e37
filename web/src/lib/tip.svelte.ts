import { listen } from './listen';

/** A few words beside what the pointer or the focus is on. They lie above everything, and move nothing. */
class Tip {
  lines = $state.raw<string[]>([]);
  at: Element | null = null;

  show(at: Element, lines: string[]): void {
    this.at = at;
    this.lines = lines;
  }
  /** What shows it takes it away; meanwhile something else may show its own. */
  hide(at: Element): void {
    if (this.at !== at) return;
    this.at = null;
    this.lines = [];
  }
}
export const tip = new Tip();

/** Words for a thing, as an attachment: by hover and by focus. */
export const tipped =
  (...lines: string[]) =>
  (thing: Element): (() => void) => {
    const on = (): void => tip.show(thing, lines);
    const off = (): void => tip.hide(thing);
    const deaf = listen(thing, { pointerenter: on, focus: on, pointerleave: off, blur: off, click: off });
    return () => {
      deaf();
      off();
    };
  };
