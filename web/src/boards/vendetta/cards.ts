import type { Subject } from '../../art/scene';
import { isClan, type Clan } from './model';

export type Kind = 'clan_card' | 'ally' | 'victim' | 'relic' | 'place' | 'tile';
export type CardStep = 'passive' | 'setup' | 'conflict' | 'aftermath';
/** What is printed on a card or a tile, as the server tells it. */
export interface CardFacts {
  id: string;
  name: string;
  kind: Kind | null;
  /** Its type in a line. */
  line: string;
  text: string;
  clan: Clan | null;
  step: CardStep | null;
  power: number | null;
  nature: 'human' | 'vampire' | null;
  influence: number | null;
  feed: number | null;
  drain: number | null;
  drained: number | null;
  /** Of a tile: what ranks get in a round, by "first_1", and what the first gets in addition. */
  rewards: Record<string, number>;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const kinds: Kind[] = ['clan_card', 'ally', 'victim', 'relic', 'place', 'tile'];
const steps: CardStep[] = ['passive', 'setup', 'conflict', 'aftermath'];
const rewardKey = /^(?:first|second|third)_[123]$|^extra$/;

function readCard(card: Record<string, unknown>): CardFacts {
  return {
    id: wordOf(card.id),
    name: wordOf(card.name),
    kind: kinds.find((kind) => kind === card.kind) ?? null,
    line: wordOf(card.line),
    text: wordOf(card.text),
    clan: isClan(card.clan) ? card.clan : null,
    step: steps.find((step) => step === card.step) ?? null,
    power: numberOf(card.power),
    nature: card.nature === 'human' || card.nature === 'vampire' ? card.nature : null,
    influence: numberOf(card.influence),
    feed: numberOf(card.feed),
    drain: numberOf(card.drain),
    drained: numberOf(card.drained),
    rewards: Object.fromEntries(
      Object.entries(card).filter((entry): entry is [string, number] => rewardKey.test(entry[0]) && typeof entry[1] === 'number'),
    ),
  };
}

export function readCards(answer: unknown): Map<string, CardFacts> {
  const cards = (answer as { cards?: unknown } | null)?.cards;
  const all = (Array.isArray(cards) ? cards : []) as Record<string, unknown>[];
  return new Map(all.map(readCard).map((card) => [card.id, card]));
}

/** What its picture is made of. */
export const subjectOf = (card: CardFacts): Subject => ({
  id: card.id,
  kind: card.kind ?? undefined,
  houses: card.clan ? [card.clan] : [],
  strength: card.power,
  ...(card.nature ? { vampire: card.nature === 'vampire' } : {}),
});

/** A card of which nothing is known but its name. */
export const bare = (id: string, name: string): CardFacts => ({ ...readCard({ id }), name });

export interface Reward {
  rank: 1 | 2 | 3;
  influence: number;
}
/** What the ranks get at a location in a round. */
export function rewardsOf(tile: CardFacts, round: number): Reward[] {
  const ranks = ['first', 'second', 'third'] as const;
  return ranks.flatMap((name, i) => {
    const base = tile.rewards[`${name}_${round}`];
    if (base === undefined) return [];
    return [{ rank: (i + 1) as Reward['rank'], influence: base + (i === 0 ? (tile.rewards.extra ?? 0) : 0) }];
  });
}
