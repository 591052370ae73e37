import { get } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import { bare, readCards, type CardFacts } from './cards';

/** What is printed on the cards, in the language spoken now; asked once a language. */
class Facts {
  #cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  #of = '';

  async load(game: string, language: string): Promise<void> {
    if (this.#of === language) return;
    this.#of = language;
    try {
      const cards = readCards(await get<unknown>(`/api/games/${game}/cards?lang=${language}`));
      if (this.#of === language) this.#cards = cards;
    } catch {
      // Without it cards still have their ids; the next board asks again.
      if (this.#of === language) this.#of = '';
    }
  }
  of(game: string, prefix: string, id: string): CardFacts {
    return this.#cards.get(id) ?? bare(id, words.find(game, `${prefix}-card-${id}`) ?? id);
  }
  /** The cards of a clan, the two it begins with last. */
  ofClan(clan: string): CardFacts[] {
    return [...this.#cards.values()].filter((card) => card.clan === clan);
  }
}
export const facts = new Facts();
