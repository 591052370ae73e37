import { Cards } from '../../lib/cards.svelte';
import { bare, readCards } from './cards';

export const facts = new Cards(readCards, bare);
