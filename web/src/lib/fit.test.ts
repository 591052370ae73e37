import { expect, it } from 'vitest';
import { fit } from './fit';

it('shrinks a name by its longest word, within reason', () => {
  expect(fit('Rat Trap', 9)).toBe(1);
  expect(fit('Eretnekségi vádirat', 9)).toBeCloseTo(9 / 11);
  expect(fit('Lady-in-Waiting', 9)).toBe(1);
  expect(fit('Donaudampfschifffahrt', 9)).toBe(0.72);
});
