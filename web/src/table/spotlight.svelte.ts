import { untrack } from 'svelte';
import type { GameEvent } from '../lib/protocol';
import { moving } from '../lib/settings.svelte';

/** Things that a sentence names; a player last, since he is named by nearly all. */
export function actors(events: GameEvent[]): string[] {
  const named = [...new Set(events.flatMap(({ links = [] }) => links.map(({ target }) => target)))];
  const things = named.filter((target) => !target.startsWith('seat:'));
  return things.length > 0 ? things : named;
}

const most = 6;
const grow: Keyframe[] = [
  { scale: '1' },
  { scale: '1.16', offset: 0.3 },
  { scale: '1.16', offset: 0.7 },
  { scale: '1' },
];

/**
 * Shows on any board what acts: the things that the events name grow for a moment and have a glow. Where nothing may
 * move they have the glow alone.
 */
function spotlight(board: Element, events: GameEvent[]): () => void {
  const lit = actors(events)
    .flatMap((target) => [...board.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)].slice(0, 1))
    .filter((thing) => thing.getClientRects().length > 0)
    .slice(0, most);
  for (const thing of lit) {
    thing.classList.add('acting');
    // What is placed by a transformation of its own would move as it grows.
    if (moving() && !thing.hasAttribute('transform')) thing.animate(grow, { duration: 900, easing: 'ease-out' });
  }
  return () => {
    for (const thing of lit) thing.classList.remove('acting');
  };
}

/** Keeps the light on what the latest events name. */
export function spotlit(board: () => Element | undefined, events: () => GameEvent[]): void {
  $effect(() => {
    const [at, told] = [board(), events()];
    if (!at || told.length === 0) return;
    let off = (): void => {};
    // The board has drawn it by then.
    const drawn = requestAnimationFrame(() => (off = untrack(() => spotlight(at, told))));
    return () => {
      cancelAnimationFrame(drawn);
      off();
    };
  });
}
