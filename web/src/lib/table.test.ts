import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Now, Packet } from './protocol';

let opened = 0;
const asked: { request: Record<string, unknown>; id?: string; answer: (ok: boolean, more?: object) => void }[] = [];
vi.mock('./socket', () => ({
  socket: {
    ask: (request: Record<string, unknown>, id?: string) =>
      new Promise((resolve, reject) => {
        asked.push({ request, id, answer: (ok, more = {}) => (ok ? resolve({ ok, ...more }) : reject(new Error('refused'))) });
      }),
    open: () => opened++,
    close: () => {},
  },
}));
vi.mock('./settings.svelte', () => ({ settings: { pace: 'normal' } }));
vi.stubGlobal('document', { hidden: false });
const { TableStore } = await import('./table.svelte');

const now: Now = {
  state: 'running',
  game: 'g',
  options: {},
  seats: [{ kind: 'person', name: 'Ala', host: true }, { kind: 'person', name: 'Béla' }, { kind: 'bot', name: 'Red', level: 'easy' }],
  clock: { kind: 'none' },
  watching: 'everyone',
  listed: true,
  chance: { commitment: '' },
  deciding: [0],
  decision: { seat: 0, prompt: 'Choose.', rule: [], options: [{ id: 'a', label: 'A' }], must: true },
};
const line = (number: number, more: Partial<Line> = {}): Line => ({ number, at: 0, kind: 'choice', ...more });
const packet = (from: number, told: Line[], seat: number | 'spectator' = 0): Packet => ({
  table: 't',
  seat,
  from,
  number: told.at(-1)?.number ?? from,
  told,
  now,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

let table: InstanceType<typeof TableStore>;
beforeEach(() => {
  asked.length = 0;
  opened = 0;
  table = new TableStore('t', 'key');
  table.packet(packet(0, [line(1), line(2)]));
});

describe('packets', () => {
  it('drop the lines after their beginning and add what is told', () => {
    table.packet(packet(1, [line(2, { kind: 'said' }), line(3)]));
    expect(table.lines.map((l) => [l.number, l.kind])).toEqual([[1, 'choice'], [2, 'said'], [3, 'choice']]);
    expect(table.news.map((l) => l.number)).toEqual([2, 3]);
    expect(table.opening()).toEqual({ seat: 0, have: 3, invitation: 'key', changes: true });
  });
  it('tell only what changed in how things stand, if we have that', () => {
    const { now: _, ...told } = packet(2, [line(3, { events: [] })]);
    table.packet({ ...told, changed: { deciding: [[1]], clock: { kind: ['move'] }, result: [{ scores: [1] }] }, gone: ['decision'] });
    table.queue.skip();
    const { decision: __, ...rest } = now;
    expect(table.now).toEqual({ ...rest, deciding: [1], clock: { kind: 'move' }, result: { scores: [1] } });
    expect(table.now!.seats).toBe(now.seats);
  });
  it('that say what changed in what we do not have make us ask for all of it', () => {
    const fresh = new TableStore('t');
    const { now: _, ...told } = packet(2, [line(3)]);
    fresh.packet({ ...told, changed: { deciding: [[1]] } });
    expect(fresh.now).toBeNull();
    expect(opened).toBe(1);
  });
  it('from the beginning are no news', () => {
    expect(table.news).toEqual([]);
  });
  it('tell which lines were taken back', () => {
    table.packet(packet(2, [line(3, { kind: 'took-back', undone: [2] })]));
    expect(table.undone).toEqual(new Set([2]));
  });
});

describe('what others do', () => {
  const moved = (seat: number) => [{ kind: 'moved', seat, text: 'Somebody moves a thing.', rule: [] }];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const calm = { ...now, deciding: [1], decision: undefined };

  it('is shown one after the other, and nothing runs ahead of it', () => {
    table.packet({ ...packet(2, [line(3, { events: moved(1) })]), now: calm });
    table.packet({ ...packet(3, [line(4, { events: moved(2) })]), now: { ...now, decision: { ...now.decision!, prompt: 'And now?' } } });
    const shown = () => [table.number, table.lines.at(-1)!.number, table.news.map((l) => l.number), table.decision?.prompt];
    expect(shown()).toEqual([3, 3, [3], undefined]);
    expect(table.opening()).toMatchObject({ have: 4 });
    vi.advanceTimersByTime(1100);
    expect(shown()).toEqual([4, 4, [4], undefined]);
    vi.advanceTimersByTime(1100);
    expect(shown()).toEqual([4, 4, [], 'And now?']);
  });
  it('does not keep what people say', () => {
    table.packet({ ...packet(2, [line(3, { events: moved(1) })]), now: calm });
    table.packet({ ...packet(3, [line(4, { events: moved(2) })]), now: calm });
    table.packet({ ...packet(4, [line(5, { kind: 'said', seat: 1, text: 'Hm.' })]), now: calm });
    expect(table.lines.map((l) => l.number)).toEqual([1, 2, 3, 5]);
  });
  it('is skipped by who chooses, and his choice answers what he was shown', () => {
    table.packet(packet(2, [line(3, { events: moved(1) })]));
    table.packet(packet(3, [line(4, { events: moved(2) })]));
    expect(table.number).toBe(3);
    void table.act({ id: 'a', label: 'A' });
    expect(asked.at(-1)!.request).toMatchObject({ number: 3 });
    expect(table.number).toBe(4);
    table.packet(packet(4, [line(5, { events: moved(1) })]));
    table.packet(packet(5, [line(6, { id: asked.at(-1)!.id, choice: 'a', events: moved(0) })]));
    expect([table.number, table.sending]).toEqual([6, null]);
  });
});

describe('older lines', () => {
  beforeEach(() => {
    table.forget();
    table.packet(packet(0, [line(7), line(8, { kind: 'took-back', undone: [5, 7] })]));
  });
  it('are asked for page by page until the beginning', async () => {
    expect(table.whole).toBe(false);
    const all = table.all();
    expect(asked.map(({ request }) => request)).toEqual([{ do: 'history', table: 't', before: 7 }]);
    asked[0]!.answer(true, { seat: 0, told: [line(4), line(5), line(6)] });
    await settle();
    expect(asked[1]!.request).toMatchObject({ before: 4 });
    expect(table.whole).toBe(false);
    asked[1]!.answer(true, { seat: 0, told: [line(1), line(2), line(3)] });
    await all;
    expect(table.lines.map((l) => l.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(table.undone).toEqual(new Set([5, 7]));
    expect(table.whole).toBe(true);
  });
  it('are asked for once, however many want them', async () => {
    void table.older();
    void table.older();
    expect(asked).toHaveLength(1);
  });
  it('are news to nobody, and stay when more is told', async () => {
    const older = table.older();
    table.packet(packet(8, [line(9)]));
    asked[0]!.answer(true, { seat: 0, told: [line(6)] });
    await older;
    expect(table.lines.map((l) => l.number)).toEqual([6, 7, 8, 9]);
    expect(table.news.map((l) => l.number)).toEqual([9]);
  });
  it('of other eyes are not mixed in', async () => {
    const older = table.older();
    table.packet(packet(0, [line(7)], 'spectator'));
    asked[0]!.answer(true, { seat: 0, told: [line(6)] });
    await older;
    expect(table.lines.map((l) => l.number)).toEqual([7]);
  });
  it('are dropped when too much was missed', () => {
    table.packet(packet(0, [line(300), line(301)]));
    expect(table.lines.map((l) => l.number)).toEqual([300, 301]);
    expect(table.first).toBe(300);
  });
});

describe('a choice', () => {
  it('is on its way until its line is told, whatever else comes first', async () => {
    void table.act({ id: 'a', label: 'A' });
    expect(table.decision).toBeUndefined();
    table.packet(packet(2, [line(3, { kind: 'said', seat: 1 })]));
    expect(table.sending).toBe('a');
    asked[0]!.answer(true);
    await settle();
    expect(table.sending).toBe('a');
    table.packet(packet(3, [line(4, { id: asked[0]!.id })]));
    expect(table.sending).toBeNull();
  });
  it('has arrived if its line came before the answer', async () => {
    void table.act({ id: 'a', label: 'A' });
    table.packet(packet(2, [line(3, { id: asked[0]!.id })]));
    expect(table.sending).toBeNull();
    asked[0]!.answer(true);
    await settle();
    expect(table.sending).toBeNull();
  });
  it('is made once, however often it is clicked', () => {
    void table.act({ id: 'a', label: 'A' });
    void table.act({ id: 'a', label: 'A' });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.request).toMatchObject({ do: 'act', table: 't', number: 2, option: 'a' });
  });
  it('can be made anew after a refusal', async () => {
    const refused = expect(table.act({ id: 'a', label: 'A' })).rejects.toThrow('refused');
    asked[0]!.answer(false);
    await refused;
    expect(table.decision?.prompt).toBe('Choose.');
  });
});

describe('seats', () => {
  it('are here while their people have the table open, and bots always', () => {
    table.presence({ table: 't', here: [0], watching: 2 });
    expect(table.seats.map((seat) => seat.here)).toEqual([true, false, true]);
    expect([...table.gone.keys()]).toEqual([1]);
    table.presence({ table: 't', here: [0, 1], watching: 2 });
    expect([...table.gone.keys()]).toEqual([]);
  });
  it('know the host', () => {
    expect(table.hosting).toBe(true);
    table.packet(packet(0, [line(1)], 1));
    expect(table.hosting).toBe(false);
  });
});

it('forgets everything when it is closed to us', () => {
  table.refused({ code: 'not-allowed', message: 'no' });
  expect(table.now).toBeNull();
  expect(table.lines).toEqual([]);
  expect(table.opening()).toEqual({ invitation: 'key', changes: true });
  expect(table.problem?.code).toBe('not-allowed');
});
it('goes on if opening again was refused for another reason', () => {
  table.refused({ code: 'too-fast', message: 'Slowly.' });
  expect(table.now).not.toBeNull();
});
