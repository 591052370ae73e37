import type { Option } from '../../lib/protocol';
import { isCharacter, type Board, type Character } from './model';

/** An attack is chosen by its two characters, one after the other: first who attacks, then who is attacked. */
export interface Fight {
  attacker: Character;
  defender: Character;
}

const prefix = 'fight:';
export const fightTarget = (attacker: Character, defender: Character): string => `${prefix}${attacker}>${defender}`;
export const characterTarget = (who: Character): string => `character:${who}`;

export function fightsIn(options: Option[]): Fight[] {
  return options.flatMap((option) => {
    const [attacker, defender] = option.target?.startsWith(prefix) ? option.target.slice(prefix.length).split('>') : [];
    return isCharacter(attacker) && isCharacter(defender) ? [{ attacker, defender }] : [];
  });
}

const offered = (options: Option[], target: string): boolean => options.some((option) => option.target === target);
export const attacks = (options: Option[], who: Character): boolean =>
  fightsIn(options).some(({ attacker }) => attacker === who);

/** The targets of the attacks in which somebody is one of the two. */
export const fightsOf = (options: Option[], who: Character): string[] =>
  fightsIn(options).flatMap(({ attacker, defender }) =>
    attacker === who || defender === who ? [fightTarget(attacker, defender)] : [],
  );

/** What a hand on a character does: takes it up as the attacker, lets it go, asks what to do with it, or touches a target. */
export type Move = { pick: Character | null } | { ask: Character } | { touch: string };

export function moveOn(options: Option[], picked: Character | null, who: Character): Move {
  if (picked === who) return { pick: null };
  if (picked !== null) return { touch: fightTarget(picked, who) };
  const alone = offered(options, characterTarget(who));
  if (!attacks(options, who)) return { touch: characterTarget(who) };
  return alone ? { ask: who } : { pick: who };
}

/** Whether a hand on this character does something. */
export function isLit(options: Option[], picked: Character | null, who: Character): boolean {
  if (picked !== null) return picked === who || offered(options, fightTarget(picked, who));
  return attacks(options, who) || offered(options, characterTarget(who));
}

/** Cards that can be chosen and lie neither in the hand nor on the table: they come out of a pile. */
export function cardsElsewhere(options: Option[], board: Board, me: number | 'spectator'): string[] {
  const hand = me === 'spectator' ? [] : (board.players[me]?.hand ?? []);
  const here = new Set([...hand, ...board.players.flatMap(({ played }) => played)]);
  const ids = options.flatMap(({ target }) => (target?.startsWith('card:') ? [target.slice('card:'.length)] : []));
  return [...new Set(ids)].filter((card) => !here.has(card));
}
