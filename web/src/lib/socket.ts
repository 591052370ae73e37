import { get, randomId, Refused } from './api';
import type { Notice, Presence, Problem, SentPacket } from './protocol';

/** What a table that is open on the socket hears. */
export interface Listener {
  packet(packet: SentPacket): void;
  presence(presence: Presence): void;
  closed(): void;
  /** The connection is there (again): what to send to be where one was. */
  opening(): Record<string, unknown>;
  /** `true` while there is a connection. */
  connected(yes: boolean): void;
  /** The answer to `opening`, if it was a refusal; or that the session is over. */
  refused(problem: Problem): void;
  /** Somebody else sits in front of the browser: what was known was for other eyes. */
  forget(): void;
}

type Request = Record<string, unknown>;
type Answer = Record<string, unknown>;
interface Waiting {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

const unreachable = (): Refused => new Refused({ code: 'unreachable', message: '' });
const sessionOver: Problem = { code: 'not-signed-in', message: '' };
/** The server closes with it when somebody has signed out. */
const policyViolation = 1008;
const heartbeat = 25_000;
const patience = 5_000;
const longestWait = 10_000;
/** Refusals of the moment: the same request may be made again a little later. */
const passing = ['too-fast', 'storage'];
const pause = 2_000;

/**
 * The one connection to the server. It comes back by itself, opens its tables again from the line they had, and sends
 * choices that were not answered once more with the same id, so that none is lost and none is made twice.
 */
export class Connection {
  #socket: WebSocket | null = null;
  #tables = new Map<string, Listener>();
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #checking = false;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = 0;
  /** Told what whoever runs the server tells everybody, when it is another. */
  noticed: (notice: Notice | null) => void = () => undefined;
  /** Told that the connection is there, for the first time or again. */
  begun: () => void = () => undefined;

  /** Whether the server can tell us anything. */
  get hears(): boolean {
    return this.#isOpen();
  }

