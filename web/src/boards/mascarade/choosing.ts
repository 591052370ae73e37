import type { Option } from '../../lib/protocol';
import type { Slot } from './model';

/**
 * Two cards are chosen one after the other. Where all the pairs have a card in common, that one is implied and the other
 * alone is touched.
 */
export type Pair = readonly [string, string];

const prefix = 'cards:';

export function pairsOf(options: Option[]): Pair[] {
  return options.flatMap((option) => {
    const [one, another] = option.target?.startsWith(prefix) ? option.target.slice(prefix.length).split(',') : [];
    return one !== undefined && another !== undefined ? [[one, another] as const] : [];
  });
}

export const partnersOf = (pairs: Pair[], place: string): string[] =>
  pairs.flatMap(([one, another]) => (one === place ? [another] : another === place ? [one] : []));

/** Places that every pair has; both, where there is one pair alone. */
export const impliedBy = (pairs: Pair[]): string[] =>
  pairs.length === 0 ? [] : pairs[0]!.filter((place) => pairs.every((pair) => pair.includes(place)));

/** The target of two cards as the options write it, or as it would be written if there were one. */
export function pairTarget(pairs: Pair[], one: string, another: string): string {
  const [a, b] = pairs.find((pair) => pair.includes(one) && pair.includes(another)) ?? [one, another].sort(inOrder);
  return `${prefix}${a},${b}`;
}

const order = (place: string): number => {
  const [, seat, letter] = /^(\d+)([lrp]?)$/.exec(place) ?? [];
  return seat === undefined ? 1000 + Number(place.slice(1)) : Number(seat) * 4 + ' lrp'.indexOf(letter || ' ');
};
const inOrder = (one: string, another: string): number => order(one) - order(another);

/** What a hand on a card does: it takes the card up as the first of two, lays it back, or touches a target. */
export type Move = { pick: string | null } | { touch: string };

const ownTarget = (slot: Slot): string => `own:${slot.spot}`;
const offered = (options: Option[], target: string): boolean => options.some((option) => option.target === target);

/** Whether a hand on this card does something: what is lit. */
export function isLit(options: Option[], picked: string | null, slot: Slot, me: number | 'spectator'): boolean {
  const pairs = pairsOf(options);
  if (picked !== null) return slot.place === picked || partnersOf(pairs, picked).includes(slot.place);
  if (slot.owner === me && offered(options, ownTarget(slot))) return true;
  const implied = impliedBy(pairs);
  return partnersOf(pairs, slot.place).length > 0 && (pairs.length === 1 || !implied.includes(slot.place));
}

export function moveOn(
  options: Option[],
  picked: string | null,
  slot: Slot,
  me: number | 'spectator',
  /** The cards of the reader. */
  own: string[],
): Move {
  const { place } = slot;
  const pairs = pairsOf(options);
  if (picked === place) return { pick: null };
  const partners = partnersOf(pairs, place);
  if (picked !== null) {
    if (partners.includes(picked)) return { touch: pairTarget(pairs, picked, place) };
    return partners.length > 0 ? { pick: place } : { touch: pairTarget(pairs, picked, place) };
  }
  const implied = impliedBy(pairs);
  const other = implied.find((one) => one !== place);
  if (other !== undefined && partners.length > 0) return { touch: pairTarget(pairs, other, place) };
  if (partners.length > 0 && !implied.includes(place)) return { pick: place };
  if (slot.owner === me) return { touch: ownTarget(slot) };
  return { touch: own.length > 0 ? pairTarget(pairs, own[0]!, place) : `seat:${slot.owner ?? 0}` };
}

/** What can be chosen with a card: with it alone, or with it and another. */
export function targetsOf(options: Option[], slot: Slot, me: number | 'spectator'): string[] {
  const pairs = pairsOf(options);
  const two = partnersOf(pairs, slot.place).map((other) => pairTarget(pairs, slot.place, other));
  return slot.owner === me ? [ownTarget(slot), ...two] : two;
}
