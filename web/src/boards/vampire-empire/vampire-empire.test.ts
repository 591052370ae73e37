import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/board';
import type { Option, View } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import { bare, costsOf, readCards, sorted, type CardFacts } from './cards';
import { cardsElsewhere, fightsIn, fightsOf, isLit, moveOn } from './choosing';
import { lastBout, rowsOf, stillSeen } from './combat';
import { readBoard, sidesOf, type Board } from './model';
import { cardWords, endingWords, knownWords, marksOf, residentWords, type Say } from './speech';

const player = (side: string, more: View = {}): View => ({
  side, hand: { value: 'unknown', open: false }, deck: 'unknown', cellar: 'unknown', moat: 'unknown', hand_count: 8, deck_count: 30,
  cellar_count: 1, moat_count: 2, reshuffled: false, shown: [], taken_back: 0, played: [], cancelled: [], forbidden: [], ...more,
});
const zero: View = { attack: 0, defence: 0 };
const resident = (who: string, markers: View = zero): View => ({ who, markers });
const noCombat: View = {
  round: 0, attacker: null, defender: null, attack: 0, defence: 0, this_round: zero, this_combat: zero, aside: [], changed: [], ended: false,
};
const frame = (step: string, more: View = {}): View => ({ step, moment: 'general', seat: 0, count: 0, done: 0, who: null, ...more });
const table = (more: View = {}): View => ({
  turn: 3, active: 0,
  players: [player('human', { hand: { value: ['h05', 'h31'], open: false }, moat: ['h01'], cellar: [] }), player('vampire')],
  castle: [resident('monk', { attack: 1, defence: 0 }), resident('lady'), resident('butler')],
  town: { top: [], middle: ['unknown', 'unknown', 'unknown'], bottom: [{ value: 'nun', seen_by: [0, 1] }, { value: 'lord', seen_by: [0, 1] }] },
  dead: ['cook'], revealed: ['lady'], known_humans: ['cook'], vampires: { value: 'unknown', seen_by: [1] },
  tokens: { value: ['monk', 'cook'], seen_by: [0] }, counts: [], combat: noCombat, card: [], ending: null, winners: [],
  frames: [frame('act')], ...more,
});
const fighting = (more: View = {}, played: View[] = [{}, {}]): Board =>
  readBoard(table({
    combat: { ...noCombat, round: 2, attacker: 'monk', defender: 'lady', attack: 5, defence: 3, ...more },
    players: [player('human', played[0]), player('vampire', played[1])],
  }));
const option = (id: string, target?: string): Option => ({ id, label: id, ...(target === undefined ? {} : { target }) });
const fights = (...pairs: string[]): Option[] => pairs.map((pair) => option(`attack:${pair}`, `fight:${pair}`));
const told = (turn: number, kind: string, more: Record<string, unknown> = {}): LogLine => ({
  turn, event: { kind, text: kind, rule: [], ...more },
});
const say: Say = {
  own: (key, args) => (args ? `${key}(${Object.values(args).join(' ')})` : key),
  game: (key) => key,
  character: (name) => name,
  list: (items) => items.join(' + '),
};
const names = (people: { name: string }[]): string[] => people.map(({ name }) => name);

