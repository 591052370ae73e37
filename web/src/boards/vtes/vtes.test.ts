import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../lib/protocol';
import { readCards, subjectOf } from './cards';
import { cardsElsewhere } from './choosing';
import { courseOf } from './course';
import { neighbours, readBoard, roundFrom, stacked, type Player } from './model';
import { stopsIn } from './stops';

const thing = (card: string, more: View = {}): View => ({
  card: { value: card, seen_by: [0] }, region: 'ready', before: 'nowhere', owner: 0, controller: 0, host: null, blood: 0, level: 0,
  locked: false, marks: [], ...more,
});
const player = (more: View = {}): View => ({
  pool: 30, points: 0, out: false, hand: { value: 'unknown', open: false }, hand_count: 7, library_count: 70, crypt_count: 8, ash: [], removed: [],
  transfers: 0, masters: 0, discards: 0, withdrawal: 'none', ...more,
});
const view = (more: View = {}): View => ({
  turn: 3, phase: 'minion', active: 0, edge: 1, players: [player({ hand: { value: ['deflection', 'deflection', 'rebel'], open: false } }), player()],
  things: [
    thing('ryan', { blood: 3, locked: true }),
    thing('nowhere', { region: 'nowhere' }),
    thing('vessel', { region: 'attached', host: 't001' }),
    thing('unknown', { region: 'uncontrolled', owner: 1, controller: 1, blood: 2 }),
  ],
  action: { on: false }, combat: { on: false }, frames: [{ step: 'impulse', window: 'no_block' }], ...more,
});

describe('what lies on the table', () => {
  const board = readBoard(view());
  test('is sorted by who controls it and where; what lies on a card is with it', () => {
    expect(board.players[0]!.things.ready.map(({ id, attached }) => [id, attached.map(({ id }) => id)])).toEqual([['t001', ['t003']]]);
    expect(board.players[1]!.things.uncontrolled).toMatchObject([{ id: 't004', card: null, blood: 2 }]);
    expect(board.things.has('t002')).toBe(false);
  });
  test('a hand is known to its owner, its size to everybody', () => {
    expect(board.players.map(({ hand, handCount, edge }) => [hand?.length ?? null, handCount, edge])).toEqual([[3, 7, false], [null, 7, true]]);
    expect(stacked(board.players[0]!.hand!)).toEqual([{ card: 'deflection', count: 2 }, { card: 'rebel', count: 1 }]);
  });
  test('the window is that of the impulse; nobody acts or fights', () => {
    expect(board).toMatchObject({ window: 'no_block', action: null, combat: null, over: false });
  });
  test('a referendum has its terms, the running count and what is cast', () => {
    const cast = { from: 'minion', seat: 0, thing: 't001', votes: 2, ballots: 0, stand: 'for' };
    const referendum = { on: true, hunt: false, vampire: 't001', terms: { player: 1, points: [0, 3] }, sources: [cast, { ...cast, from: 'edge', thing: null, stand: null }], in_favour: 2, against: 0 };
    expect(board.poll).toBeNull();
    expect(readBoard(view({ referendum })).poll).toMatchObject({ player: 1, points: [0, 3], inFavour: 2, votes: [{ thing: 't001', votes: 2, stand: 'for' }] });
  });
  test('a fight has two sides, their strikes and the damage that waits', () => {
    const side = (who: string): View => ({ who, card: 'ryan', seat: 0, strike: { kind: 'hand', amount: 1 } });
    const combat = { on: true, round: 2, range: 'long', range_set: true, sides: { acting: side('t001'), other: { ...side('t004'), strike: { kind: 'no_strike' } } }, hurt: [{ target: 't004', normal: 1, aggravated: 2 }] };
    const [one, other] = readBoard(view({ combat })).combat!.sides;
    expect([one.strike?.kind, one.damage]).toEqual(['hand', 0]);
    expect([other.strike, other.damage, other.aggravated]).toEqual([null, 1, 2]);
  });
  test('the Tab key stops at what can be chosen, else at one of a kind', () => {
    const stops = (lit: (target: string) => boolean) => stopsIn(board, { cards: ['deflection'], order: [1, 0], lit, last: {} });
    expect(stops((target) => target === 'thing:t003').thing).toEqual(['t003']);
    expect(stops(() => false)).toEqual({ card: ['deflection'], thing: ['t004'], seat: ['1'] });
  });
});

