import type { Subject } from '../../art/scene';

/** What is printed on a card, as the server tells it. */
export interface CardFacts {
  id: string;
  name: string;
  text: string;
  /** "vampire", "modifier", "combat": some cards are several. */
  kinds: string[];
  clan: string | null;
  capacity: number | null;
  group: number | null;
  /** "aus", and in capitals the superior ones. */
  disciplines: string[];
  sect: string | null;
  title: string | null;
  /** Costs; "x" is as much as one likes. */
  pool: string | null;
  blood: string | null;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const wordOrNone = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

function readCard(card: Record<string, unknown>): CardFacts {
  return {
    id: wordOf(card.id),
    name: wordOf(card.name),
    text: wordOf(card.text),
    kinds: listOf(card.kinds),
    clan: wordOrNone(card.clan),
    capacity: numberOf(card.capacity),
    group: numberOf(card.group),
    disciplines: listOf(card.disciplines),
    sect: wordOrNone(card.sect),
    title: wordOrNone(card.title),
    pool: wordOrNone(card.pool_cost),
    blood: wordOrNone(card.blood_cost),
  };
}

export function readCards(answer: unknown): Map<string, CardFacts> {
  const cards = (answer as { cards?: unknown } | null)?.cards;
  const all = (Array.isArray(cards) ? cards : []) as Record<string, unknown>[];
  return new Map(all.map(readCard).map((card) => [card.id, card]));
}

/** A card of which nothing is known but its name. */
export const bare = (id: string, name: string): CardFacts => ({ ...readCard({ id }), name });

export const isVampire = (card: CardFacts): boolean => card.kinds.includes('vampire');

/** What its picture is made of. */
export const subjectOf = (card: CardFacts): Subject => ({
  id: card.id,
  kind: card.kinds[0],
  houses: card.clan ? [card.clan] : card.disciplines.map((one) => one.toLowerCase()).slice(0, 1),
  strength: card.capacity,
  ...(isVampire(card) ? { vampire: true } : {}),
});
