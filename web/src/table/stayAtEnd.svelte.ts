import type { Attachment } from 'svelte/attachments';

/** Keeps a list at its end while it grows, unless somebody has scrolled up to read. */
export function stayAtEnd(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const look = (): void => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 48;
    };
    list.addEventListener('scroll', look, { passive: true });
    $effect(() => {
      length();
      if (atEnd) list.scrollTop = list.scrollHeight;
    });
    return () => list.removeEventListener('scroll', look);
  };
}
