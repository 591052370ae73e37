import { get, post, Refused } from '../lib/api';
import { complain } from '../lib/problems';
import { deckGame, noDeck, withMore, type Kept, type KeptDeck, type Report } from './deck';

const pause = 200;
const draftOf = (id: string | null): string => `deck ${id ?? 'new'}`;

interface Draft {
  deck: Kept;
  /** The revision that was changed; 0 of a deck that nobody keeps yet. */
  revision: number;
}

/** Begins a new deck with these cards; it is there when the page of a new deck is opened. */
export function beginWith(deck: Kept): void {
  sessionStorage.setItem(draftOf(null), JSON.stringify({ deck, revision: 0 } satisfies Draft));
}

function draftIn(id: string | null): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftOf(id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export const lookAt = (deck: Kept, more: Record<string, unknown> = {}): Promise<Report & { text?: string }> =>
  post(`/api/games/${deckGame}/deck`, { deck, ...more });

/** A deck that is being built: what is in it, what the server says about it, and whether it is kept as it stands. */
export class Workshop {
  id = $state<string | null>(null);
  deck = $state.raw<Kept>(noDeck);
  report = $state.raw<Report | null>(null);
  /** Somebody, perhaps we ourselves in another window, has changed it since. */
  elsewhere = $state(false);
  saving = $state(false);
  #saved = $state.raw<Kept>(noDeck);
  #revision = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  dirty = $derived(JSON.stringify(this.deck) !== JSON.stringify(this.#saved));

  /** A deck that is kept, or a new one, with what was changed here and not saved. */
  async open(id: string | null): Promise<void> {
    const draft = draftIn(id);
    if (id !== null) this.#take(await get<KeptDeck>(`/api/decks/${id}`));
    if (draft) {
      this.deck = draft.deck;
      // What was changed elsewhere is not lost unless somebody says so.
      if (id !== null && draft.revision !== this.#revision) {
        this.#revision = draft.revision;
        this.elsewhere = this.dirty;
      }
    }
    await this.check();
  }
  change(deck: Kept): void {
    this.deck = deck;
    sessionStorage.setItem(draftOf(this.id), JSON.stringify({ deck, revision: this.#revision } satisfies Draft));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check().catch(complain), pause);
  }
  more(card: number, by: number): void {
    this.change(withMore(this.deck, card, by));
  }
  /** Asks what the deck is like now; of two answers the later question's counts. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    const report = await lookAt(this.deck);
    if (asked === this.#asked) this.report = report;
  }
  /** False if it was changed elsewhere. */
  async save(): Promise<boolean> {
    const { deck, id } = this;
    this.saving = true;
    try {
      const kept =
        id === null
          ? await post<KeptDeck>('/api/decks', { game: deckGame, deck })
          : await post<KeptDeck>(`/api/decks/${id}`, { deck, revision: this.#revision });
      this.#forget();
      // What was changed while it was on its way is still to be saved.
      const current = this.deck;
      this.#take(kept);
      if (current !== deck) this.change(current);
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'deck-changed') throw error;
      this.elsewhere = true;
      return false;
    } finally {
      this.saving = false;
    }
  }
  /** Takes what was kept elsewhere, and gives up what was changed here. */
  async takeTheirs(): Promise<void> {
    const kept = await get<KeptDeck>(`/api/decks/${this.id}`);
    this.#forget();
    this.#take(kept);
  }
  /** Puts what is here in the place of what was kept elsewhere. */
  async keepMine(): Promise<void> {
    const mine = this.deck;
    const { revision } = await get<KeptDeck>(`/api/decks/${this.id}`);
    this.#revision = revision;
    this.elsewhere = false;
    this.change(mine);
    await this.save();
  }
  /** As another deck, beside the one that was changed elsewhere. */
  async keepBoth(): Promise<void> {
    this.#forget();
    this.id = null;
    this.elsewhere = false;
    await this.save();
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #take(kept: KeptDeck): void {
    this.id = kept.deck;
    this.#revision = kept.revision;
    this.#saved = kept.kept;
    this.deck = kept.kept;
    this.report = kept;
    this.elsewhere = false;
    this.#asked++;
  }
  #forget(): void {
    clearTimeout(this.#timer);
    sessionStorage.removeItem(draftOf(this.id));
  }
}
