import { get, randomId } from './api';
import { ratingsAt } from './matches';
import { followed, momentsOf, type Moment } from './moments';
import { MomentQueue } from './queue.svelte';
import { settings } from './settings.svelte';
import { socket, type Listener } from './socket';
import type { Account, Decision, Explanation, Line, Now, Option, Packet, Page, Presence, Problem, Rating, SeatRef, SentPacket } from './protocol';

/** A seat as it is drawn: who sits there, and how it stands with him. */
export interface ShownSeat {
  seat: number;
  name: string;
  colour: number;
  kind: 'open' | 'person' | 'bot';
  level?: string;
  you: boolean;
  host: boolean;
  away: boolean;
  /** Has chosen what to bring to the match. */
  brings?: boolean;
  /** A person who has the table open now; bots are always here. */
  here: boolean;
  /** The match waits for this seat. */
  deciding: boolean;
  /** How strong he is at this game against people. */
  rating?: Rating;
}

const noLines: Line[] = [];

/** Lines as far as they belong to the moment that is shown. */
function linesOf(shown: Moment, all: Line[]): Line[] {
  return all
    .filter((line) => line.number <= shown.number || line.kind === 'said')
    .map((line) => (line.number === shown.number && line.events ? { ...line, events: line.events.slice(0, shown.told) } : line));
}

/**
 * One table as this browser knows it: a fold over the packets, and the requests one can make at it. What others do is
 * shown one moment after the other, and `now`, `lines`, `news` and `number` are those of the moment that is shown: nothing
 * that reads them, be it prompt, story, seats, sounds or the result, can run ahead of the board.
 */
export class TableStore implements Listener {
  seat = $state<SeatRef>('spectator');
  readonly queue = new MomentQueue();
  /** The number of the last line that has come, whether it is shown yet or not. */
  #number = 0;
  /** How things stand as the server last told it, whether it is shown yet or not. */
  #sent: Now | null = null;
  #lines = $state.raw<Line[]>(noLines);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** When somebody was last seen to go, by our clock; only who is not here is in it. */
  gone = $state.raw<ReadonlyMap<number, number>>(new Map());
  online = $state(false);
  /** He came by an invitation and has not said what to call him; the address may have changed meanwhile. */
  asksName = $state(false);
  /** Of those who sit here, by their seats. */
  ratings = $state.raw<(Rating | null)[]>([]);
  /** Why the table is not open to us. */
  problem = $state.raw<Problem | null>(null);
  /** The choice that was sent and is not yet told. */
  sending = $state<string | null>(null);
  /** The page of older lines that is on its way. */
  #page: Promise<void> | null = null;
  /** The id of the choice that was sent, and whether the server has taken it. */
  #act: { id: string; taken: boolean } | null = null;

  constructor(
    readonly id: string,
    readonly invitation?: string,
  ) {}

  enter(): void {
    this.problem = null;
    socket.open(this.id, this);
  }
  leave(): void {
    socket.close(this.id, this);
  }

