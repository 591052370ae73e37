import { get } from './api';
import { words } from './words.svelte';

/** What is printed on the cards of a game, in the language spoken now; asked once a language. */
export class Cards<Facts> {
  #cards = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  #of = '';

  constructor(
    readonly read: (answer: unknown) => ReadonlyMap<string, Facts>,
    /** A card of which nothing is known but its name. */
    readonly bare: (id: string, name: string) => Facts,
  ) {}

  async load(game: string, language: string): Promise<void> {
    if (this.#of === language) return;
    this.#of = language;
    try {
      const cards = this.read(await get<unknown>(`/api/games/${game}/cards?lang=${language}`));
      if (this.#of === language) this.#cards = cards;
    } catch {
      // Without it cards still have their names; the next board asks again.
      if (this.#of === language) this.#of = '';
    }
  }
  of(game: string, prefix: string, id: string): Facts {
    return this.#cards.get(id) ?? this.bare(id, words.find(game, `${prefix}-card-${id}`) ?? id);
  }
  find(id: string): Facts | undefined {
    return this.#cards.get(id);
  }
  all(): Facts[] {
    return [...this.#cards.values()];
  }
}
