import { describe, expect, it } from 'vitest';
import type { GameEvent, Option, View } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import { anyOf, estateNames, leaders, pawnsOn, readBoard, scoredBy, trackLength, vampiresOn } from './model';
import { cardWords, estateWords, litWords, markerWords, planWords, spaceWords, type Say } from './speech';
import { stopsAt, walk } from './walk';

const empty = { possessed: [0, 0], modifier: 'none', sabbath: false };
const plan = (value: View | string, open = false) => ({ value, open });
const player = (more: View): View => ({
  colour: 1, supply: 21, points: 0, vampire: null, circle_pawn: null, attacked: false, gambited: false,
  plan: plan('unknown'), ...more,
});
const view: View = {
  turn: 3,
  elder: 1,
  order: [1, 0],
  chosen: [1],
  players: [
    player({ supply: 18, points: 7, vampire: 'gorali', circle_pawn: 'bat', plan: plan({ estate: 'cw2', circle: null }) }),
    player({ supply: 19, points: 2, vampire: 'gorali', circle_pawn: 'sabbath', attacked: true }),
  ],
  estates: {
    ...Object.fromEntries(estateNames.map((name) => [name, empty])),
    gorali: { possessed: [3, 2], modifier: 'raise', sabbath: true },
  },
  blood_dusk: 'due',
  armageddon: 'waiting',
  frames: [{ step: 'plan' }],
};
const board = readBoard(view);
const gorali = board.estates[2]!;

const seat = (number: number, name: string, you: boolean): ShownSeat => ({
  seat: number, name, colour: number, kind: 'person', you, host: false, away: false, here: true, deciding: false,
});
const seats = [seat(0, 'Ala', true), seat(1, 'Béla', false)];
const spoken = (key: string, args?: Record<string, string | number>): string =>
  args ? `${key}(${Object.values(args).join(' ')})` : key;
const say: Say = { own: spoken, game: spoken, list: (items) => items.join(' + ') };

describe('reading a view', () => {
  it('knows who stands where', () => {
    expect(vampiresOn(board, 'gorali')).toEqual([0, 1]);
    expect(pawnsOn(board, 'bat')).toEqual([0]);
    expect(board.players[1]!.elder).toBe(true);
    expect(board.planning).toBe(true);
    expect(board.bloodDusk).toBe('due');
  });
  it('knows which pawn is meant by a player who can be chosen', () => {
    const asked = (step: string) => readBoard({ ...view, frames: [{ step: 'turn' }, { step }] }).askedPawn;
    expect([asked('attack-target'), asked('gambit-target'), asked('plan')]).toEqual(['vampire', 'circle', null]);
  });
  it('shows of a plan what the seat may know', () => {
    expect(board.players[0]!.plan).toEqual({ estate: { side: 'secret', card: 'cw2' }, circle: { side: 'none' } });
    expect(board.players[1]!.plan).toEqual({ estate: { side: 'down' }, circle: { side: 'down' } });
    const open = readBoard({ ...view, players: [player({ plan: plan({ estate: 'ccw1', circle: '2' }, true) })] });
    expect(open.players[0]!.plan.circle).toEqual({ side: 'up', card: '2' });
  });
  it('reads the first moment of a match, when nothing stands anywhere', () => {
    expect(readBoard({}).estates).toHaveLength(7);
    expect(readBoard({ players: [player({})] }).players[0]!.vampire).toBeNull();
  });
  it('sees who has most', () => {
    expect(leaders(gorali)).toEqual([0]);
    expect(leaders({ ...gorali, possessed: [2, 2] })).toEqual([0, 1]);
    expect(leaders({ ...gorali, possessed: [0, 0] })).toEqual([]);
  });
  it('sees what was scored', () => {
    const event = (kind: string, estate?: string): GameEvent => ({ kind, estate, text: '', rule: [] });
    expect(scoredBy([event('sabbath-scoring', 'gorali'), event('scored', 'gorali')])).toEqual(['gorali']);
    expect(scoredBy([event('final-scoring')])).toEqual([...estateNames]);
    expect(scoredBy([event('placed', 'gorali')])).toEqual([]);
  });
  it('makes the score track as long as it takes', () => {
    expect(trackLength([0, 3])).toBe(20);
    expect(trackLength([20])).toBe(30);
    expect(trackLength([])).toBe(20);
  });
  it('knows which kinds of things can be chosen', () => {
    const options: Option[] = [
      { id: 'done', label: 'Done' },
      { id: 'move:cw1', label: '', target: 'card:cw1' },
    ];
    expect(anyOf(options, 'card')).toBe(true);
    expect(anyOf(options, 'marker')).toBe(false);
  });
});

