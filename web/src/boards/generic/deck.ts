import type { Subject } from '../../art/scene';
import { Cards } from '../../lib/cards.svelte';

/** What the server tells of a card of any game: its name, and what its picture is made of. */
export interface AnyCard extends Subject {
  name: string;
}

const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const words = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).flatMap((one) => word(one) ?? []);
const number = (...values: unknown[]): number | undefined => values.find((value): value is number => typeof value === 'number');

export function readDeck(answer: unknown): Map<string, AnyCard> {
  const cards = (answer as { cards?: unknown } | null)?.cards;
  const all = (Array.isArray(cards) ? cards : []) as Record<string, unknown>[];
  return new Map(
    all.map((card) => {
      const id = word(card.id) ?? '';
      const nature = word(card.nature);
      return [id, {
        id,
        name: word(card.name) ?? id,
        kind: word(card.kind),
        houses: [...words(card.clan), ...words(card.groups)],
        strength: number(card.power, card.value, card.cost),
        ...(nature ? { vampire: nature === 'vampire' } : {}),
      }];
    }),
  );
}

const decks = new Map<string, Cards<AnyCard>>();
/** The cards of a game; asked for once. */
export function deckOf(game: string): Cards<AnyCard> {
  let deck = decks.get(game);
  if (!deck) decks.set(game, (deck = new Cards(readDeck, (id, name) => ({ id, name }))));
  return deck;
}
