import type { TransitionConfig } from 'svelte/transition';
import { duration } from '../../lib/settings.svelte';

/** A card turns over. */
export const turn = (_thing: Element): TransitionConfig => ({
  duration: duration(300),
  css: (t) => `transform: perspective(30rem) rotateY(${(1 - t) * 90}deg)`,
});
/** Something comes from above. */
export const arrive = (_thing: Element): TransitionConfig => ({
  duration: duration(260),
  css: (t, u) => `transform: translateY(${u * -0.75}rem); opacity: ${t}`,
});