describe('telling it', () => {
  it('tells everything about an estate', () => {
    expect(estateWords(board, gorali, seats, say)).toBe(
      'nh-estate-gorali, nh-estate-gorali-byname. Nhb-vampire(Ala yes) + nhb-vampire(Béla no). ' +
        'nhb-possessed(nhb-count(Ala yes 3) + nhb-count(Béla no 2)). nhb-leads(Ala yes). nh-account-modifier(raise). nhb-sabbath. ' +
        'nh-estate-gorali-ability.',
    );
  });
  it('says first what a choice does', () => {
    const options: Option[] = [{ id: 'use:ability', label: 'Use Górali', target: 'estate:gorali' }];
    expect(litWords(options, 'Górali.', say)).toBe('Use Górali. Górali.');
    expect(litWords([], 'Górali.', say)).toBe('Górali.');
  });
  it('tells spaces, markers and cards', () => {
    expect(spaceWords(board, 'bat', seats, say)).toBe('nh-space-bat. Nhb-pawn(Ala yes). nh-space-bat-action.');
    expect(markerWords(gorali, 1, seats, say)).toBe('nhb-marker(Béla no 2 nh-part-on-estate(nh-estate-gorali gorali))');
    expect(cardWords('2', say)).toBe('nh-option-time(2)');
    expect(cardWords('cw1', say)).toBe('nh-option-move(nh-card-cw1)');
    expect(planWords({ side: 'down' }, say)).toBe('nhb-face-down');
    expect(planWords({ side: 'secret', card: '1' }, say)).toBe('nhb-face-down-known(nh-option-time(1))');
  });
});

describe('walking over the board', () => {
  it('goes round the ring and round the circle', () => {
    expect(walk(board, 'estate:mlodosci', 'ArrowRight')).toBe('estate:handlowe');
    expect(walk(board, 'estate:handlowe', 'ArrowLeft')).toBe('estate:mlodosci');
    expect(walk(board, 'space:reports', 'ArrowLeft')).toBe('space:sabbath');
    expect(walk(board, 'marker:1@gorali', 'ArrowRight')).toBe('estate:zielone');
  });
  it('goes from the rim to the middle over what lies there', () => {
    expect(walk(board, 'estate:gorali', 'ArrowDown')).toBe('marker:0@gorali');
    expect(walk(board, 'marker:1@gorali', 'ArrowDown')).toBe('space:reaction');
    expect(walk(board, 'space:reaction', 'ArrowUp')).toBe('marker:1@gorali');
    expect(walk(board, 'estate:handlowe', 'ArrowDown')).toBe('space:reports');
    expect(walk(board, 'estate:handlowe', 'ArrowUp')).toBe('estate:handlowe');
  });
  it('leaves other keys and things alone', () => {
    expect(walk(board, 'estate:gorali', 'Enter')).toBeUndefined();
    expect(walk(board, 'seat:0', 'ArrowLeft')).toBeUndefined();
  });
  it('lets the Tab key stop at what can be chosen, else where one was', () => {
    expect(stopsAt('estate:gorali', true, true, 'estate:handlowe')).toBe(0);
    expect(stopsAt('estate:handlowe', false, true, 'estate:handlowe')).toBe(-1);
    expect(stopsAt('estate:handlowe', false, false, 'estate:handlowe')).toBe(0);
  });
});
