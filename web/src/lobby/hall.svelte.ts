import { get, Refused } from '../lib/api';
import { badge } from '../lib/badge';
import { person } from '../lib/me.svelte';
import { complain } from '../lib/problems';
import type { Friend, GameInfo, Listing } from '../lib/protocol';

interface Page {
  tables: Listing[];
  next?: string;
}

interface Mine {
  tables: Listing[];
  waiting: string[];
}

/** What there is to play, to watch and to go on with; as fresh as the last look. */
class Hall {
  /** Nothing until the server has answered for the first time. */
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<Listing[]>([]);
  /** Where the next page of them begins; nothing on the last. */
  next = $state.raw<string | undefined>();
  mine = $state.raw<Listing[]>([]);
  /** Which of these wait for me. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  friends = $state.raw<Friend[]>([]);
  unreachable = $state(false);
  /** When it looked last, for "3 minutes ago". */
  at = $state(Date.now());
  #looks = 0;
  #shown = 1;

  async look(): Promise<void> {
    const look = ++this.#looks;
    try {
      // Somebody whose first visit failed is greeted as soon as the server is back.
      if (this.unreachable && !person.me) await person.arrive();
      const [games, tables, mine, friends] = await Promise.all([
        get<{ games: GameInfo[] }>('/api/games'),
        this.#pages(),
        person.me ? get<Mine>('/api/mine') : { tables: [], waiting: [] },
        person.me ? get<{ friends: Friend[] }>('/api/friends') : { friends: [] },
      ]);
      // Answers may overtake each other; the last look counts.
      if (look !== this.#looks) return;
      this.games = games.games;
      this.tables = tables.tables;
      this.next = tables.next;
      this.mine = mine.tables;
      this.waiting = new Set(mine.waiting);
      this.friends = friends.friends;
      badge(this.waiting.size);
      this.unreachable = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (look !== this.#looks) return;
      this.unreachable = error.problem.code === 'unreachable';
      if (error.problem.code === 'not-signed-in') await person.arrive().catch(complain);
    }
    this.at = Date.now();
  }

  /** One page more, now and from now on. */
  async more(): Promise<void> {
    this.#shown += 1;
    await this.look();
  }

  /** As many pages of the lobby as are shown. */
  async #pages(): Promise<Page> {
    const all: Page = await get<Page>('/api/tables');
    for (let page = 1; page < this.#shown && all.next !== undefined; page += 1) {
      const { tables, next } = await get<Page>(`/api/tables?after=${encodeURIComponent(all.next)}`);
      // A table that was made meanwhile moves the others on.
      all.tables.push(...tables.filter(({ table }) => all.tables.every((known) => known.table !== table)));
      all.next = next;
    }
    return all;
  }
}
export const hall = new Hall();
