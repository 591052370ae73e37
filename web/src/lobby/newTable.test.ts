import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../lib/protocol';
import { canStart, chairs, filled, offeredTo, planFor, request, seated, sitters } from './newTable';

const game: GameInfo = {
  id: 'nowa-huta',
  name: 'Wampiry w Nowej Hucie',
  seats: [2, 4],
  rules_version: 1,
  levels: ['easy', 'medium'],
  options: [{ name: 'elder', values: ['draw', '0'], default: 'draw' }],
};

describe('chairs', () => {
  test('more chairs are of the last kind', () => {
    expect(chairs(4, ['me', 'bot:hard'])).toEqual(['me', 'bot:hard', 'bot:hard', 'bot:hard']);
  });
  test('there is never a second me', () => {
    expect(chairs(3, ['me'])).toEqual(['me', 'open', 'open']);
  });
  test('my chair is not the one taken away', () => {
    expect(chairs(2, ['open', 'bot:easy', 'me'])).toEqual(['open', 'me']);
  });
});

describe('sitting down', () => {
  test('I change chairs', () => {
    expect(seated(['me', 'bot:easy', 'open'], 1, 'me')).toEqual(['bot:easy', 'me', 'open']);
  });
  test('a bot takes a chair', () => {
    expect(seated(['me', 'open'], 1, 'bot:hard')).toEqual(['me', 'bot:hard']);
  });
  test('only bots that the game has are offered', () => {
    expect(sitters(game)).toEqual(['me', 'open', 'bot:easy', 'bot:medium']);
  });
  test('all the others are of one kind', () => {
    expect(filled(['bot:easy', 'me', 'open'], 'bot:hard')).toEqual(['bot:hard', 'me', 'bot:hard']);
  });
});

describe('the request', () => {
  test('a table of bots begins at once', () => {
    const plan = planFor(game, 3);
    expect(canStart(plan)).toBe(true);
    expect(request(plan, game)).toEqual({
      game: 'nowa-huta',
      seats: 3,
      sitters: ['me', 'bot:medium', 'bot:medium'],
      clock: { kind: 'none' },
      listed: false,
      watching: 'invited',
      rated: true,
      options: {},
      start: true,
    });
  });
  test('a table with an open chair waits', () => {
    const plan = { ...planFor(game, 2), chairs: seated(['me', 'open'], 0, 'me') };
    expect(request(plan, game).start).toBe(false);
  });
  test('a limit is told where the game takes one and somebody wants it', () => {
    const plan = planFor(game, 2);
    expect(request({ ...plan, limit: 120 }, game)).not.toHaveProperty('limit');
    expect(request(plan, { ...game, timed: true })).not.toHaveProperty('limit');
    expect(request({ ...plan, limit: 120 }, { ...game, timed: true }).limit).toBe(120);
  });

  test('clocks are told in the units of the server', () => {
    const plan = planFor(game, 2);
    plan.clock = { ...plan.clock, kind: 'bank', minutes: 5, increment: 3 };
    expect(request(plan, game).clock).toEqual({ kind: 'bank', seconds: 300, increment: 3 });
    plan.clock.kind = 'days';
    expect(request(plan, game).clock).toEqual({ kind: 'days', days: 3 });
    plan.clock.kind = 'decision';
    expect(request(plan, game).clock).toEqual({ kind: 'decision', seconds: 30 });
  });
  test('only what differs from the usual is agreed', () => {
    const plan = { ...planFor(game, 2), options: { elder: '0' } };
    expect(request(plan, game).options).toEqual({ elder: '0' });
  });
  test('a chair that a smaller table has not is neither offered nor agreed', () => {
    const first = { name: 'first', values: ['draw', '0', '1', '2'], default: 'draw', offered: { 2: ['draw', '0', '1'] } };
    const mascarade = { ...game, options: [first] };
    expect(offeredTo(first, 2)).toEqual(['draw', '0', '1']);
    expect(offeredTo(first, 3)).toEqual(first.values);
    expect(request({ ...planFor(mascarade, 3), options: { first: '2' } }, mascarade).options).toEqual({ first: '2' });
    expect(request({ ...planFor(mascarade, 2), options: { first: '2' } }, mascarade).options).toEqual({});
  });
});
