/** What a reader looks at, so that it stays before his eyes when the book changes around it. */
export interface Eye {
  id: string;
  top: number;
}

/** The first thing with an address that is not above the screen. */
export function look(page: HTMLElement): Eye | undefined {
  for (const thing of page.querySelectorAll<HTMLElement>('[id]')) {
    const box = thing.getBoundingClientRect();
    if (box.bottom > 80) return { id: thing.id, top: box.top };
  }
  return undefined;
}
export function lookAgain(eye: Eye | undefined): void {
  const thing = eye && document.getElementById(eye.id);
  if (thing) scrollBy({ top: thing.getBoundingClientRect().top - eye.top, behavior: 'instant' });
}

/** The chapter at the top of the screen. */
export function chapterAt(anchors: string[]): string {
  let found = '';
  for (const anchor of anchors) {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top;
    if (top !== undefined && top < innerHeight / 3) found = anchor;
  }
  return found;
}
