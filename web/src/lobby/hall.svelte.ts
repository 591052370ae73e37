import { get, Refused } from '../lib/api';
import { person } from '../lib/me.svelte';
import { complain } from '../lib/problems';
import type { GameInfo, Listing } from '../lib/protocol';

/** What there is to play, to watch and to go on with; as fresh as the last look. */
class Hall {
  /** Nothing until the server has answered for the first time. */
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Listing[]>([]);
  mine = $state.raw<Listing[]>([]);
  unreachable = $state(false);
  /** When it looked last, for "3 minutes ago". */
  at = $state(Date.now());
  #looks = 0;

  async look(): Promise<void> {
    const look = ++this.#looks;
    try {
      // Somebody whose first visit failed is greeted as soon as the server is back.
      if (this.unreachable && !person.me) await person.arrive();
      const [games, tables, mine] = await Promise.all([
        get<{ games: GameInfo[] }>('/api/games'),
        get<{ tables: Listing[] }>('/api/tables'),
        person.me ? get<{ tables: Listing[] }>('/api/mine') : { tables: [] },
      ]);
      // Answers may overtake each other; the last look counts.
      if (look !== this.#looks) return;
      this.games = games.games;
      this.tables = tables.tables;
      this.mine = mine.tables;
      this.unreachable = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (look !== this.#looks) return;
      this.unreachable = error.problem.code === 'unreachable';
      if (error.problem.code === 'not-signed-in') await person.arrive().catch(complain);
    }
    this.at = Date.now();
  }
}
export const hall = new Hall();
