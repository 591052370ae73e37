import type { Option } from '../../lib/protocol';

export const cardTarget = (card: string): string => `card:${card}`;
export const thingTarget = (thing: string): string => `thing:${thing}`;
export const seatTarget = (seat: number): string => `seat:${seat}`;

/** Cards that can be chosen and are not in the reader's hand: of a heap, a library or somebody else. */
export function cardsElsewhere(options: Option[], hand: string[]): string[] {
  const ids = options.flatMap(({ target }) => (target?.startsWith('card:') ? [target.slice('card:'.length)] : []));
  return [...new Set(ids)].filter((card) => !hand.includes(card));
}
