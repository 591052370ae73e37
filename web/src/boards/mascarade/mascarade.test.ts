import { describe, expect, it } from 'vitest';
import type { GameEvent, Option, View } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import { impliedBy, isLit, moveOn, pairsOf, pairTarget, partnersOf, targetsOf } from './choosing';
import { flightsOf } from './flights';
import { readBoard, roundFrom, slotAt, slotsOf, type Board } from './model';
import { captionOf, holdOf, unfold } from './moments';
import { byPlace, byTurn, notesOf } from './notes';
import { nothing, peeksAfter } from './peeks';
import { cardWords, marksOf, type Say } from './speech';
import { stopsAt } from './walk';

const down: View = { value: 'unknown', open: false };
const up = (value: string): View => ({ value, open: true });
const player = (hand: View[], more: View = {}): View => ({ coins: 6, answer: { value: 'none', open: true }, hand, ...more });
const frame = (more: View): View => ({ step: 'act', seat: 0, user: null, one: null, another: null, ...more });
const table = (hands: View[][], more: View = {}): View => ({
  turn: 7, active: 0, forced: false, at_once: false, notebook: false,
  set: { judge: 1, bishop: 1, king: 1, fool: 0, queen: 1, peasant: 2 },
  bank: 170, court: 2, players: hands.map((hand) => player(hand)), centre: [], ready: [], announced: null,
  answered: [], revealed: [], fined: [], winners: [], frames: [frame({})], ...more,
});
const four = table([[down], [down], [down], [down]], { centre: [down, down] });
const two = table([[down, down, down], [down, down, down]]);
const swaps = (...pairs: string[]): Option[] => pairs.map((pair) => ({ id: `swap:${pair}`, label: pair, target: `cards:${pair}` }));
const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({ kind, text: kind, rule: [], ...more });

const seat = (number: number, name: string, you: boolean): ShownSeat => ({
  seat: number, name, colour: number, kind: 'person', you, host: false, away: false, here: true, deciding: false,
});
const seats = [seat(0, 'Ala', true), seat(1, 'Béla', false)];
const say: Say = {
  own: (key, args) => (args ? `${key}(${Object.values(args).join(' ')})` : key),
  character: (name) => name,
  power: (name) => `${name}!`,
  field: (name) => name,
  list: (items) => items.join(' + '),
};