  get now(): Now | null {
    return this.queue.shown?.now ?? null;
  }
  get number(): number {
    return this.queue.shown?.number ?? 0;
  }
  /** Lines that lead to what is shown, for motion and sound. */
  get news(): Line[] {
    return this.queue.shown?.news ?? noLines;
  }
  /** The story so far. What people say to each other does not wait. */
  get lines(): Line[] {
    const [shown, all] = [this.queue.shown, this.#lines];
    if (!shown) return noLines;
    if (shown.told === undefined && all.at(-1)?.number === shown.number) return all;
    // A `$derived` would end with the page that was the first to open the table.
    if (this.#told.shown !== shown || this.#told.all !== all) this.#told = { shown, all, lines: linesOf(shown, all) };
    return this.#told.lines;
  }
  #told: { shown?: Moment; all?: Line[]; lines: Line[] } = { lines: noLines };
  /** Asks how strong those are who sit here. */
  async askRatings(): Promise<void> {
    this.ratings = (await get<{ ratings: (Rating | null)[] }>(ratingsAt(this.id, this.invitation))).ratings;
  }

  get decision(): Decision | undefined {
    return this.sending === null ? this.now?.decision : undefined;
  }
  /** The first of the lines that we have. */
  get first(): number {
    return this.#lines[0]?.number ?? this.#number + 1;
  }
  /** Whether we have every line from the beginning; a packet has only the last ones. */
  get whole(): boolean {
    return this.first <= 1;
  }
  /** Lines that were taken back. What takes a line back comes after it, so that is known of every line that we have. */
  get undone(): Set<number> {
    return new Set(this.lines.flatMap((line) => line.undone ?? []));
  }
  get seats(): ShownSeat[] {
    const now = this.now;
    if (!now) return [];
    return now.seats.map((chair, seat) => ({
      seat,
      name: chair.name ?? '',
      colour: now.colours?.[seat] ?? seat,
      kind: chair.kind,
      level: chair.level,
      you: seat === this.seat,
      host: chair.host ?? false,
      ...(chair.brings ? { brings: true } : {}),
      away: chair.away ?? false,
      here: chair.kind === 'bot' || this.here.includes(seat),
      deciding: now.deciding?.includes(seat) ?? false,
      rating: this.ratings[seat] ?? undefined,
    }));
  }
  /** Whether one is the host of the table. */
  get hosting(): boolean {
    return typeof this.seat === 'number' && (this.now?.seats[this.seat]?.host ?? false);
  }

  /** Chooses; the promise is broken if the server refuses. */
  async act(option: Option): Promise<void> {
    if (this.sending !== null) return;
    const act = { id: randomId(), taken: false };
    // It answers what is shown, and whoever answers has seen enough.
    const number = this.number;
    this.queue.skip();
    this.#act = act;
    this.sending = option.id;
    try {
      await socket.ask({ do: 'act', table: this.id, number, option: option.id }, act.id);
    } catch (error) {
      if (this.#act === act) this.#settled();
      throw error;
    }
    act.taken = true;
    // After a reconnection the line may have come before the answer.
    if (this.#act === act && this.#lines.some((line) => line.id === act.id)) this.#settled();
  }
  async ask(what: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return socket.ask({ do: what, table: this.id, ...more });
  }
  async whyNot(target: string): Promise<Explanation> {
    return (await this.ask('explain', { target })) as unknown as Explanation;
  }
  async account(path: string): Promise<Account> {
    return (await this.ask('account', { number: path })).account as Account;
  }

  /** Fetches the page of lines before those that we have. */
  older(): Promise<void> {
    return (this.#page ??= this.#turnPage());
  }
  /** Fetches all of them. */
  async all(): Promise<void> {
    while (!this.whole) await this.older();
  }
  async #turnPage(): Promise<void> {
    const before = this.first;
    // Whoever sees that there are more lines may ask for the next page at once.
    const page = (await this.ask('history', { before }).finally(() => (this.#page = null))) as unknown as Page;
    if (page.told.length === 0) throw new Error(`no lines before ${before}`);
    // Packets that came meanwhile may have begun anew, for other eyes or elsewhere.
    if (page.seat === this.seat && this.first === before) this.#lines = [...page.told, ...this.#lines];
  }

  // What the socket tells.
  packet(sent: SentPacket): void {
    const packet = this.#whole(sent);
    if (!packet) return this.enter();
    const before = packet.seat === this.seat ? this.queue.newest?.now : undefined;
    this.seat = packet.seat;
    this.#number = packet.number;
    this.#lines = [...this.#lines.filter((line) => line.number <= packet.from), ...packet.told];
    this.problem = null;
    if (before && packet.from > 0) {
      // What one does oneself is shown at once.
      if (packet.told.some(({ choice, passed }) => choice !== undefined && !passed)) this.queue.skip();
      this.queue.push(momentsOf(packet, before, settings.pace));
    } else {
      this.queue.jump({ now: packet.now, number: packet.number, news: [], hold: 0 });
    }
    const act = this.#act;
    if (act && (act.taken || packet.told.some((line) => line.id === act.id))) this.#settled();
  }
  /** Nothing if it says what changed in what we do not have. */
  #whole(sent: SentPacket): Packet | null {
    if (!('changed' in sent)) this.#sent = sent.now;
    else if (this.#sent) this.#sent = followed(this.#sent, sent);
    return this.#sent && { ...sent, now: this.#sent };
  }
  presence(presence: Presence): void {
    const gone = new Map<number, number>();
    for (const [seat, chair] of (this.now?.seats ?? []).entries()) {
      if (chair.kind !== 'person' || presence.here.includes(seat)) continue;
      gone.set(seat, this.gone.get(seat) ?? Date.now());
    }
    this.gone = gone;
    this.here = presence.here;
    this.watching = presence.watching;
  }
  closed(): void {
    this.forget();
    this.problem = { code: 'not-allowed', message: '' };
  }
  opening(): Record<string, unknown> {
    const known = this.now ? { seat: this.seat, have: this.#number } : {};
    const invited = this.invitation === undefined ? {} : { invitation: this.invitation };
    return { ...known, ...invited, changes: true };
  }
  connected(yes: boolean): void {
    this.online = yes;
  }
  refused(problem: Problem): void {
    if (problem.code === 'no-such-table' || problem.code === 'not-allowed') this.forget();
    this.problem = problem;
  }
  forget(): void {
    this.seat = 'spectator';
    this.#number = 0;
    this.#sent = null;
    this.#lines = noLines;
    this.queue.jump(null);
    this.here = [];
    this.watching = 0;
    this.gone = new Map();
    this.online = false;
    this.#settled();
  }

  #settled(): void {
    this.#act = null;
    this.sending = null;
  }
}
