/** A number from a text: the same today, tomorrow and on every machine (FNV-1a, then mixed well). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Looks like chance and is none: what a picture is made of follows from its text alone (mulberry32). */
export class Dice {
  #state: number;
  constructor(text: string) {
    this.#state = seedOf(text);
  }
  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
}
