import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Option, View } from '../../lib/protocol';
import { bare, readCards, rewardsOf } from './cards';
import { canPlay, cardIsLit, cardsElsewhere, moveOnCard, moveOnSite, playOf, playTargets, siteIsLit } from './choosing';
import { phaseOf, runningOf, stageOf } from './course';
import { readBoard, roundFrom, shownPower } from './model';
import { followerTargets, slotTargets, stopsIn } from './stops';
import { seenBy, toldAt, toldBy } from './told';

const frame = (step: string, more: View = {}): View => ({ step, stage: 0, seat: null, at: null, window: null, source: null, ...more });
const player = (clan: string, more: View = {}): View => ({
  clan, relic: null, relic_used: false, out: false, blood: 6, influence: 3, tokens: 0, flipped: 0,
  allies: [], drained: [], victims: 1, drained_victims: 0,
  hand: { value: 'unknown', open: false }, hand_count: 3, deck: 'unknown', bottom: [], deck_count: 5, drawn: [],
  stand: { value: 'unknown', open: false }, stands: false, bid: { value: 'unknown', open: false }, bids: false, ...more,
});
const site = (ally: string | null, blood: number[], more: View = {}): View => ({
  ally, place: null, areas: blood.map((n) => ({ blood: n, down_power: 0, bonus: 0 })), resolved: false, winner: null, skips: [], ...more,
});
const lying = (card: string | null, at: string, area: number, clan: string, marks: string[]): View => ({
  card: { value: card ?? 'unknown', seen_by: [] }, marks, resolved: [], at, area, clan,
});
const free: View = { card: { value: 'br01', seen_by: [] }, marks: [], resolved: [], at: null, area: null, clan: null };

const view = (more: View = {}): View => ({
  round: 2, teams: false, ambition: 1, current: 'second', victim_deck: 30, offered_clans: [], offered_relics: [],
  players: [player('brujah', { hand: { value: ['br01', 'br08'], open: false }, hand_count: 2, deck: ['br02'] }), player('toreador'), player('ventrue')],
  sites: {
    first: site('al01', [0, 2, 0], { resolved: true, winner: 1 }),
    second: site('al02', [0, 0, 1], { skips: [2] }),
    third: site(null, [0, 0, 0]),
    haven: site('al03', [0, 0, 0]),
  },
  deployed: [lying('br04', 'second', 0, 'brujah', []), free, lying(null, 'second', 2, 'ventrue', []), lying('ve06', 'second', 2, 'ventrue', ['up', 'zeroed'])],
  frames: [frame('round'), frame('site', { at: 'second' }), frame('pass', { stage: 2, seat: 0 })],
  ...more,
});

