import type { CardFacts } from '../boards/vtes/cards';
import { hasAll, wanted as wordsIn } from '../rules/find';

/** A card as the builder knows it. */
export interface DeckCard extends CardFacts {
  /** In the official list. */
  number: number;
  /** It cannot be played here yet, or nowhere. */
  refused: 'unwritten' | 'banned' | null;
  crypt: boolean;
  /** All that is said about it, folded. */
  words: string;
}

/** What somebody looks for; what is empty does not matter. */
export interface Wanted {
  pile: 'crypt' | 'library';
  words: string;
  kind: string;
  clan: string;
  discipline: string;
  /** Of a vampire: at the superior level only. */
  superior: boolean;
  /** Of a vampire. */
  least: number;
  most: number;
  group: number;
  /** Of a library card: what it costs, and how much at most. */
  cost: '' | 'none' | 'pool' | 'blood';
  price: number;
  /** Also what cannot be played yet. */
  refused: boolean;
}
export const anything: Wanted = {
  pile: 'library', words: '', kind: '', clan: '', discipline: '', superior: false,
  least: 0, most: 0, group: 0, cost: '', price: 0, refused: false,
};

function hasDiscipline({ disciplines, crypt }: DeckCard, letters: string, superior: boolean): boolean {
  if (crypt && superior) return disciplines.includes(letters.toUpperCase());
  return disciplines.some((one) => one.toLowerCase() === letters);
}

/** "x" is as much as one likes, and so never too much. */
const within = (cost: string | null, most: number): boolean => cost !== null && (most === 0 || cost === 'x' || Number(cost) <= most);

function hasCost({ pool, blood }: DeckCard, cost: Wanted['cost'], most: number): boolean {
  if (cost === 'none') return pool === null && blood === null;
  return within(cost === 'pool' ? pool : blood, most);
}

/** Whether it is what somebody looks for, but for the words. */
function fits(card: DeckCard, wanted: Wanted): boolean {
  if (card.crypt !== (wanted.pile === 'crypt')) return false;
  if (card.refused && !wanted.refused) return false;
  if (wanted.clan && card.clan !== wanted.clan) return false;
  if (wanted.discipline && !hasDiscipline(card, wanted.discipline, wanted.superior)) return false;
  if (!card.crypt) {
    if (wanted.kind && !card.kinds.includes(wanted.kind)) return false;
    return wanted.cost === '' || hasCost(card, wanted.cost, wanted.price);
  }
  const capacity = card.capacity ?? 0;
  if (wanted.least && capacity < wanted.least) return false;
  if (wanted.most && capacity > wanted.most) return false;
  // A vampire of any group goes with every other.
  return !wanted.group || card.group === 0 || card.group === wanted.group;
}

/** In the order of the crypt's capacities, eldest first, or of names. */
export function inOrder(cards: DeckCard[], language: string): DeckCard[] {
  const names = new Intl.Collator(language);
  return [...cards].sort((a, b) => (b.capacity ?? 0) - (a.capacity ?? 0) || names.compare(a.name, b.name));
}

/** Those that fit; what has the words in its name comes first. */
export function search(cards: DeckCard[], wanted: Wanted): DeckCard[] {
  const words = wordsIn(wanted.words);
  const found = cards.filter((card) => fits(card, wanted) && hasAll(card.words, words));
  if (words.length === 0) return found;
  const named = (card: DeckCard): boolean => hasAll(card.words.slice(0, card.words.indexOf('\n')), words);
  return [...found.filter(named), ...found.filter((card) => !named(card))];
}

/** The values that some of the cards have, for a list to choose from. */
export const kindsIn = (cards: DeckCard[]): string[] => [...new Set(cards.filter((card) => !card.crypt).flatMap((card) => card.kinds))];
export const clansIn = (cards: DeckCard[]): string[] => [...new Set(cards.flatMap(({ clan }) => clan ?? []))];
export const disciplinesIn = (cards: DeckCard[]): string[] =>
  [...new Set(cards.flatMap(({ disciplines }) => disciplines.map((one) => one.toLowerCase())))];
export const groupsIn = (cards: DeckCard[]): number[] =>
  [...new Set(cards.flatMap(({ group }) => group || []))].sort((a, b) => a - b);
