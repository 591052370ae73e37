import { Cards } from '../../lib/cards.svelte';
import { bare, readCards, type CardFacts } from './cards';

export const facts = new Cards(readCards, bare);
/** The cards of a clan, the two it begins with last. */
export const ofClan = (clan: string): CardFacts[] => facts.all().filter((card) => card.clan === clan);
