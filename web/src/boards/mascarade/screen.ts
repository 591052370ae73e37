/** How much stands above a thing in whatever scrolls it. */
export function heightBefore(thing: HTMLElement): number {
  for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'auto') continue;
    return thing.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  }
  return 0;
}
