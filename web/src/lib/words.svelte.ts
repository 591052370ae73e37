import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/**
 * Every word of the client, in three languages. Its own catalogues are in web/words, a file a part of the client; those
 * of the games are the ones of the engine, in text/catalogues.
 */
export const languages = ['en', 'pl', 'hu'] as const;
export type Language = (typeof languages)[number];
/** As each is called by those who speak it. */
export const languageNames: Record<Language, string> = { en: 'English', pl: 'Polski', hu: 'Magyar' };

const own: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en'),
  pl: () => import('../words/pl'),
  hu: () => import('../words/hu'),
};
/** Parts of the client that few go to bring their own, and so does each board. */
const ofParts = import.meta.glob<string>('../../words/*/{decks,operator,nowa-huta,mascarade,vampire-empire,vendetta,vtes}.ftl', {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>(
  ['../../../text/catalogues/*/*.ftl', '!../../../text/catalogues/*/{cli,tools,server,cards,*-cards}.ftl'],
  { query: '?raw', import: 'default' },
);

/** What lessons and pages of one minute say; only who learns needs them. */
const ofLessons = import.meta.glob<string>('../../../lessons/words/*/*.ftl', { query: '?raw', import: 'default' });
const lessons = 'lesson ';
/** As whose words those of a game's lesson are learnt and found. */
export const lessonWords = (game: string): string => lessons + game;

export const isLanguage = (word: string | null | undefined): word is Language =>
  languages.includes(word as Language);

/** The first language of the browser that we speak. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem('language');
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((l) => l.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Keys that were asked for and are in no catalogue; tests look at them. */
const missing = new Set<string>();
(globalThis as { kryptaMissingWords?: Set<string> }).kryptaMissingWords = missing;

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #wanted = new Set<string>();
  #parts = new Set<string>();
  /** The parts whose words there are. */
  #brought = new Set<string>();
  #changes = 0;
  #speaking: Promise<unknown> = Promise.resolve();

  /** Whether this language is spoken now, or another was wished for before its words came. */
  speak(language: Language): Promise<boolean> {
    const spoken = this.#change(language);
    this.#speaking = spoken.catch(() => undefined);
    return spoken;
  }

  async #change(language: Language): Promise<boolean> {
    const change = ++this.#changes;
    const parts = [...this.#parts];
    const bundle = bundleOf(language, await sourceOf(language, parts));
    const games = new Map<string, FluentBundle>();
    for (const game of this.#wanted) games.set(game, await gameBundle(language, game));
    // Catalogues may overtake each other; the last wish counts.
    if (change !== this.#changes) return false;
    this.#bundle = bundle;
    this.#brought = new Set(parts);
    this.#games = games;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem('language', language);
    return true;
  }

  /** Loads the words of a part of the client that brings its own. They are there when it is done, whatever language was
   * wished for meanwhile. */
  async enter(part: string): Promise<void> {
    this.#parts.add(part);
    await this.#speaking;
    while (!this.#brought.has(part)) {
      const change = this.#changes;
      const parts = [...this.#parts];
      const language = untrack(() => this.language);
      const bundle = bundleOf(language, await sourceOf(language, parts));
      // Somebody else may have entered with more meanwhile.
      if (change === this.#changes && [...this.#brought].every((one) => parts.includes(one))) {
        this.#bundle = bundle;
        this.#brought = new Set(parts);
      }
      await this.#speaking;
    }
  }

  /** Loads the words of a game; a game without a catalogue has none. */
  async learn(game: string): Promise<void> {
    // Who loads words in an effect does not mean to do it again when others are loaded.
    const language = untrack(() => (this.#games.has(game) ? undefined : this.language));
    if (language === undefined) return;
    this.#wanted.add(game);
    const bundle = await gameBundle(language, game);
    // Another language that came meanwhile has brought them.
    if (language === this.language) this.#games = new Map([...this.#games, [game, bundle]]);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }
  say(key: string, args?: Record<string, FluentVariable>): string {
    return format(this.#bundle, key, args) ?? lost(key);
  }
  /** A word of a game, if its catalogue has it. */
  find(game: string, key: string, args?: Record<string, FluentVariable>): string | undefined {
    const bundle = this.#games.get(game);
    return bundle && format(bundle, key, args);
  }
  game(game: string, key: string, args?: Record<string, FluentVariable>): string {
    return this.find(game, key, args) ?? (this.#games.has(game) ? lost(key) : '');
  }
}

async function sourceOf(language: Language, parts: Iterable<string>): Promise<string> {
  const files = [...parts].map((part) => ofParts[`../../words/${language}/${part}.ftl`]!());
  const [{ default: always }, ...more] = await Promise.all([own[language](), ...files]);
  return [always, ...more].join('\n');
}

function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) console.error(errors);
  return bundle;
}

async function gameBundle(language: Language, game: string): Promise<FluentBundle> {
  const load = game.startsWith(lessons)
    ? ofLessons[`../../../lessons/words/${language}/${game.slice(lessons.length)}.ftl`]
    : ofGames[`../../../text/catalogues/${language}/${game}.ftl`];
  return bundleOf(language, load ? await load() : '');
}

function format(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(key, errors);
  return text;
}

function lost(key: string): string {
  missing.add(key);
  console.error(`no words for "${key}"`);
  return `⟦${key}⟧`;
}

export const words = new Words();
/** "Ala, Béla and Csaba", as the language joins them. */
export const listed = (names: string[]): string => new Intl.ListFormat(words.language).format(names);
/** The sentence of a key of web/words in the language that is spoken now. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);