describe('reading a view', () => {
  it('names the places as the options do', () => {
    expect(slotsOf(readBoard(four)).map((slot) => slot.place)).toEqual(['0', '1', '2', '3', 'c1', 'c2']);
    expect(slotsOf(readBoard(two)).map((slot) => slot.place)).toEqual(['0l', '0r', '0p', '1l', '1r', '1p']);
  });
  it('shows what is face up, what is known and nothing else', () => {
    const board = readBoard(table([[up('king')], [down], [{ value: 'queen', open: false }], [down]]));
    expect(slotsOf(board).map((slot) => slot.card.side)).toEqual(['up', 'down', 'known', 'down']);
  });
  it('cannot tell one face-down card from another', () => {
    const cards = slotsOf(readBoard(four)).map((slot) => JSON.stringify(slot.card));
    expect(new Set(cards)).toEqual(new Set(['{"side":"down"}']));
  });
  it('knows who has answered, and what only if it is told', () => {
    const said = (value: string, open: boolean): View => player([down], { answer: { value, open } });
    const board = readBoard({
      ...four, announced: 'king', answered: [0, 1, 3],
      players: [said('claim', true), said('unknown', false), said('unknown', false), said('pass', false)],
    });
    expect(board.players.map((one) => one.answer)).toEqual([{ claim: 'card' }, 'sealed', 'none', 'pass']);
  });
  it('sees the cards under the table and who holds them', () => {
    const board = readBoard({ ...four, frames: [frame({ step: 'exchange', seat: 2, one: '2', another: 'c1' })] });
    expect(board.under).toEqual({ seat: 2, places: ['2', 'c1'] });
    expect(slotsOf(board).filter((slot) => slot.taken).map((slot) => slot.place)).toEqual(['2', 'c1']);
    expect(readBoard(four).under).toBeNull();
  });
  it('counts the Peasants', () => {
    expect(readBoard(four).characters.find(({ name }) => name === 'peasant')?.count).toBe(2);
    expect(readBoard(four).characters).toHaveLength(5);
  });
  it('reads a view before anything is there', () => {
    expect(readBoard({}).players).toEqual([]);
    expect(readBoard(table([[], []])).players[0]!.hand).toEqual([]);
  });
  it('seats everybody clockwise from the reader', () => {
    expect(roundFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(roundFrom('spectator', 3)).toEqual([0, 1, 2]);
  });
});

describe('choosing cards', () => {
  const act = (board: Board, options: Option[], place: string, picked: string | null = null, me: number | 'spectator' = 0) =>
    moveOn(options, picked, slotAt(board, place)!, me, slotsOf(board).filter((slot) => slot.owner === me).map((slot) => slot.place));
  const look: Option = { id: 'look', label: 'look', target: 'own:card' };

  it('takes one’s own card for granted with four players', () => {
    const board = readBoard(four);
    const options = [...swaps('0,1', '0,2', '0,3', '0,c1', '0,c2'), look];
    expect(impliedBy(pairsOf(options))).toEqual(['0']);
    expect(act(board, options, '2')).toEqual({ touch: 'cards:0,2' });
    expect(act(board, options, 'c2')).toEqual({ touch: 'cards:0,c2' });
    expect(act(board, options, '0')).toEqual({ touch: 'own:card' });
    expect(slotsOf(board).every((slot) => isLit(options, null, slot, 0))).toBe(true);
    expect(isLit(options.slice(0, 5), null, slotAt(board, '0')!, 0)).toBe(false);
  });
  it('writes a pair as the options do, whichever is first', () => {
    const board = readBoard(four);
    const options = swaps('1,3', '2,3', '3,c1');
    expect(act(board, options, '1', null, 3)).toEqual({ touch: 'cards:1,3' });
    expect(pairTarget([], '10', '9')).toBe('cards:9,10');
    expect(pairTarget([], 'c1', '2r')).toBe('cards:2r,c1');
    expect(pairTarget([], '1r', '1l')).toBe('cards:1l,1r');
  });
  it('takes two cards one after the other with two players', () => {
    const board = readBoard(two);
    const options = [...swaps('0l,1l', '0l,1r', '0r,1l', '0r,1r', '0l,0r', '0l,0p', '0r,0p'), { ...look, target: 'own:left' }];
    expect(act(board, options, '0l')).toEqual({ pick: '0l' });
    expect(act(board, options, '1r')).toEqual({ pick: '1r' });
    expect(partnersOf(pairsOf(options), '1r')).toEqual(['0l', '0r']);
    const lit = (picked: string): string[] =>
      slotsOf(board).filter((slot) => isLit(options, picked, slot, 0)).map((slot) => slot.place);
    expect(lit('1r')).toEqual(['0l', '0r', '1r']);
    expect(lit('0p')).toEqual(['0l', '0r', '0p']);
    expect(act(board, options, '0l', '1r')).toEqual({ touch: 'cards:0l,1r' });
    expect(act(board, options, '1r', '1r')).toEqual({ pick: null });
    expect(act(board, options, '1l', '1r')).toEqual({ pick: '1l' });
    expect(act(board, options, '1p', '0l')).toEqual({ touch: 'cards:0l,1p' });
  });
  it('can do with a card what its options say, alone and with another', () => {
    const board = readBoard(four);
    const options = [...swaps('0,1', '0,2'), look];
    expect(targetsOf(options, slotAt(board, '0')!, 0)).toEqual(['own:card', 'cards:0,1', 'cards:0,2']);
    expect(targetsOf(options, slotAt(board, '2')!, 0)).toEqual(['cards:0,2']);
  });
  it('lets the Fool take any two of the others', () => {
    const board = readBoard(four);
    const options = swaps('1,2', '1,3', '2,3');
    expect(act(board, options, '3')).toEqual({ pick: '3' });
    expect(act(board, options, '1', '3')).toEqual({ touch: 'cards:1,3' });
    expect(act(board, options, '0', '3')).toEqual({ touch: 'cards:0,3' });
  });
  it('takes the only pair at once', () => {
    expect(act(readBoard(two), swaps('1l,1r'), '1r')).toEqual({ touch: 'cards:1l,1r' });
    expect(isLit(swaps('1l,1r'), null, slotAt(readBoard(two), '1l')!, 0)).toBe(true);
  });
  it('asks why not where nothing is offered', () => {
    const board = readBoard(four);
    expect(act(board, [], '2')).toEqual({ touch: 'cards:0,2' });
    expect(act(board, [], '0')).toEqual({ touch: 'own:card' });
    expect(act(board, [], '2', null, 'spectator')).toEqual({ touch: 'seat:2' });
  });
});

describe('what one reader alone sees', () => {
  const board = readBoard(four);
  const held = readBoard({ ...four, announced: 'spy', frames: [frame({ step: 'exchange', one: '0', another: 'c1' })] });
  const saw = (owner: number | null, spot: string, character: string) => event('saw', { owner, spot, character });
  const taken = event('taken', { seat: 0, owner: 0, spot: 'card', other: null, other_spot: 'centre-1' });

  it('is his card when he looks', () => {
    const peeks = peeksAfter(nothing, board, 0, [event('looked', { seat: 0 }), saw(0, 'card', 'king'), event('turn-began')]);
    expect([...peeks.looked]).toEqual([['0', 'king']]);
    expect(peeks.held.size).toBe(0);
  });
  it('is forgotten when the card is taken, when others look, and at an earlier moment', () => {
    const peeks = peeksAfter(nothing, board, 0, [saw(0, 'card', 'king')]);
    expect(peeksAfter(peeks, board, 0, [event('said')]).looked.size).toBe(1);
    expect(peeksAfter(peeks, board, 0, [event('taken', { seat: 2, owner: 0, spot: 'card', other: 2, other_spot: 'card' })]).looked.size).toBe(0);
    expect(peeksAfter(peeks, board, 1, []).looked.size).toBe(0);
    expect(peeksAfter(peeks, { ...board, turn: 6 }, 0, []).looked.size).toBe(0);
  });
  it('is both cards of the Spy for as long as they are under the table', () => {
    const peeks = peeksAfter(nothing, held, 0, [taken, saw(0, 'card', 'fool'), saw(null, 'centre-1', 'queen')]);
    expect([...peeks.held]).toEqual([['0', 'fool'], ['c1', 'queen']]);
    expect(peeksAfter(peeks, held, 0, []).held.size).toBe(2);
    for (const decided of ['exchanged', 'left-alone']) {
      const after = peeksAfter(peeks, board, 0, [event(decided), event('put-back')]);
      expect([after.held.size, after.looked.size]).toEqual([0, 0]);
    }
  });
});

describe('telling what happened', () => {
  const announced = table([[down], [down], [down], [down]], { announced: 'king', answered: [0, 1, 2], frames: [frame({ step: 'answer', seat: 3 })] });
  const after = { ...table([[down], [down], [down], [down]], { court: 1, bank: 167 }), turn: 8 };
  const reveal = [
    event('claimed', { seat: 3, character: 'king', spot: 'card' }),
    event('revealed', { seat: 0, spot: 'card', character: 'queen' }),
    event('revealed', { seat: 3, spot: 'card', character: 'king' }),
    event('received', { seat: 3, count: 3, character: 'king' }),
    event('fined', { seat: 0, count: 1 }),
    event('turned-down'),
    event('turn-began', { turn: 8, seat: 1 }),
  ];

  it('leaves cards open for a while that are turned up and down again at once', () => {
    const [first, second, ...more] = unfold(announced, { view: after, events: reveal, seats }, 1);
    expect(more).toEqual([]);
    const board = readBoard(first!.view);
    expect(board.players.map((one) => one.hand[0]!.card.side)).toEqual(['up', 'down', 'down', 'up']);
    expect(board.announced).toBe('king');
    expect(board.players[3]!.answer).toEqual({ claim: 'card' });
    expect(board.players[0]!.fined).toBe(true);
    expect(board.court).toBe(1);
    expect(first!.hold).toBeGreaterThan(2000);
    expect(second!.view).toBe(after);
    expect(second!.events.map((one) => one.kind)).toEqual(['turned-down', 'turn-began']);
  });
  it('shows anything else, and the end, as it comes', () => {
    const swap = [event('put-back', { seat: 0 }), event('turn-began')];
    expect(unfold(four, { view: after, events: swap, seats }, 1)).toHaveLength(1);
    expect(unfold(announced, { view: { ...after, winners: [3] }, events: reveal, seats }, 1)).toHaveLength(1);
    expect(unfold(undefined, { view: after, events: reveal, seats }, 1)).toHaveLength(1);
  });
  it('takes the same time whatever was decided under the table', () => {
    const others = [event('put-back', { seat: 2 }), event('turn-began')];
    expect(holdOf([event('exchanged', { seat: 0 }), ...others], 0)).toBe(holdOf([event('left-alone', { seat: 0 }), ...others], 0));
  });
  it('says what is not to be seen', () => {
    expect(captionOf(reveal)).toBe('received fined');
    expect(captionOf([event('exchanged'), event('passed')])).toBe('');
  });
});

describe('the notebook', () => {
  const log = [
    { turn: 0, event: event('dealt', { owner: 1, spot: 'card', character: 'king' }) },
    { turn: 5, event: event('turn-began', { turn: 5 }) },
    { turn: 5, event: event('taken', { seat: 0, owner: 0, spot: 'card', other: null, other_spot: 'centre-2' }) },
    { turn: 5, event: event('exchanged', { seat: 0, owner: 0, spot: 'card', other: null, other_spot: 'centre-2' }) },
    { turn: 6, event: event('revealed', { seat: 1, spot: 'card', character: 'queen' }) },
  ];
  it('has what was seen, in the words of the log, and nothing more', () => {
    expect(notesOf(log).map((note) => note.text)).toEqual(['dealt', 'taken', 'exchanged', 'revealed']);
  });
  it('is read by turn or by card', () => {
    expect(byTurn(notesOf(log)).map(({ turn, notes }) => [turn, notes.length])).toEqual([[6, 1], [5, 2], [0, 1]]);
    expect(byPlace(notesOf(log), ['0', '1', 'c2']).map(({ place, notes }) => [place, notes.map((note) => note.turn)]))
      .toEqual([['0', [5, 5]], ['1', [0, 6]], ['c2', [5, 5]]]);
  });
});

describe('in words', () => {
  it('says a card: whose it is, what it shows, what can be done', () => {
    const [mine, other] = readBoard(table([[up('king')], [down]])).players.map((one) => one.hand[0]!);
    expect(cardWords(mine!, mine!.card, '', seats, say)).toBe('mascarade-card-shows(mascarade-card(Ala yes card) king. king!)');
    expect(cardWords(other!, other!.card, 'Swap', seats, say)).toMatch(/mascarade-face-down\)\. Swap$/);
    expect(cardWords({ ...mine!, taken: true }, mine!.card, '', seats, say)).toMatch(/mascarade-taken\)$/);
  });
  it('marks a player with what he is and says', () => {
    const board = readBoard({ ...four, answered: [0], fined: [0], players: [player([down], { answer: { value: 'claim', open: true } })] });
    expect(marksOf(board.players[0]!, say).map((mark) => mark.sign)).toEqual(['fined', 'claim', 'turn']);
    const forced = readBoard({ ...four, forced: true }).players[0]!;
    expect(marksOf(forced, say).map((mark) => mark.sign)).toEqual(['forced']);
  });
});

describe('coins', () => {
  it('cross the table as they are told', () => {
    expect(flightsOf([event('received', { seat: 2, count: 3 }), event('fined', { seat: 1, count: 1 }), event('passed', { seat: 0 })]))
      .toEqual([{ from: 'bank', to: '2', count: 3 }, { from: '1', to: 'court', count: 1 }]);
    expect(flightsOf([event('traded', { seat: 0, target: 3, count: 9, target_count: 0 })])).toEqual([{ from: '3', to: '0', count: 9 }]);
  });
});

it('the Tab key stops at what can be chosen, or where one was last', () => {
  expect([stopsAt('a', true, true, 'b'), stopsAt('b', false, true, 'b'), stopsAt('b', false, false, 'b')]).toEqual([0, -1, 0]);
});
