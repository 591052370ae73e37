import type { Subject } from '../../art/scene';
import type { Time } from './model';

export type Group = 'noble' | 'servant' | 'clergy' | 'vampire' | 'holy_water';
/** What is printed on a card, as the server tells it. */
export interface CardFacts {
  id: string;
  name: string;
  /** Its type in a line. */
  line: string;
  text: string;
  kind: 'combat' | 'support' | 'citizen';
  groups: Group[];
  value: number | null;
  day: number | null;
  night: number | null;
}

const groups: Group[] = ['noble', 'servant', 'clergy', 'vampire', 'holy_water'];
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function readCards(answer: unknown): Map<string, CardFacts> {
  const cards = (answer as { cards?: unknown } | null)?.cards;
  const all = (Array.isArray(cards) ? cards : []) as Record<string, unknown>[];
  return new Map(
    all.map((card) => {
      const id = wordOf(card.id);
      return [
        id,
        {
          id,
          name: wordOf(card.name),
          line: wordOf(card.line),
          text: wordOf(card.text),
          kind: card.kind === 'support' || card.kind === 'citizen' ? card.kind : 'combat',
          groups: groups.filter((group) => Array.isArray(card.groups) && card.groups.includes(group)),
          value: numberOf(card.value),
          day: numberOf(card.day),
          night: numberOf(card.night),
        },
      ];
    }),
  );
}

/** What its picture is made of. */
export const subjectOf = (card: CardFacts): Subject => ({ id: card.id, kind: card.kind, houses: card.groups, strength: card.value });

/** A card of which nothing is known but its name. */
export const bare = (id: string, name: string): CardFacts => ({
  id, name, line: '', text: '', kind: 'combat', groups: [], value: null, day: null, night: null,
});

export interface Cost {
  time: Time;
  cards: number;
  /** It is this time of day. */
  now: boolean;
}
/** What a support card costs by day and by night. */
export const costsOf = (card: CardFacts, time: Time): Cost[] =>
  (['day', 'night'] as const).flatMap((when) => {
    const cards = card[when];
    return cards === null ? [] : [{ time: when, cards, now: when === time }];
  });

/** In a hand: by group and value, support cards last. Of what nothing is known keeps its order. */
export function sorted(ids: string[], factsOf: (id: string) => CardFacts): string[] {
  const rank = (id: string): number => {
    const card = factsOf(id);
    const group = card.groups[0];
    return (group === undefined ? 9 : groups.indexOf(group)) * 100 - (card.value ?? 0);
  };
  return [...ids].sort((one, another) => rank(one) - rank(another));
}
