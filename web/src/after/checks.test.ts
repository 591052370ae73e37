import { expect, it } from 'vitest';
import { checksOf } from './checks';
import { commitmentOf, keyOf } from './fairness';
import type { MatchFile } from './matchFile';

const secret = '01'.repeat(32);
const honest = (): MatchFile => ({
  krypta_match: 1,
  game: 'nowa-huta',
  seats: 2,
  chance: {
    secret,
    entropy: ['dice', ''],
    commitment: commitmentOf('nowa-huta', secret),
    key: keyOf('nowa-huta', secret, ['dice', '']),
  },
});
const held = (match: MatchFile, noted?: string) => checksOf(match, noted).map((check) => check.holds);

it('holds for an honest match', () => {
  expect(held(honest(), honest().chance.commitment)).toEqual([true, true, true]);
});
it('has nothing to compare where the browser was not there', () => {
  expect(held(honest())).toEqual([undefined, true, true]);
});
it('shows a secret that was exchanged', () => {
  const match = honest();
  match.chance.secret = '02'.repeat(32);
  expect(held(match, match.chance.commitment)).toEqual([true, false, false]);
});
it('shows a commitment that was exchanged with it', () => {
  const match = honest();
  const noted = match.chance.commitment;
  match.chance.secret = '02'.repeat(32);
  match.chance.commitment = commitmentOf(match.game, match.chance.secret);
  match.chance.key = keyOf(match.game, match.chance.secret, match.chance.entropy);
  expect(held(match, noted)).toEqual([false, true, true]);
});
it('shows a text that was changed', () => {
  const match = honest();
  match.chance.entropy[0] = 'loaded dice';
  expect(held(match)).toEqual([undefined, true, false]);
});
