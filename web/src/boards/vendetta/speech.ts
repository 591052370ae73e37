import type { ShownSeat } from '../../lib/table.svelte';
import type { CardFacts } from './cards';
import type { Deployed, Player } from './model';

/** Where words come from: the board's own catalogue, the game's names, and how a list is said. */
export interface Say {
  own(key: string, args?: Record<string, string | number>): string;
  clan(name: string): string;
  location(name: string): string;
  list(items: string[]): string;
}

export const whose = (seat: ShownSeat | undefined): Record<string, string> => ({
  name: seat?.name ?? '',
  you: seat?.you ? 'yes' : 'no',
});

export const sentences = (parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');

const powerWords = (card: CardFacts, say: Say): string =>
  card.power === null ? '' : say.own('vdb-power-of', { power: card.power });

/** A clan card face up, for who does not see it. */
export const cardWords = (card: CardFacts, deeds: string, say: Say): string =>
  sentences([
    say.list([card.name, powerWords(card, say), card.step ? say.own(`vdb-step-${card.step}`) : ''].filter(Boolean)),
    card.text,
    deeds,
  ]);

/** A card at a location: what it is, or only whose back it has. */
export function slotWords(card: Deployed, facts: CardFacts | null, deeds: string, say: Say): string {
  const back = card.clan ? say.clan(card.clan) : '';
  if (!facts) return sentences([say.own('vdb-face-down', { clan: back }), card.keptDown ? say.own('vdb-kept-down') : '', deeds]);
  return sentences([
    say.list([facts.name, powerWords(facts, say), facts.step ? say.own(`vdb-step-${facts.step}`) : ''].filter(Boolean)),
    card.up ? '' : say.own('vdb-face-down-known', { clan: back }),
    card.zeroed ? say.own('vdb-zeroed') : '',
    deeds,
  ]);
}

/** An Ally or a Victim with everything that stands on it. */
export function followerWords(card: CardFacts, more: string[], say: Say): string {
  const { influence, feed, drain, drained } = card;
  const values = influence === null || feed === null || drain === null || drained === null
    ? ''
    : say.own('vdb-follower-values', { influence, feed, drain, drained });
  return sentences([
    say.list([card.name, card.nature ? say.own(`vdb-nature-${card.nature}`) : ''].filter(Boolean)),
    values,
    card.text,
    ...more,
  ]);
}

/** What can be counted before a player, in one sentence. */
export const playerWords = (player: Player, say: Say): string =>
  sentences([
    say.list(
      [
        player.clan ? say.clan(player.clan) : '',
        player.team === null ? '' : say.own('vdb-team', { team: teamLetter(player.team) }),
        player.ambition ? say.own('vdb-ambition') : '',
        player.out ? say.own('vdb-out') : '',
      ].filter(Boolean),
    ),
  ]);

export const teamLetter = (team: number): string => 'ABC'[team] ?? '';
