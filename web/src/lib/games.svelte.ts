import { get } from './api';
import type { GameInfo } from './protocol';
import { t, words } from './words.svelte';

/** What a game is called in the language spoken now; one we have no words for is called as the server calls it. */
export const gameName = (id: string, games: GameInfo[] | null): string =>
  words.has(`game-${id}`) ? t(`game-${id}`) : (games?.find((game) => game.id === id)?.name ?? id);

/** What the server says about its games, asked once. */
class Games {
  list = $state.raw<GameInfo[]>([]);
  #asking: Promise<void> | undefined;

  load(): Promise<void> {
    this.#asking ??= get<{ games: GameInfo[] }>('/api/games').then(
      ({ games }) => void (this.list = games),
      (error: unknown) => {
        // The next who asks tries again.
        this.#asking = undefined;
        throw error;
      },
    );
    return this.#asking;
  }
  /** Loads the list and the words of a game. */
  async learn(game: string): Promise<void> {
    await Promise.all([words.learn(game), this.load()]);
  }
  infoOf(game: string): GameInfo | undefined {
    return this.list.find((info) => info.id === game);
  }
  nameOf(game: string): string {
    return game ? gameName(game, this.list) : t('table-table');
  }
  /** The prefix of the game's words: "nh". */
  prefixOf(game: string): string {
    return this.infoOf(game)?.words ?? '';
  }
  /** Whose rule it is: "NH-025" is Nowa Huta's. */
  ofRule(rule: string | undefined): string {
    return this.list.find((info) => info.rules === rule?.split('-')[0])?.id ?? '';
  }
}
export const games = new Games();
