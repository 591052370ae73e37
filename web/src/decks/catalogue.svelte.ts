import { bare, readCards } from '../boards/vtes/cards';
import { disciplineWords, lineOf, type Say } from '../boards/vtes/speech';
import { get } from '../lib/api';
import { games } from '../lib/games.svelte';
import { fold } from '../rules/find';
import { t, words } from '../lib/words.svelte';
import { deckGame, isCrypt, type Copies } from './deck';
import { inOrder, type DeckCard } from './search';

/** Where words come from; what was said before is not made anew, there are thousands of cards. */
export function sayer(): Say {
  const said = new Map<string, string>();
  const lists = new Intl.ListFormat(words.language, { type: 'unit', style: 'short' });
  const once = (key: string, say: () => string): string => {
    let text = said.get(key);
    if (text === undefined) said.set(key, (text = say()));
    return text;
  };
  return {
    own: (key, args) => once(`${key} ${JSON.stringify(args)}`, () => t(key, args)),
    // A word that the catalogue lacks is a clan or a title that no card of ours has yet.
    game: (key) => once(key, () => words.find(deckGame, `vt-${key}`) ?? key.replace(/^[a-z]+-/, '').replaceAll('_', ' ')),
    list: (items) => lists.format(items),
  };
}

function read(answer: { cards: Record<string, unknown>[] }, say: Say): DeckCard[] {
  const facts = readCards(answer);
  const cards = answer.cards.map((card): DeckCard => {
    const printed = facts.get(String(card.id))!;
    const spoken = [lineOf(printed, say), ...printed.disciplines.map((one) => disciplineWords(one, say))];
    return {
      ...printed,
      number: Number(card.number),
      refused: card.banned === true ? 'banned' : card.unwritten === true ? 'unwritten' : null,
      // Some allies have a capacity, too.
      crypt: isCrypt(Number(card.number)),
      words: fold(`${printed.name}\n${printed.text} ${spoken.join(' ')}`),
    };
  });
  return inOrder(cards, words.language);
}

/** All cards, in the language that is spoken now; those that cannot be played yet when somebody wants to see them. */
class Catalogue {
  cards = $state.raw<DeckCard[]>([]);
  say = $state.raw<Say>(sayer());
  #byId = $derived(new Map(this.cards.map((card) => [card.id, card])));
  #of = '';

  async load(all: boolean): Promise<void> {
    const language = words.language;
    const wanted = `${language} ${all}`;
    // What is there with all of them is there without those that nobody can play.
    if (this.#of === wanted || this.#of === `${language} true`) return;
    this.#of = wanted;
    try {
      await games.learn(deckGame);
      const answer = await get<{ cards: Record<string, unknown>[] }>(`/api/games/${deckGame}/cards?lang=${language}${all ? '&all=1' : ''}`);
      if (this.#of !== wanted) return;
      this.say = sayer();
      this.cards = read(answer, this.say);
    } catch (error) {
      if (this.#of === wanted) this.#of = '';
      throw error;
    }
  }
  find(id: string): DeckCard | undefined {
    return this.#byId.get(id);
  }
  /** What is known of a card of a deck: at least how it is called. */
  of({ id, name, number, refused }: Copies): DeckCard {
    return this.find(id) ?? { ...bare(id, name), number, refused: refused ? 'unwritten' : null, crypt: isCrypt(number), words: '' };
  }
}
export const catalogue = new Catalogue();
