import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection as ConnectionType, Listener } from './socket';

type Message = Record<string, unknown>;

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  of(what: string): Message[] {
    return this.sent.filter((message) => message.do === what);
  }
  answer(what: string, more: Message = { ok: true }): void {
    this.tell({ id: this.of(what).at(-1)?.id, ...more });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

function listener(opening: Message = {}): Listener & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    packet: () => heard.push('packet'),
    presence: () => heard.push('presence'),
    closed: () => heard.push('closed'),
    opening: () => opening,
    connected: (yes) => heard.push(yes ? 'online' : 'offline'),
    refused: (problem) => heard.push(`refused ${problem.code}`),
    forget: () => heard.push('forget'),
  };
}

let Connection: typeof ConnectionType;
let happens: Record<string, () => void>;
let me: Message;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  happens = {};
  me = { ok: true };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => (happens[name] = then));
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (name: string, then: () => void) => (happens[name] = then),
  });
  vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve(me) }));
  ({ Connection } = await import('./socket'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(opening: Message = {}): { connection: ConnectionType; table: ReturnType<typeof listener> } {
  const connection = new Connection();
  const table = listener(opening);
  connection.open('t1', table);
  latest().accept();
  return { connection, table };
}

describe('requests', () => {
  it('says for which table it connects', () => {
    connected();
    expect(latest().url).toBe('ws://house/ws?table=t1');
  });

  it('keeps the promise with the answer that has its id, and breaks it with a refusal', async () => {
    const { connection } = connected();
    const sat = connection.ask({ do: 'sit', table: 't1' });
    latest().answer('sit', { ok: true, seat: 1 });
    await expect(sat).resolves.toMatchObject({ seat: 1 });
    const started = connection.ask({ do: 'start', table: 't1' });
    latest().answer('start', { ok: false, error: { code: 'not-host', message: 'Only the host' } });
    await expect(started).rejects.toMatchObject({ problem: { code: 'not-host' } });
  });
  it('refuses at once what is no choice while there is no connection', async () => {
    const connection = new Connection();
    connection.open('t1', listener());
    await expect(connection.ask({ do: 'sit', table: 't1' })).rejects.toMatchObject({ problem: { code: 'unreachable' } });
  });
  it('sets the clock by the ping', async () => {
    vi.setSystemTime(1_000_000);
    const { connection } = connected();
    latest().answer('ping', { ok: true, now: 1_005_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.offset).toBe(5000);
  });
  it('hands news to the table they are of', () => {
    const { table } = connected();
    table.heard.length = 0;
    latest().tell({ table: 't1', now: {}, told: [] });
    latest().tell({ table: 't1', here: [0], watching: 0 });
    latest().tell({ table: 't1', closed: true });
    latest().tell({ table: 'another', now: {} });
    expect(table.heard).toEqual(['packet', 'presence', 'closed']);
  });
  it('tells a table that its opening was refused', async () => {
    const { table } = connected();
    latest().answer('open', { ok: false, error: { code: 'no-such-table', message: '' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.heard).toContain('refused no-such-table');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(latest().of('open')).toHaveLength(1);
  });
  it('asks again for a table that was refused only for the moment, while somebody wants it', async () => {
    const { connection } = connected();
    latest().answer('ping', { ok: true, now: 0 });
    latest().answer('open', { ok: false, error: { code: 'too-fast', message: '' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(latest().of('open')).toHaveLength(2);
    latest().answer('open', { ok: false, error: { code: 'too-fast', message: '' } });
    connection.close('t1');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(latest().of('open')).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  it('sends a choice again with the same id, after the table is open again', async () => {
    const { connection } = connected({ seat: 0, have: 7 });
    const chosen = connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' });
    const first = latest().of('act')[0]!;
    latest().break();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    latest().accept();
    expect(latest().of('open')[0]).toMatchObject({ table: 't1', seat: 0, have: 7 });
    expect(latest().of('act')).toEqual([first]);
    const order = latest().sent.map((message) => message.do);
    expect(order.indexOf('open')).toBeLessThan(order.indexOf('act'));
    latest().answer('act');
    await expect(chosen).resolves.toMatchObject({ ok: true });
  });
  it('does not send a choice again that was answered', async () => {
    const { connection } = connected();
    const chosen = connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' });
    latest().answer('act');
    await chosen;
    latest().break();
    await vi.advanceTimersByTimeAsync(300);
    latest().accept();
    expect(latest().of('act')).toEqual([]);
  });
  it('keeps a choice that is made without a connection, and sends it once', async () => {
    const { connection } = connected();
    latest().break();
    void connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' });
    await vi.advanceTimersByTimeAsync(300);
    latest().accept();
    expect(latest().of('act')).toHaveLength(1);
  });
  it('breaks the promise of everything else and does not send it again', async () => {
    const { connection } = connected();
    const said = connection.ask({ do: 'chat', table: 't1', text: 'hi' });
    const refused = expect(said).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    latest().break();
    await refused;
    await vi.advanceTimersByTimeAsync(300);
    latest().accept();
    expect(latest().of('chat')).toEqual([]);
  });
  it('waits longer each time, ten seconds at most', async () => {
    connected();
    const waits: number[] = [];
    vi.spyOn(Math, 'random').mockReturnValue(1);
    for (let i = 0; i < 8; i++) {
      latest().break();
      const before = Date.now();
      const sockets = FakeSocket.all.length;
      while (FakeSocket.all.length === sockets) await vi.advanceTimersByTimeAsync(50);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });
  it('comes back at once when the network does', () => {
    connected();
    latest().break();
    happens.online?.();
    expect(FakeSocket.all).toHaveLength(2);
    happens.online?.();
    expect(FakeSocket.all).toHaveLength(2);
  });
  it('notices a connection that leads nowhere', async () => {
    const { table } = connected();
    latest().answer('ping', { ok: true, now: 0 });
    await vi.advanceTimersByTimeAsync(0);
    table.heard.length = 0;
    happens.visibilitychange?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.heard).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it('keeps a table for the page that opened it after the one that closes it', () => {
    const { connection, table } = connected();
    connection.open('t1', listener());
    connection.close('t1', table);
    expect(latest().of('close')).toHaveLength(0);
  });
  it('is not sought again when no table is open', async () => {
    const { connection } = connected();
    connection.close('t1');
    expect(latest().of('close')).toHaveLength(1);
    latest().break();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('signing out and in', () => {
  it('does not come back to a session that is over', async () => {
    const { connection, table } = connected();
    const chosen = connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' });
    const refused = expect(chosen).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    latest().break(1008);
    await refused;
    expect(table.heard.slice(-2)).toEqual(['forget', 'refused not-signed-in']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('finds out that a socket is refused because nobody is signed in', async () => {
    const { table } = connected();
    latest().break();
    me = { ok: false, error: { code: 'not-signed-in', message: '' } };
    await vi.advanceTimersByTimeAsync(300);
    latest().break();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.heard.at(-1)).toBe('refused not-signed-in');
    expect(FakeSocket.all).toHaveLength(2);
  });
  it('leaves nothing behind when it stops', async () => {
    const { connection, table } = connected();
    const old = latest();
    const chosen = connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' });
    const refused = expect(chosen).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    connection.stop();
    await refused;
    expect(table.heard.at(-1)).toBe('forget');
    table.heard.length = 0;
    old.tell({ table: 't1', now: {}, told: [] });
    old.break(1008);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.heard).toEqual([]);
    connection.open('t2', listener());
    latest().accept();
    expect(latest().sent.map((message) => message.do)).toEqual(['ping', 'open']);
  });
  it('opens the same tables for whoever signs in, and sends nothing of the one before', () => {
    const { connection, table } = connected();
    connection.ask({ do: 'act', table: 't1', number: 7, option: 'a' }).catch(() => {});
    connection.restart();
    expect(table.heard.at(-1)).toBe('forget');
    expect(FakeSocket.all).toHaveLength(2);
    latest().accept();
    expect(latest().of('open')).toHaveLength(1);
    expect(latest().of('act')).toEqual([]);
  });
});
