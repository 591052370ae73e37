import type { Subject } from '../../art/scene';

/** The vampire of a seat, by its colour: the same on the ring and on its player's panel. */
export const vampireOf = (colour: number): Subject => ({ id: `vampire-${colour % 13}`, vampire: true });
