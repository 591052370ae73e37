import type { Option } from '../../lib/protocol';
import { isLocation, type Location } from './model';

/** A card is played in two movements: first the card, then where it goes. */
export interface Play {
  card: string;
  at: Location;
}
const prefix = 'play:';
export const playTarget = (card: string, at: Location): string => `${prefix}${card}>${at}`;
export const cardTarget = (card: string): string => `card:${card}`;
export const siteTarget = (at: Location): string => `location:${at}`;

/** What a target of a play is about; nothing if it is no play. */
export function playOf(target: string | undefined): Play | null {
  const [card, at] = target?.startsWith(prefix) ? target.slice(prefix.length).split('>') : [];
  return card !== undefined && isLocation(at) ? { card, at } : null;
}
export const playsIn = (options: Option[]): Play[] => options.flatMap(({ target }) => playOf(target) ?? []);

/** The targets of all that can be done with a card by playing it. */
export const playTargets = (options: Option[], card: string): string[] =>
  playsIn(options).flatMap((play) => (play.card === card ? [playTarget(card, play.at)] : []));

const offered = (options: Option[], target: string): boolean => options.some((option) => option.target === target);
export const canPlay = (options: Option[], card: string): boolean => playsIn(options).some((play) => play.card === card);

/** What a hand on something does: takes a card up, lets it go, or touches a target. */
export type Move = { pick: string | null } | { touch: string };

export function moveOnCard(options: Option[], picked: string | null, card: string): Move {
  if (picked === card) return { pick: null };
  if (canPlay(options, card)) return { pick: card };
  return { touch: cardTarget(card) };
}
export const moveOnSite = (picked: string | null, at: Location): { touch: string } => ({
  touch: picked === null ? siteTarget(at) : playTarget(picked, at),
});

export const cardIsLit = (options: Option[], card: string): boolean =>
  canPlay(options, card) || offered(options, cardTarget(card));
export const siteIsLit = (options: Option[], picked: string | null, at: Location): boolean =>
  offered(options, moveOnSite(picked, at).touch);

/** Cards that can be chosen and lie nowhere where the reader sees them: another hand is open to him. */
export function cardsElsewhere(options: Option[], seen: string[]): string[] {
  const ids = options.flatMap(({ target }) => (target?.startsWith('card:') ? [target.slice('card:'.length)] : []));
  return [...new Set(ids)].filter((card) => !seen.includes(card));
}