describe('reading a view', () => {
  it('is day in the turn of the humans and night in that of the vampires', () => {
    expect(readBoard(table({ active: 0 })).time).toBe('day');
    expect(readBoard(table({ active: 1 })).time).toBe('night');
    expect(readBoard(table({ active: null })).time).toBe('night');
  });
  it('puts everybody where he is, the town as it is known', () => {
    const board = readBoard(table());
    expect(names(board.castle)).toEqual(['monk', 'lady', 'butler']);
    expect(names(board.dead)).toEqual(['cook']);
    expect(board.town.map(({ name, place }) => [name, place])).toEqual([
      ['officer', null], ['maid', null], ['bishop', null], ['lord', 4], ['nun', 5],
    ]);
  });
  it('knows who comes next where only one can', () => {
    const board = readBoard(table({
      dead: ['cook', 'maid', 'officer'], town: { top: [], middle: ['unknown'], bottom: [{ value: 'nun' }, { value: 'lord' }] },
    }));
    expect(board.town.map(({ name, place }) => [name, place])).toEqual([['bishop', 1], ['lord', 2], ['nun', 3]]);
  });
  it('tells what all know from what the reader alone knows', () => {
    const [monk, lady, butler] = readBoard(table()).castle;
    expect([monk?.known, monk?.secret]).toEqual([null, { side: 'human', owner: 0 }]);
    expect([lady?.known, lady?.secret]).toEqual(['vampire', null]);
    expect([butler?.known, butler?.secret]).toEqual([null, null]);
    const vampires = readBoard(table({ vampires: { value: ['lady', 'butler', 'maid'] }, tokens: { value: 'unknown' } }));
    expect([...vampires.castle, ...vampires.town].filter(({ secret }) => secret).map(({ name, secret }) => [name, secret?.side])).toEqual([
      ['butler', 'vampire'], ['maid', 'vampire'],
    ]);
  });
  it('shows all tokens and hands when it is over', () => {
    const board = readBoard(table({
      ending: 'castle', winners: [1], vampires: { value: ['lady', 'butler', 'maid'] }, frames: [frame('over')],
    }));
    expect(board.castle.map(({ known }) => known)).toEqual(['human', 'vampire', 'vampire']);
    expect([board.over, board.stage]).toEqual([true, 'over']);
    expect(endingWords(board, [], say)).toBe('ve-ending-castle. veb-won( no).');
  });
  it('never makes a hand of what is not told', () => {
    const [mine, other] = readBoard(table()).players;
    expect([mine?.hand, mine?.piles.cellar]).toEqual([['h05', 'h31'], []]);
    expect([other?.hand, other?.piles, other?.counts.hand]).toEqual([null, { moat: null, cellar: null }, 8]);
  });
  it('says where the turn stands', () => {
    const stage = (...steps: string[]): string => readBoard(table({ frames: steps.map((step) => frame(step)) })).stage;
    expect([stage('discard'), stage('reveal'), stage('act', 'window'), stage('act')]).toEqual(['discard', 'reveal', 'before', 'act']);
    expect([stage('after-action', 'attack'), stage('turn-ends', 'window')]).toEqual(['action', 'after']);
  });
  it('names the card that runs and whom cards are laid down for', () => {
    const board = readBoard(table({
      card: [{ pc: 0, card: 73, player: 1, locals: [] }], frames: [frame('after-action'), frame('ask-cards', { who: 'monk' })],
    }));
    expect(board.running).toEqual({ card: 'v34', seat: 1 });
    expect(board.action).toEqual({ kind: 'ask', who: 'monk' });
  });
  it('sets the reader below, and the humans where somebody only watches', () => {
    const board = readBoard(table());
    expect([sidesOf(board, 1).near?.side, sidesOf(board, 1).far?.side]).toEqual(['vampire', 'human']);
    expect(sidesOf(board, 'spectator').near?.side).toBe('human');
  });
});

describe('choosing', () => {
  const options = [...fights('monk>lady', 'monk>butler', 'butler>lady'), option('ask:monk', 'character:monk'), option('ask:nun', 'character:nun')];
  it('reads the pairs', () => {
    expect(fightsIn([...options, option('pass')])).toHaveLength(3);
    expect(fightsOf(options, 'butler')).toEqual(['fight:monk>butler', 'fight:butler>lady']);
  });
  it('lights who can attack or be chosen, then who can be attacked', () => {
    const lit = (picked: 'butler' | null): string[] =>
      (['monk', 'lady', 'butler', 'nun', 'maid'] as const).filter((who) => isLit(options, picked, who));
    expect(lit(null)).toEqual(['monk', 'butler', 'nun']);
    expect(lit('butler')).toEqual(['lady', 'butler']);
  });
  it('takes up, lets go, and touches the pair', () => {
    expect(moveOn(options, null, 'butler')).toEqual({ pick: 'butler' });
    expect(moveOn(options, 'butler', 'butler')).toEqual({ pick: null });
    expect(moveOn(options, 'butler', 'lady')).toEqual({ touch: 'fight:butler>lady' });
  });
  it('asks which where somebody can attack and be chosen', () => {
    expect(moveOn(options, null, 'monk')).toEqual({ ask: 'monk' });
    expect(moveOn(options, null, 'nun')).toEqual({ touch: 'character:nun' });
  });
  it('lets the page explain what cannot be done', () => {
    expect(moveOn(options, null, 'lady')).toEqual({ touch: 'character:lady' });
    expect(moveOn(options, 'butler', 'monk')).toEqual({ touch: 'fight:butler>monk' });
  });
  it('finds the cards that come out of a pile', () => {
    const board = readBoard(table());
    const takes = ['h05', 'h01'].map((card) => option(`take:${card}`, `card:${card}`));
    expect(cardsElsewhere(takes, board, 0)).toEqual(['h01']);
    expect(cardsElsewhere([], board, 0)).toEqual([]);
  });
});

