import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { squares } from './qr';

it('joins neighbours in a row', () => {
  expect(squares([[true, true, false, true], [false, false, false, false], [false, true, false, false]])).toBe(
    'M0 0h2v1H0zM3 0h1v1H3zM1 2h1v1H1z',
  );
  expect(squares([])).toBe('');
});
it('covers as many squares as the code has', () => {
  const { data } = encode('http://192.168.1.20:8080/join/kfe2q6czrm4y/mv92kb58dhp29vahj384khxeuv');
  const drawn = [...squares(data).matchAll(/h(\d+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  expect(drawn).toBe(data.flat().filter(Boolean).length);
});