describe('the view as it is drawn', () => {
  it('has the locations in play, the Haven last', () => {
    expect(readBoard(view(), 0).sites.map(({ id, state }) => [id, state])).toEqual([
      ['first', 'resolved'], ['second', 'now'], ['haven', 'ahead'],
    ]);
    const five = view({ players: ['brujah', 'toreador', 'ventrue', 'tremere', 'gangrel'].map((clan) => player(clan)) });
    expect(readBoard(five, 0).sites.map(({ id }) => id)).toEqual(['first', 'second', 'third', 'haven']);
  });

  it('has an Area for everybody who has a card or blood there, the reader first', () => {
    const [first, second, haven] = readBoard(view(), 2).sites;
    expect(first!.areas.map(({ seat, blood }) => [seat, blood])).toEqual([[1, 2]]);
    expect(second!.areas.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(second!.areas[0]!.skips).toBe(true);
    expect(haven!.areas).toEqual([]);
  });

  it('names slots by their number and leaves free ones out', () => {
    const areas = readBoard(view(), 0).sites[1]!.areas;
    expect(areas.flatMap(({ cards }) => cards).map(({ slot, card, up }) => [slot, card, up])).toEqual([
      ['c01', 'br04', false], ['c03', null, false], ['c04', 've06', true],
    ]);
  });

  it('knows the own hand and not that of others', () => {
    const { players } = readBoard(view(), 0);
    expect(players[0]).toMatchObject({ hand: ['br01', 'br08'], deck: ['br02'] });
    expect(players[1]).toMatchObject({ hand: null, deck: null, handCount: 3, ambition: true });
  });

  it('shows a choice as soon as it is open, and only that it was made before', () => {
    const chosen = (value: string, open: boolean) =>
      readBoard(view({ players: [player('brujah', { stand: { value, open }, stands: true }), player('toreador'), player('ventrue')] }), 1).players[0];
    expect(chosen('unknown', false)).toMatchObject({ stands: true, stand: null });
    expect(chosen('withdraw', true)).toMatchObject({ stand: 'withdraw' });
  });

  it('puts partners opposite each other', () => {
    const four = view({ teams: true, players: ['brujah', 'toreador', 'ventrue', 'tremere'].map((clan) => player(clan)) });
    expect(readBoard(four, 0).players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(readBoard(view(), 0).players[0]!.team).toBeNull();
  });

  it('adds up what an Area shows', () => {
    const powerOf = (card: string): number => ({ ve06: 2, br04: 4 })[card] ?? 0;
    const areas = readBoard(view(), 0).sites[1]!.areas;
    expect(areas.map((area) => shownPower(area, powerOf))).toEqual([0, 1]);
    expect(shownPower({ ...areas[0]!, downPower: 4, bonus: 3 }, powerOf)).toBe(7);
    expect(shownPower({ ...areas[0]!, cards: [{ ...areas[0]!.cards[0]!, up: true }] }, powerOf)).toBe(4);
  });

  it('seats the reader first', () => {
    expect(roundFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(roundFrom('spectator', 3)).toEqual([0, 1, 2]);
  });

  it('is drawn from nothing', () => {
    expect(readBoard({}, 'spectator')).toMatchObject({ round: 0, players: [], phase: 'setup', over: false });
  });
});

describe('where the match stands', () => {
  it('is told by its frames', () => {
    expect(phaseOf([frame('pick-clan')])).toBe('clans');
    expect(phaseOf([frame('round'), frame('build-hand')])).toBe('hand');
    expect(phaseOf([frame('round'), frame('turns'), frame('turn', { seat: 1 })])).toBe('planning');
    expect(phaseOf([frame('round'), frame('site'), frame('stand')])).toBe('resolution');
    expect(phaseOf([frame('round'), frame('window', { window: 'planning_begins' })])).toBe('planning');
    expect(phaseOf([frame('round'), frame('draw-ally')])).toBe('refill');
    expect(phaseOf([frame('over')])).toBe('over');
  });

  it('is a step of the location, whatever goes on inside it', () => {
    const at = (...inner: View[]) => stageOf([frame('round'), frame('site', { at: 'first' }), ...inner]);
    expect(at(frame('stand'))).toBe('withdraw');
    expect(at(frame('window', { window: 'revealed' }))).toBe('reveal');
    expect(at(frame('pass', { stage: 1 }), frame('effect'), frame('withdrawal'))).toBe('setup');
    expect(at(frame('rewards'), frame('window', { window: 'joins' }))).toBe('conflict');
    expect(at(frame('pass', { stage: 3 }))).toBe('aftermath');
    expect(stageOf([frame('round')])).toBeNull();
  });

  it('names whose turn it is in Planning and which card is at work', () => {
    const planning = view({ frames: [frame('round'), frame('turns'), frame('turn', { seat: 2 })] });
    expect(readBoard(planning, 0).active).toBe(2);
    expect(readBoard(view(), 0).active).toBeNull();
    expect(runningOf([frame('effect', { source: 'br04', seat: 0 }), frame('effect', { source: 'tr06', seat: 1 })])).toEqual({ source: 'tr06', seat: 1 });
    expect(runningOf([frame('turn')])).toBeNull();
  });
});

const option = (id: string, target?: string): Option => ({ id, label: id, target });
const plays = [
  option('up', 'play:br01>first'), option('down', 'play:br01>first'), option('haven', 'play:br01>haven'),
  option('drain', 'follower:victim'), option('end'),
];

describe('playing a card', () => {
  it('begins with the card and ends with where it goes', () => {
    expect(moveOnCard(plays, null, 'br01')).toEqual({ pick: 'br01' });
    expect(moveOnSite('br01', 'first')).toEqual({ touch: 'play:br01>first' });
    expect(siteIsLit(plays, 'br01', 'first')).toBe(true);
    expect(siteIsLit(plays, 'br01', 'second')).toBe(false);
  });
  it('takes the card back when it is touched again', () => {
    expect(moveOnCard(plays, 'br01', 'br01')).toEqual({ pick: null });
  });
  it('asks about a card or a location that cannot be chosen', () => {
    expect(canPlay(plays, 'br08')).toBe(false);
    expect(moveOnCard(plays, null, 'br08')).toEqual({ touch: 'card:br08' });
    expect(moveOnSite(null, 'haven')).toEqual({ touch: 'location:haven' });
    expect(siteIsLit(plays, null, 'first')).toBe(false);
  });
  it('is not what a card of the hand is always chosen for', () => {
    const bottom = [option('bottom', 'card:br03')];
    expect(moveOnCard(bottom, null, 'br03')).toEqual({ touch: 'card:br03' });
    expect(cardIsLit(bottom, 'br03')).toBe(true);
    expect(cardsElsewhere([...bottom, option('card', 'card:to01')], ['br03'])).toEqual(['to01']);
  });
  it('is read from its target', () => {
    expect(playOf('play:br01>haven')).toEqual({ card: 'br01', at: 'haven' });
    expect(playOf('play:br01>nowhere')).toBeNull();
    expect(playOf('card:br01')).toBeNull();
  });
  it('is all that a card of the hand offers', () => {
    const options = [option('a', 'play:br01>first'), option('b', 'play:br02>first'), option('c', 'play:br01>haven')];
    expect(playTargets(options, 'br01')).toEqual(['play:br01>first', 'play:br01>haven']);
  });
});

describe('things and their targets', () => {
  const board = readBoard(view(), 0);
  const slots = board.sites[1]!.areas.flatMap(({ cards }) => cards);
  it('are a place, and for its player a card', () => {
    expect(slots.map((card) => slotTargets(card, 0))).toEqual([['slot:c01', 'source:br04'], ['slot:c03'], ['slot:c04']]);
    expect(followerTargets('al13', true)).toEqual(['follower:al13', 'source:al13']);
    expect(followerTargets('victim', true)).toEqual(['follower:victim']);
    expect(followerTargets('al13', false)).toEqual(['follower:al13']);
  });
  it('are stops for the Tab key where they can be chosen, else the first of each kind', () => {
    const stops = stopsIn(board, {
      me: 0, cards: ['br01', 'br08'], order: board.players, last: { site: 'haven' },
      lit: (targets) => targets.includes('follower:victim') || targets.includes('slot:c04'),
      cardLit: () => true, siteLit: () => false,
    });
    expect(stops).toMatchObject({
      card: ['br01', 'br08'], site: ['haven'], slot: ['c04'], follower: ['with:0:victim'], seat: ['0'], power: ['first:1'],
    });
  });
});

describe('what was told', () => {
  const event = (kind: string, more: Record<string, unknown>) => ({ kind, text: '', rule: [], ...more });
  it('gives totals and ranks of the round, and the scores', () => {
    const told = toldBy([
      event('site-began', { location: 'first' }),
      event('rewarded', { seat: 0, count: 1 }),
      event('power-is', { seat: 0, count: 4, location: 'first' }),
      event('round-began', { round: 2 }),
      event('power-is', { seat: 1, count: 9, location: 'haven' }),
      event('ranked', { seat: 1, rank: 1, location: 'haven' }),
      event('site-began', { location: 'haven' }),
      event('rewarded', { seat: 1, count: 2 }),
      event('joined', { seat: 1, follower: 'al05' }),
      event('rewarded', { seat: 0, count: 1 }),
      event('scored', { seat: 1, count: 12 }),
    ]);
    expect([...told.spoils]).toEqual([
      ['haven', [{ seat: 1, influence: 2, followers: ['al05'] }, { seat: 0, influence: 1, followers: [] }]],
    ]);
    expect([...told.totals]).toEqual([[toldAt('haven', 1), 9]]);
    expect(told.ranks.get(toldAt('haven', 1))).toBe(1);
    expect(told.scores.get(1)).toBe(12);
  });
});

describe('what is printed', () => {
  const cards = readCards({
    cards: [
      { id: 'br03', name: 'Challenge', line: '', text: 'Text.', clan: 'brujah', step: 'passive', power: 4 },
      { id: 'al12', name: 'Talley', nature: 'vampire', influence: 2, feed: -1, drain: 3, drained: 0 },
      { id: 'haven', kind: 'tile', first_2: 2, second_2: 2, third_2: 1, extra: 1 },
    ],
  });
  it('is read as the server tells it', () => {
    expect(cards.get('br03')).toMatchObject({ clan: 'brujah', step: 'passive', power: 4, nature: null });
    expect(cards.get('al12')).toMatchObject({ nature: 'vampire', feed: -1, drained: 0, power: null });
    expect(readCards(null).size).toBe(0);
  });
  it('says what the ranks of a location get, and what its winner gets in addition', () => {
    expect(rewardsOf(cards.get('haven')!, 2).map(({ influence }) => influence)).toEqual([3, 2, 1]);
    expect(rewardsOf(bare('first', ''), 2)).toEqual([]);
  });
});

describe('the words of the board', () => {
  it('are all there', () => {
    const here = new URL('.', import.meta.url).pathname;
    const code = readdirSync(here).filter((file) => !file.endsWith('.test.ts')).map((file) => readFileSync(here + file, 'utf8')).join('\n');
    const catalogue = readFileSync(new URL('../../../words/en/vendetta.ftl', import.meta.url), 'utf8');
    const known = new Set([...catalogue.matchAll(/^(vdb-[a-z-]+) =/gm)].map(([, key]) => key));
    const asked = [...code.matchAll(/'(vdb-[a-z-]+)'/g)].map(([, key]) => key);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('cards that one is shown', () => {
  const event = (kind: string, more: Record<string, unknown>): GameEvent => ({ kind, text: '', rule: [], ...more });
  const look = ['br01', 'br02'].map((card) => event('looked-card', { seat: 0, other: 2, card }));
  it('are those of the hand that was looked at', () => {
    expect(seenBy([...look, event('looked', { seat: 0, other: 2, count: 2 })], 0)).toEqual({ whose: 2, cards: ['br01', 'br02'] });
  });
  it('are nothing to whom they belong, or to anybody else', () => {
    expect(seenBy(look, 2)).toBeNull();
    expect(seenBy([event('looked', { seat: 0, other: 2, count: 2 })], 'spectator')).toBeNull();
  });
});
