import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/protocol';
import { readable, valueKeys } from './names';
import { pathsOf, placesOf } from './places';
import { treeOf, within, type Shape } from './tree';

const shape = (seats: number, seatFields: string[] = []): Shape => ({ seats, holdsSeats: (field) => seatFields.includes(field) });

const estates: View = {
  turn: 3,
  elder: 1,
  order: [1, 0],
  chosen: [0],
  players: [
    { supply: 21, points: 0, vampire: 'gorali', plan: { value: 'unknown', open: false } },
    { supply: 20, points: 4, vampire: 'zielone', plan: { value: { estate: 'cw1', circle: null }, open: false } },
  ],
  estates: {
    gorali: { possessed: [0, 1], modifier: 'none', sabbath: false },
    zielone: { possessed: [1, 0], modifier: 'raise', sabbath: true },
  },
  frames: [{ step: 'plan' }],
};

describe('treeOf', () => {
  const tree = treeOf(estates, shape(2, ['elder', 'chosen']));
  const part = (field: string) => tree.parts.find((node) => node.field === field);

  it('puts single values together and technical ones aside', () => {
    expect(tree.facts).toEqual([
      { path: 'turn', field: 'turn', kind: 'number', value: 3 },
      { path: 'elder', field: 'elder', kind: 'seat', seat: 1 },
      { path: 'chosen', field: 'chosen', kind: 'list', items: [{ path: 'chosen.0', field: 'chosen', kind: 'seat', seat: 0 }] },
    ]);
    expect(tree.technical.map((node) => node.field)).toEqual(['frames']);
  });
  it('takes a list at the top for one thing a seat', () => {
    expect(part('players')).toMatchObject({ kind: 'seats', items: [{ seat: 0 }, { seat: 1 }] });
  });
  it('takes an order of all seats at the top for seats', () => {
    expect(part('order')).toMatchObject({ kind: 'list', items: [{ kind: 'seat', seat: 1 }, { kind: 'seat', seat: 0 }] });
  });
  it('makes cards of objects that are alike, with numbers a seat inside', () => {
    expect(part('estates')).toMatchObject({
      kind: 'cards',
      items: [
        { id: 'gorali', path: 'estates.gorali', node: { fields: [{ kind: 'seats', path: 'estates.gorali.possessed' }, { kind: 'word' }, { kind: 'flag' }] } },
        { id: 'zielone' },
      ],
    });
  });
  it('unwraps what may lie face down', () => {
    const players = part('players');
    if (players?.kind !== 'seats') throw new Error();
    const plans = players.items.map((item) => item.node.kind === 'record' && item.node.fields.find((node) => node.field === 'plan'));
    expect(plans).toMatchObject([{ kind: 'hidden' }, { kind: 'record', closed: true, path: 'players.1.plan' }]);
  });
  it('draws hands of cards with unknown ones', () => {
    const view = { hands: [['king', 'unknown', 'thief'], ['unknown', 'unknown'], []], deck: { left: 7 } };
    const cards = treeOf(view, shape(3));
    expect(cards.parts[0]).toMatchObject({
      kind: 'seats',
      items: [
        { node: { kind: 'list', items: [{ kind: 'word', value: 'king' }, { kind: 'hidden' }, { kind: 'word' }] } },
        { node: { items: [{ kind: 'hidden' }, { kind: 'hidden' }] } },
        { node: { kind: 'list', items: [] } },
      ],
    });
    expect(cards.parts[1]).toMatchObject({ kind: 'record', fields: [{ kind: 'number', path: 'deck.left' }] });
  });
  it('draws lists in lists, empty views and thirteen seats', () => {
    const nested = treeOf({ districts: [[['a'], ['b', 'unknown']], [[]]] }, shape(4));
    expect([...within(nested.parts[0]!)].map((node) => node.kind)).toEqual(['list', 'list', 'list', 'word', 'list', 'word', 'hidden', 'list', 'list']);
    expect(treeOf({}, shape(2))).toEqual({ facts: [], parts: [], technical: [] });
    const coins = treeOf({ coins: Array.from({ length: 13 }, () => 6) }, shape(13));
    expect(coins.parts[0]).toMatchObject({ kind: 'seats', items: { length: 13 } });
  });
  it('does not take a hand for a list a seat', () => {
    const tree2 = treeOf({ players: [{ hand: ['a', 'b'] }, { hand: ['unknown', 'unknown'] }] }, shape(2));
    const kinds = [...within(tree2.parts[0]!)].map((node) => node.kind);
    expect(kinds.filter((kind) => kind === 'seats')).toHaveLength(1);
  });
});

describe('placesOf', () => {
  const tree = treeOf(estates, shape(2));
  const option = (target?: string) => ({ id: target ?? 'done', label: '', target });

  it('finds places by their name, not what only mentions them', () => {
    expect([...placesOf(tree, [option('estate:gorali')]).lit]).toEqual([['estates.gorali', ['estate:gorali']]]);
  });
  it('finds what belongs to a seat on a place', () => {
    expect([...placesOf(tree, [option('marker:1@zielone')]).lit.keys()]).toEqual(['estates.zielone.possessed.1']);
  });
  it('finds the card of a seat', () => {
    expect([...placesOf(tree, [option('seat:1')]).lit.keys()]).toEqual(['players.1']);
    const coins = treeOf({ coins: [3, 4], players: [{ a: 1 }, { a: 2 }] }, shape(2));
    expect([...placesOf(coins, [option('seat:1')]).lit.keys()]).toEqual(['players.1']);
    expect([...placesOf(treeOf({ coins: [3, 4] }, shape(2)), [option('seat:1')]).lit.keys()]).toEqual(['coins.1']);
  });
  it('does not take another number for a seat', () => {
    expect([...placesOf(tree, [option('card:1')]).lit.keys()]).toEqual([]);
  });
  it('finds a word where nothing is called so', () => {
    expect([...placesOf(tree, [option('card:cw1')]).lit.keys()]).toEqual(['players.1.plan.estate']);
  });
  it('leaves the others to buttons', () => {
    const places = placesOf(tree, [option(), option('card:ccw2'), option('estate:gorali')]);
    expect(places.loose.map((loose) => loose.id)).toEqual(['done', 'card:ccw2']);
  });
  it('points', () => {
    expect([...pathsOf(tree, ['seat:0', 'estate:zielone', 'card:x'])]).toEqual(['players.0', 'estates.zielone']);
  });
});

it('looks for words where a game may have them', () => {
  expect(valueKeys('nh', 'estates', 'gorali')).toEqual(['nh-estates-gorali', 'nh-estate-gorali', 'nh-value-gorali']);
  expect(readable('circle_pawn')).toBe('Circle pawn');
});
