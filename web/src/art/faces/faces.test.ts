import { describe, expect, test } from 'vitest';
import { mascarade, nowaHuta } from '../packs/common';
import type { Pack } from '../packs/pack';
import { vampireEmpire } from '../packs/vampire-empire';
import { vendetta } from '../packs/vendetta';
import { svg } from '../pen';
import { Studio } from '../studio';
import { portrait } from './drawing';
import { difference, looks, traitsOf, type Look, type Traits } from './traits';

/** What is seen of a face as small as a finger's tip. */
const coarse: Look[] = ['skin', 'hair', 'dye', 'beard', 'glasses', 'hat', 'mask', 'clothes', 'cloth', 'shape'];
const fromAfar = (one: Traits, another: Traits): number => coarse.filter((look) => one[look] !== another[look]).length;

const casts: [string, Pack, string[]][] = [
  ['Allies', vendetta, [...Array.from({ length: 30 }, (_, i) => `al${String(i + 1).padStart(2, '0')}`), 'victim']],
  ['the town', vampireEmpire, ['lady', 'lord', 'officer', 'maid', 'cook', 'butler', 'monk', 'nun', 'bishop']],
  ['the citizens', vampireEmpire, ['h31', 'h32', 'h33', 'h40', 'v10', 'v19', 'v20', 'v21', 'v32', 'v33']],
  ['the masks', mascarade, ['judge', 'bishop', 'king', 'fool', 'queen', 'thief', 'witch', 'spy', 'peasant', 'cheat', 'inquisitor', 'widow']],
  ['the vampires of Nowa Huta', nowaHuta, Array.from({ length: 13 }, (_, i) => `vampire-${i}`)],
];

describe('faces', () => {
  test.each(casts)('of %s can be told apart', (_, pack, ids) => {
    const studio = new Studio(pack);
    const all = ids.map((id) => ({ id, traits: studio.traits({ id }) }));
    for (const [i, one] of all.entries()) {
      for (const another of all.slice(0, i)) {
        const pair = `${one.id} and ${another.id}`;
        expect(difference(one.traits, another.traits), pair).toBeGreaterThanOrEqual(5);
        expect(fromAfar(one.traits, another.traits), pair).toBeGreaterThanOrEqual(3);
      }
    }
    expect(new Set(ids.map((id) => studio.face({ id }))).size).toBe(ids.length);
  });
  test('of people whom nobody has described differ as well', () => {
    const all = Array.from({ length: 300 }, (_, i) => traitsOf(`somebody ${i}`));
    let least = Infinity;
    for (const [i, one] of all.entries()) for (const another of all.slice(0, i)) least = Math.min(least, difference(one, another));
    expect(least).toBeGreaterThanOrEqual(3);
    // Everything that can be is, somewhere.
    for (const look of ['shape', 'skin', 'brows', 'nose', 'age'] as const) expect(new Set(all.map((face) => face[look])).size).toBe(looks[look].length);
  });
  test('the same seed is the same face, and one hint changes one look', () => {
    expect(traitsOf('al01')).toEqual(traitsOf('al01'));
    const plain = traitsOf('x', { woman: true });
    expect(difference(plain, traitsOf('x', { woman: true, hat: plain.hat === 'cap' ? 'none' : 'cap' }))).toBe(1);
  });
  test('a vampire is shown as one only where the view says so', () => {
    const studio = new Studio(vampireEmpire);
    const unknown = studio.face({ id: 'monk' });
    expect(studio.face({ id: 'monk', vampire: false })).toBe(unknown);
    expect(studio.face({ id: 'monk', vampire: true })).not.toBe(unknown);
  });
  test('everything that there is can be drawn', () => {
    for (const look of Object.keys(looks) as Look[]) {
      const seen = new Set(looks[look].map((value) => portrait({ ...traitsOf('model', { hat: 'none', glasses: 'none', mask: 'none', beard: 'none', mouth: 'plain' }), [look]: value }, 'model', '#555555')));
      expect(seen.size, look).toBe(looks[look].length);
      for (const text of seen) {
        expect(svg(100, 100, text).length).toBeLessThan(8000);
        expect(text).not.toMatch(/NaN|undefined/);
      }
    }
  });
});
