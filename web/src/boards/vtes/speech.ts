import type { ShownSeat } from '../../lib/table.svelte';
import type { CardFacts } from './cards';
import type { Thing } from './model';

/** Where words come from: the board's own catalogue, the game's, and how a list is said. */
export interface Say {
  own(key: string, args?: Record<string, string | number>): string;
  game(key: string): string;
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

/** A Discipline by its letters; capitals are the superior level. */
export const disciplineWords = (letters: string, say: Say): string => {
  const name = say.game(`discipline-${letters.toLowerCase()}`);
  return letters === letters.toUpperCase() ? say.own('vtb-superior', { name }) : name;
};

/** The type of a card with clan, capacity and costs, in one line. */
export const lineOf = (card: CardFacts, say: Say): string =>
  [
    ...card.kinds.map((kind) => say.game(`type-${kind}`)),
    card.clan ? say.game(`clan-${card.clan}`) : '',
    card.sect && card.sect !== 'no_sect' ? say.game(`sect-${card.sect}`) : '',
    card.title ? say.game(`title-${card.title}`) : '',
    card.capacity === null ? '' : say.own('vtb-capacity', { count: card.capacity }),
    card.group ? say.own('vtb-group', { group: card.group }) : '',
    card.pool === null ? '' : say.own('vtb-cost-pool', { count: card.pool }),
    card.blood === null ? '' : say.own('vtb-cost-blood', { count: card.blood }),
  ]
    .filter(Boolean)
    .join(', ');

const shownMarks = new Set([
  'awake',
  'wounded',
  'bled',
  'stays_locked',
  'has_blocked',
  'recruited',
  'last_contestant',
  'marked',
]);
export const markWords = (thing: Thing, say: Say): string[] =>
  thing.marks.filter((mark) => shownMarks.has(mark)).map((mark) => say.game(`marks-${mark.replaceAll('_', '-')}`));

/** A card on the table, for who does not see it. */
export function thingWords(thing: Thing, facts: CardFacts | null, deeds: string, say: Say): string {
  return sentences([
    facts?.name ?? say.own('vtb-face-down'),
    say.list(
      [
        thing.locked ? say.own('vtb-locked') : '',
        thing.blood > 0 || (facts?.capacity ?? null) !== null
          ? facts?.capacity
            ? say.own('vtb-blood-of', { count: thing.blood, capacity: facts.capacity })
            : say.own('vtb-counters', { count: thing.blood })
          : '',
        ...markWords(thing, say),
      ].filter(Boolean),
    ),
    deeds,
  ]);
}