describe('a combat', () => {
  const nothing = { attack: 0, defence: 0 };
  const begun = [
    told(2, 'attacked', { seat: 1, attacker: 'lady', defender: 'monk' }), told(2, 'combat-ended'),
    told(3, 'played', { seat: 0, card: 'h22' }),
    told(3, 'attacked', { seat: 0, attacker: 'monk', defender: 'lady' }), told(3, 'played', { seat: 0, card: 'h18' }),
    told(3, 'played', { seat: 1, card: 'v05' }), told(3, 'cancelled', { seat: 1, card: 'v05' }), told(3, 'strengthened', { seat: 1, marker: 'defence', count: 2 }),
    told(3, 'compared', { round: 1, attack: 4, defence: 4 }), told(3, 'survived', { character: 'lady' }),
    told(3, 'round-began', { round: 2, attack: 4, defence: 4 }), told(3, 'played', { seat: 0, card: 'h13' }),
  ];
  it('keeps which card came in which round', () => {
    const rows = rowsOf(fighting({}, [{ played: ['h13', 'h18'] }, { played: ['v05'], cancelled: ['v05'] }]), lastBout(begun));
    expect(rows).toEqual([
      { round: 1, cards: { attack: ['h18'], defence: ['v05'] }, added: { attack: 0, defence: 2 }, compared: { attack: 4, defence: 4 } },
      { round: 2, cards: { attack: ['h13'], defence: [] }, added: nothing, compared: null },
    ]);
  });
  it('shows the cards to who comes late, and holy water apart', () => {
    const rows = rowsOf(fighting({ aside: ['h22'] }, [{ played: ['h18', 'h22'] }, { played: ['v05'] }]), null);
    expect(rows).toEqual([{ round: null, cards: { attack: ['h18'], defence: ['v05'] }, added: nothing, compared: null }]);
  });
  it('does not take another combat for this one', () => {
    const rows = rowsOf(fighting({ attacker: 'butler' }, [{ played: ['h18'] }, {}]), lastBout(begun));
    expect(rows.map(({ round }) => round)).toEqual([null]);
  });
  it('is seen until the next turn is over', () => {
    const died = lastBout([...begun, told(3, 'compared', { attack: 5, defence: 4 }), told(3, 'died', { character: 'lady', side: 'vampire' })]);
    expect([died?.outcome, died?.rounds.at(-1)?.compared]).toEqual(['died', { attack: 5, defence: 4 }]);
    expect(stillSeen(readBoard(table({ turn: 4 })), died)).toBe(died);
    expect(stillSeen(readBoard(table({ turn: 5 })), died)).toBeNull();
    expect(stillSeen(readBoard(table()), lastBout(begun))).toBeNull();
  });
  it('may end without a second attack, or by a card', () => {
    expect(lastBout([...begun, told(3, 'stood-down', { seat: 0 }), told(3, 'combat-ended')])?.outcome).toBe('stood-down');
    expect(lastBout([...begun, told(3, 'stopped-combat', { seat: 1 }), told(3, 'combat-ended')])?.outcome).toBe('stopped');
  });
});

describe('cards', () => {
  const cards = readCards({
    cards: [
      { id: 'h05', name: 'Hunting Party', line: 'Noble', text: '', kind: 'combat', groups: ['noble'], value: 3, day: null, night: null },
      { id: 'h28', name: 'Blessed Blade', line: '', text: '', kind: 'combat', groups: ['noble', 'holy_water'], value: 2, day: null, night: null },
      { id: 'h31', name: 'Seminarian', line: 'Citizen', text: 'Place a marker.', kind: 'citizen', groups: [], value: null, day: 1, night: 2 },
    ],
  });
  const factsOf = (id: string): CardFacts => cards.get(id) ?? bare(id, id);
  it('have costs by day and night, of which one holds now', () => {
    expect(costsOf(factsOf('h31'), 'night').map(({ time, cards: count, now }) => [time, count, now])).toEqual([
      ['day', 1, false], ['night', 2, true],
    ]);
    expect(costsOf(factsOf('h05'), 'day')).toEqual([]);
  });
  it('lie in a hand by group and value', () => {
    expect(sorted(['h31', 'h28', 'h05'], factsOf)).toEqual(['h05', 'h28', 'h31']);
  });
  it('have a name at least', () => {
    expect(readCards(undefined).size).toBe(0);
    expect(cardWords(bare('h99', 'Somebody'), 'day', '', say)).toBe('Somebody.');
  });
  it('are said in words', () => {
    expect(cardWords(factsOf('h31'), 'day', 'Play it', say)).toBe(
      'Seminarian. veb-kind-citizen. veb-cost-day(1) + veb-cost-night(2). Place a marker. Play it.',
    );
    expect(cardWords(factsOf('h28'), 'day', '', say)).toBe('veb-card-value(Blessed Blade 2). veb-group-noble + veb-group-holy_water.');
  });
});

describe('words', () => {
  it('say somebody in the castle, and a secret only to who has it', () => {
    const [monk] = readBoard(table()).castle;
    expect(residentWords(monk!, 0, 'Ask', say)).toBe('monk, veb-group-clergy. veb-secret-human. veb-markers-attack(1). Ask.');
    expect(knownWords(monk!, 'spectator', say)).toBe('veb-token-human');
  });
  it('say what a player may not do', () => {
    const [one] = readBoard(table({ players: [player('vampire', { forbidden: ['holy_water'], reshuffled: true }), player('human')] })).players;
    expect(marksOf(one!, say).map(({ text }) => text)).toEqual(['ve-ui-no-holy-water', 'veb-reshuffled']);
  });
  it('say a draw', () => {
    const seats: ShownSeat[] = [];
    expect(endingWords(readBoard(table({ ending: 'counted', winners: [0, 1] })), seats, say)).toBe('ve-ending-counted. veb-drawn.');
  });
});
