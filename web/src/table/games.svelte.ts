import { get } from '../lib/api';
import type { GameInfo } from '../lib/protocol';
import { t, words } from '../lib/words.svelte';

/** What the server says about its games, asked once. */
class Games {
  #list = $state.raw<GameInfo[]>([]);
  #asked = false;

  /** Loads the list and the words of a game. */
  async learn(game: string): Promise<void> {
    const learning = words.learn(game);
    if (!this.#asked) {
      this.#asked = true;
      try {
        this.#list = (await get<{ games: GameInfo[] }>('/api/games')).games;
      } catch (error) {
        this.#asked = false;
        throw error;
      }
    }
    await learning;
  }
  find(game: string): GameInfo | undefined {
    return this.#list.find((info) => info.id === game);
  }
  nameOf(game: string): string {
    return this.find(game)?.name ?? t('table-table');
  }
  prefixOf(game: string): string {
    return this.find(game)?.words ?? '';
  }
}
export const games = new Games();