  constructor() {
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.#hurry();
    });
  }

  open(table: string, listener: Listener): void {
    this.#tables.set(table, listener);
    if (this.#isOpen()) this.#openTable(table, listener);
    else this.#connect();
  }
  /** Nobody listens any more; if somebody else has meanwhile opened the table, as the next page does, he goes on. */
  close(table: string, listener = this.#tables.get(table)): void {
    if (this.#tables.get(table) !== listener || !this.#tables.delete(table)) return;
    this.#giveUp((request) => request.table === table);
    if (this.#isOpen()) this.#send({ do: 'close', table, id: randomId() });
  }
  /**
   * Sends a request; the promise is kept when the server has answered, or broken if it refuses or is not there. A
   * choice waits for the connection instead, under the same id.
   */
  ask(request: Request, id = randomId()): Promise<Answer> {
    const full = { ...request, id };
    return new Promise((resolve, reject) => {
      if (!this.#isOpen() && request.do !== 'act') return reject(unreachable());
      this.#waiting.set(id, { request: full, resolve, reject });
      if (!this.#isOpen()) return;
      this.#send(full);
      if (request.do !== 'ping') setTimeout(() => this.#waiting.has(id) && this.#check(), patience);
    });
  }
  speak(lang: string): void {
    if (this.#isOpen()) this.#send({ do: 'language', lang, id: randomId() });
  }
  /** Somebody has signed in: the same tables, for other eyes. */
  restart(): void {
    this.#giveUp(() => true);
    for (const listener of this.#tables.values()) listener.forget();
    this.#drop();
    this.#attempts = 0;
    if (this.#tables.size > 0) this.#connect();
  }
  /** Somebody has signed out: nothing of his stays. */
  stop(): void {
    this.#giveUp(() => true);
    for (const listener of this.#tables.values()) listener.forget();
    this.#tables.clear();
    this.#drop();
    this.#attempts = 0;
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }
  #send(message: Request): void {
    this.#socket?.send(JSON.stringify(message));
  }
  #hurry(): void {
    if (this.#isOpen()) this.#check();
    else if (this.#tables.size > 0) this.#connect();
  }
  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    // A proxy may bring the people of a table to one of several servers.
    const [table] = this.#tables.keys();
    const wire = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${wire}://${location.host}/ws${table ? `?table=${table}` : ''}`);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      opened = true;
      this.#opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code, opened);
    };
  }
  #opened(): void {
    this.#attempts = 0;
    this.begun();
    this.#check();
    this.#beat = setInterval(() => this.#check(), heartbeat);
    const choices = [...this.#waiting.values()].filter(({ request }) => request.do === 'act');
    for (const [table, listener] of this.#tables) this.#openTable(table, listener);
    for (const { request } of choices) this.#send(request);
  }
  #openTable(table: string, listener: Listener): void {
    listener.connected(true);
    this.ask({ ...listener.opening(), do: 'open', table }).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.problem.code === 'unreachable') return;
      listener.refused(error.problem);
      if (passing.includes(error.problem.code)) this.#openLater(table, listener);
    });
  }
  #openLater(table: string, listener: Listener): void {
    const socket = this.#socket;
    setTimeout(() => {
      // A new connection has opened all its tables, and nobody may want this one any more.
      if (this.#socket === socket && this.#isOpen() && this.#tables.get(table) === listener) this.#openTable(table, listener);
    }, pause);
  }
  /** Sets the clock, and finds out whether a connection that looks open still leads anywhere. */
  #check(): void {
    if (this.#checking || !this.#isOpen()) return;
    this.#checking = true;
    const socket = this.#socket;
    const sent = Date.now();
    const late = setTimeout(() => {
      if (this.#socket === socket) this.#lost(undefined, true);
    }, patience);
    const done = (): void => {
      clearTimeout(late);
      this.#checking = false;
    };
    this.ask({ do: 'ping' }).then((answer) => {
      this.offset = (answer.now as number) - (sent + Date.now()) / 2;
      done();
    }, done);
  }
  /** Breaks the promises of requests that will not be answered any more. */
  #giveUp(which: (request: Request) => boolean): void {
    for (const [id, { request, reject }] of this.#waiting) {
      if (!which(request)) continue;
      this.#waiting.delete(id);
      reject(unreachable());
    }
  }
  /** Lets go of the socket, so that nothing it still says is heard. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
  #lost(code: number | undefined, opened: boolean): void {
    this.#drop();
    this.#giveUp((request) => request.do !== 'act');
    for (const listener of this.#tables.values()) listener.connected(false);
    if (code === policyViolation) return this.#signedOut();
    if (this.#tables.size === 0) return;
    // A socket that is refused does not say why.
    if (!opened) {
      get('/api/me').catch((error: unknown) => {
        if (error instanceof Refused && error.problem.code === 'not-signed-in') this.#signedOut();
      });
    }
    // Everybody comes back after a restart of the server; not all in the same moment.
    const wait = Math.min(250 * 2 ** this.#attempts++, longestWait) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
  #signedOut(): void {
    this.#drop();
    this.#giveUp(() => true);
    for (const listener of this.#tables.values()) {
      listener.forget();
      listener.refused(sessionOver);
    }
    this.#tables.clear();
  }
  #heard(message: Record<string, unknown>): void {
    if (typeof message.id === 'string' && 'ok' in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.ok) waiting?.resolve(message);
      else waiting?.reject(new Refused(message.error as Problem));
      return;
    }
    if ('notice' in message) return this.noticed(message.notice as Notice | null);
    const listener = this.#tables.get(message.table as string);
    if (!listener) return;
    if ('told' in message) listener.packet(message as unknown as SentPacket);
    else if ('here' in message) listener.presence(message as unknown as Presence);
    else if (message.closed) listener.closed();
  }
}
export const socket = new Connection();
