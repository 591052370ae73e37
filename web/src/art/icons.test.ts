import { expect, it } from 'vitest';
import { rounded } from '../../icons';

it('writes a path in whole numbers, where it was', () => {
  expect(rounded('M10.4 10.4l5.3 0L20.6 30.2z')).toBe('m10 10l6 0l5 20z');
  expect(rounded('m1 2 3 4')).toBe('m1 2l3 4');
  expect(rounded('M0 0h1.5v2.4H8V.6')).toBe('m0 0h2v2h6v-1');
});
it('does not drift, however many steps there are', () => {
  const steps = rounded(`M0 0${'l.4 .4'.repeat(100)}`).match(/l(\d+) \d+/g)!;
  expect(steps.reduce((sum, step) => sum + Number(/\d+/.exec(step)![0]), 0)).toBe(40);
});
it('keeps curves about their points, and the flags of arcs', () => {
  expect(rounded('M10 10c1.2 0 2.4 1 3.6 2S20 21 21.4 22')).toBe('m10 10c1 0 2 1 4 2s6 9 7 10');
  expect(rounded('M0 0a5.2 5.2 0 0110.1 0')).toBe('m0 0a5 5 0 0 1 10 0');
});
it('goes on from where a closed part began', () => {
  expect(rounded('M5 5h4v4zm1 1h1')).toBe('m5 5h4v4zm1 1h1');
});
