import type { ShownSeat } from '../../lib/table.svelte';
import { costsOf, type CardFacts } from './cards';
import type { Board, Character, Person, Player, Resident, Time, Townsman } from './model';

/** Where words come from: the board's own catalogue, the game's, and how a list is said. */
export interface Say {
  own(key: string, args?: Record<string, string | number>): string;
  game(key: string, args?: Record<string, string | number>): string;
  character(name: Character): string;
  list(items: string[]): string;
}

export const whose = (seat: ShownSeat | undefined): Record<string, string> => ({
  name: seat?.name ?? '',
  you: seat?.you ? 'yes' : 'no',
});

const sentences = (parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** What everybody knows of somebody, and what only the reader knows. */
export function knownWords({ known, secret }: Person, me: number | 'spectator', say: Say): string {
  if (known !== null) return say.own(`veb-known-${known}`);
  if (secret === null) return '';
  return say.own(secret.owner === me ? `veb-secret-${secret.side}` : `veb-token-${secret.side}`);
}

export const markerWords = ({ markers }: Resident, say: Say): string[] =>
  (['attack', 'defence'] as const).flatMap((kind) =>
    markers[kind] > 0 ? [say.own(`veb-markers-${kind}`, { count: markers[kind] })] : [],
  );

/** Somebody in the castle, for who does not see him. */
export const residentWords = (person: Resident, me: number | 'spectator', deeds: string, say: Say): string =>
  sentences([
    `${say.character(person.name)}, ${say.own(`veb-group-${person.occupation}`)}`,
    knownWords(person, me, say),
    ...markerWords(person, say),
    person.role ? say.own(`veb-role-${person.role}`) : '',
    deeds,
  ]);

export const townWords = (person: Townsman, me: number | 'spectator', deeds: string, say: Say): string =>
  sentences([
    `${say.character(person.name)}, ${say.own(`veb-group-${person.occupation}`)}`,
    person.place === null ? '' : say.own('veb-comes-as', { place: person.place }),
    knownWords(person, me, say),
    deeds,
  ]);

export const deadWords = (person: Person, say: Say): string =>
  sentences([say.character(person.name), person.known ? say.own(`veb-was-${person.known}`) : '']);

/** What is printed on a card, in words. */
export function cardWords(card: CardFacts, time: Time, deeds: string, say: Say): string {
  const costs = costsOf(card, time).map(({ time: when, cards }) => say.own(`veb-cost-${when}`, { count: cards }));
  const groups = card.groups.map((group) => say.own(`veb-group-${group}`));
  return sentences([
    card.value === null ? card.name : say.own('veb-card-value', { card: card.name, value: card.value }),
    card.kind === 'combat' ? '' : say.own(`veb-kind-${card.kind}`),
    say.list([...groups, ...costs]),
    card.text,
    deeds,
  ]);
}

/** Marks that lie before a player: what he may not do, and that his cellar is used up. */
export const marksOf = (player: Player, say: Say): { sign: 'forbidden' | 'reshuffled'; text: string }[] => [
  ...player.forbidden.map((action) => ({ sign: 'forbidden' as const, text: say.game(`ve-ui-no-${action.replace('_', '-')}`) })),
  ...(player.reshuffled ? [{ sign: 'reshuffled' as const, text: say.own('veb-reshuffled') }] : []),
];

/** How the match has ended. */
export function endingWords(board: Board, seats: ShownSeat[], say: Say): string {
  const [winner] = board.winners;
  const result =
    board.winners.length === 1 && winner !== undefined ? say.own('veb-won', whose(seats[winner])) : say.own('veb-drawn');
  return sentences([board.ending ? say.game(`ve-ending-${board.ending}`) : '', result]);
}