describe('who sits where', () => {
  test('the prey is the first to the left, the predator the last', () => {
    expect(roundFrom(3, 5)).toEqual([4, 0, 1, 2]);
    expect(roundFrom('spectator', 3)).toEqual([0, 1, 2]);
  });
  test('whoever is out is nobody’s neighbour', () => {
    const table = (out: number[]): Player[] => readBoard(view({ players: [0, 1, 2, 3].map((seat) => player({ out: out.includes(seat) })) })).players;
    expect(neighbours(table([]), 1)).toEqual({ prey: 2, predator: 0 });
    expect(neighbours(table([2]), 1)).toEqual({ prey: 3, predator: 0 });
    expect(neighbours(table([0, 2]), 1)).toEqual({ prey: 3, predator: 3 });
    expect(neighbours(table([1]), 1)).toEqual({ prey: null, predator: null });
  });
});

describe('the course of an action', () => {
  const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({ kind, rule: [], text: '', ...more }) as unknown as GameEvent;
  const bleed = event('announced-at', { seat: 0, minion: 'ryan', action: 'bleed', target: 1, stealth: 0, bleed: 1 });
  test('there is none before the first, and none of an earlier phase', () => {
    expect(courseOf([event('turn-began')], false)).toBeNull();
    expect(courseOf([bleed, event('phase-began')], false)).toBeNull();
  });
  test('each card says what it added', () => {
    const course = courseOf([
      event('played-by', { seat: 0, card: 'govern_the_unaligned', minion: 'ryan' }), bleed,
      event('played-by', { seat: 0, card: 'lost_in_crowds', minion: 'ryan' }), event('stealth-added', { card: 'lost_in_crowds', count: 2 }),
      event('blocks', { seat: 1, minion: 'nassir', intercept: 1, stealth: 2 }),
      event('played-by', { seat: 1, card: 'eyes_of_argus', minion: 'nassir' }), event('intercept-added', { minion: 'nassir', count: 2 }),
    ], true)!;
    expect(course).toMatchObject({ seat: 0, target: 1, stealth: 2, intercept: 2, bleed: 1, blocker: 'nassir', over: false });
    expect(course.steps.flatMap((step) => (step.kind === 'card' ? [[step.card, step.added]] : []))).toEqual([
      ['govern_the_unaligned', []],
      ['lost_in_crowds', [{ what: 'stealth', by: 2, now: 2 }]],
      ['eyes_of_argus', [{ what: 'intercept', by: 1, now: 2 }]],
    ]);
  });
  test('a card that another minion played before is not of this action', () => {
    const course = courseOf([event('played-by', { seat: 0, card: 'rebel', minion: 'belinde' }), bleed], true)!;
    expect(course.steps).toEqual([]);
  });
  test('a failed attempt leaves nobody who blocks; a bleed goes where it is sent', () => {
    const course = courseOf([
      bleed, event('blocks', { seat: 1, minion: 'nassir', intercept: 0, stealth: 1 }), event('block-failed', { seat: 1, minion: 'nassir' }),
      event('declined'), event('played-by', { seat: 1, card: 'deflection', minion: 'nassir' }), event('target-changed', { seat: 2 }), event('succeeded', { minion: 'ryan' }),
    ], false)!;
    expect(course).toMatchObject({ blocker: null, intercept: null, target: 2, over: true });
    expect(course.steps.at(-2)).toMatchObject({ kind: 'card', target: 2 });
    expect(course.steps.at(-1)).toEqual({ kind: 'result', how: 'succeeded' });
  });
  test('a fight is told blow by blow', () => {
    const kinds = courseOf([bleed, ...['round-began', 'maneuvered', 'range-set', 'hand-strike', 'struck-with', 'dodged', 'damaged-badly', 'prevented', 'pressed', 'went-to-torpor', 'combat-ended', 'drew'].map((kind) => event(kind, { minion: 'ryan', count: 1, range: 'long', card: 'rebel' }))], true)!.steps.map(({ kind }) => kind);
    expect(kinds).toEqual(['round', 'range', 'range', 'strike', 'strike', 'strike', 'damage', 'prevented', 'fate', 'fate', 'combat-ended']);
  });
});

describe('cards', () => {
  test('are read as the server tells them; of others only the name is known', () => {
    const card = readCards({ cards: [{ id: 'ryan', name: 'Ryan', text: '', kinds: ['vampire'], clan: 'nosferatu', capacity: 4, group: 6, disciplines: ['ani', 'OBF'] }] }).get('ryan')!;
    expect(card).toMatchObject({ capacity: 4, pool: null, disciplines: ['ani', 'OBF'] });
    expect(subjectOf(card)).toMatchObject({ kind: 'vampire', houses: ['nosferatu'], vampire: true });
  });
  test('that can be chosen elsewhere are those that are not in the hand', () => {
    const options = ['card:rebel', 'card:vessel', 'card:vessel', 'seat:1'].map((target, i) => ({ id: String(i), label: '', target }));
    expect(cardsElsewhere(options, ['rebel'])).toEqual(['vessel']);
  });
});
