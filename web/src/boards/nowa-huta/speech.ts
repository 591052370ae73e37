import type { Option } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import { leaders, pawnsOn, vampiresOn, type Board, type Estate, type PlanCard } from './model';

/** Where words come from: the board's own catalogue, the game's, and how a list is said. */
export interface Say {
  own(key: string, args?: Record<string, string | number>): string;
  game(key: string, args?: Record<string, string | number>): string;
  list(items: string[]): string;
}

const whose = (seat: ShownSeat | undefined): Record<string, string> => ({
  name: seat?.name ?? '',
  you: seat?.you ? 'yes' : 'no',
});

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentences = (parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** What choosing this would do, from the options themselves; nothing where nothing can be chosen. */
export const deeds = (options: Option[], say: Say): string => say.list(options.map((option) => option.label));

export function modifierWords(estate: Estate, say: Say): string {
  return estate.modifier === 'none' ? '' : say.game('nh-account-modifier', { 'modifier-id': estate.modifier });
}

export function possessedWords(estate: Estate, seats: ShownSeat[], say: Say): string {
  const counts = estate.possessed.flatMap((count, seat) =>
    count > 0 ? [say.own('nhb-count', { ...whose(seats[seat]), count })] : [],
  );
  return counts.length === 0 ? say.own('nhb-nobody') : say.own('nhb-possessed', { list: say.list(counts) });
}

/** Everything that lies and stands on an estate, for who cannot see it. */
export function estateWords(board: Board, estate: Estate, seats: ShownSeat[], say: Say): string {
  const vampires = vampiresOn(board, estate.name).map((seat) => say.own('nhb-vampire', whose(seats[seat])));
  const ahead = leaders(estate);
  return sentences([
    `${say.game(`nh-estate-${estate.name}`)}, ${say.game(`nh-estate-${estate.name}-byname`)}`,
    capital(say.list(vampires)),
    possessedWords(estate, seats, say),
    ahead.length === 1 ? say.own('nhb-leads', whose(seats[ahead[0]!])) : '',
    modifierWords(estate, say),
    estate.sabbath ? say.own('nhb-sabbath') : '',
    say.game(`nh-estate-${estate.name}-ability`),
  ]);
}

export function spaceWords(board: Board, space: string, seats: ShownSeat[], say: Say): string {
  const pawns = pawnsOn(board, space).map((seat) => say.own('nhb-pawn', whose(seats[seat])));
  return sentences([
    say.game(`nh-space-${space}`),
    capital(say.list(pawns)),
    say.game(`nh-space-${space}-action`),
  ]);
}

/** The possessed of one player on one estate. */
export function markerWords(estate: Estate, seat: number, seats: ShownSeat[], say: Say): string {
  return say.own('nhb-marker', {
    ...whose(seats[seat]),
    count: estate.possessed[seat] ?? 0,
    where: say.game('nh-part-on-estate', { estate: say.game(`nh-estate-${estate.name}`), 'estate-id': estate.name }),
  });
}

/** "Choosing it does this. And this is what it is." */
export const litWords = (options: Option[], description: string, say: Say): string =>
  options.length === 0 ? description : sentences([deeds(options, say), description]);

/** The name of a card, as the option to play it is called. */
export const cardWords = (card: string, say: Say): string =>
  /^\d+$/.test(card)
    ? say.game('nh-option-time', { steps: Number(card) })
    : say.game('nh-option-move', { card: say.game(`nh-card-${card}`) });

export function planWords(card: PlanCard, say: Say): string {
  switch (card.side) {
    case 'none':
      return say.game('nh-ui-thinking');
    case 'down':
      return say.own('nhb-face-down');
    case 'secret':
      return say.own('nhb-face-down-known', { card: cardWords(card.card, say) });
    case 'up':
      return cardWords(card.card, say);
  }
}
