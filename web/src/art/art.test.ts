import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { luminance, mix, paletteOf } from './colour';
import { drawScene } from './drawing';
import { mascarade, nowaHuta, other } from './packs/common';
import type { Pack } from './packs/pack';
import { vampireEmpire } from './packs/vampire-empire';
import { vendetta } from './packs/vendetta';
import { vtes } from './packs/vtes';
import { sceneOf, type Subject } from './scene';
import { Dice, seedOf } from './seed';
import { Studio } from './studio';

const packs: Record<string, Pack> = { vendetta, vampireEmpire, vtes, mascarade, nowaHuta, other };
const root = new URL('../../../', import.meta.url);
/** The cards of a game as its card files have them. */
function cardsOf(game: string, ...files: string[]): Subject[] {
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`engine/games/${game}/cards/${file}.cards`, root), 'utf8');
    return text.split(/^(?=card )/m).flatMap((part): Subject[] => {
      const id = /^card (\w+) "/.exec(part)?.[1];
      if (!id) return [];
      const word = (name: string): string | undefined => new RegExp(`\\b${name}: ([\\w, ]+?)(?:  |$| \\})`, 'm').exec(part)?.[1];
      const houses = (word('clan') ?? word('groups') ?? '').split(/, */).filter(Boolean);
      return [{ id, kind: word('kind'), houses, strength: Number(word('power') ?? word('value') ?? 0) }];
    });
  });
}
const vendettaCards = cardsOf('vendetta', 'brujah', 'gangrel', 'malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue', 'allies', 'relics', 'places', 'tiles');
const empireCards = cardsOf('vampire_empire', 'human', 'vampire');
const manyCards = Array.from({ length: 1000 }, (_, i): Subject => ({ id: `card-${i}`, kind: 'action', strength: i % 6 }));
const drawn = (pack: Pack, subject: Subject): string => drawScene(sceneOf(pack, subject), (name) => pack.motifs[name]!);

describe('chance that is none', () => {
  test('the same text gives the same numbers, another one others', () => {
    const throws = (text: string): number[] => { const dice = new Dice(text); return Array.from({ length: 20 }, () => dice.below(1000)); };
    expect(throws('br01')).toEqual(throws('br01'));
    expect(throws('br01')).not.toEqual(throws('br02'));
    // Known values: a picture must not change from one machine to the next.
    expect(seedOf('br01')).toBe(2015370142);
  });
  test('nothing is asked for chance or time', () => {
    const chance = vi.spyOn(Math, 'random').mockImplementation(() => { throw new Error('chance'); });
    const time = vi.spyOn(Date, 'now').mockImplementation(() => { throw new Error('time'); });
    try {
      for (const pack of Object.values(packs)) drawn(pack, { id: 'somebody' });
    } finally {
      chance.mockRestore();
      time.mockRestore();
    }
  });
});

describe('pictures of cards', () => {
  test.each([['vendetta', vendetta, vendettaCards, 113], ['vampire empire', vampireEmpire, empireCards, 80]] as const)(
    'every card of %s has one of its own, the same each time',
    (_, pack, cards, count) => {
      expect(cards.length).toBe(count);
      const all = cards.map((card) => drawn(pack, card));
      expect(new Set(all).size).toBe(count);
      expect(cards.map((card) => drawn(pack, { ...card }))).toEqual(all);
    },
  );
  test('cards that nobody has drawn by hand have one too, and no two of a thousand are alike', () => {
    expect(new Set(manyCards.map((card) => drawn(other, card))).size).toBe(1000);
  });
  test('no picture is large', () => {
    for (const [pack, cards] of [[vendetta, vendettaCards], [vampireEmpire, empireCards], [other, manyCards]] as const) {
      for (const card of cards) {
        const text = drawn(pack, card);
        expect(text.length, card.id).toBeLessThan(13_000);
        expect(text.match(/<(path|circle|rect|ellipse)/g)!.length, card.id).toBeLessThan(160);
        expect(text, card.id).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
  test('what a pack says of a card is understood', () => {
    for (const [name, pack] of Object.entries(packs)) {
      for (const [id, words] of Object.entries(pack.cards)) {
        const scene = sceneOf(pack, { id });
        const known = [scene.sky, scene.land, scene.air, scene.order, typeof scene.motif === 'string' ? scene.motif : scene.motif.length > 1 ? 'faces' : 'face'];
        for (const word of words.split(' ')) expect(known, `${name} ${id}`).toContain(word);
      }
      const houses = [...Object.values(pack.houses), pack.plain, ...Object.values(pack.kinds)];
      for (const { motifs } of houses) for (const motif of motifs ?? []) expect(['face', 'faces', ...Object.keys(pack.motifs)]).toContain(motif);
    }
  });
  test('cards of the files are in the packs', () => {
    const missing = (pack: Pack, cards: Subject[]): string[] => cards.filter(({ id }) => !(id in pack.cards) && !(id in pack.faces)).map(({ id }) => id);
    expect(missing(vendetta, vendettaCards)).toEqual([]);
    expect(missing(vampireEmpire, empireCards)).toEqual([]);
  });
  test('each is drawn once', () => {
    const studio = new Studio(vendetta);
    const [card] = vendettaCards;
    expect(studio.card(card!)).toBe(studio.card({ ...card! }));
    expect(studio.card(card!)).toMatch(/^data:image\/svg\+xml,/);
    expect(studio.card(card!)).not.toMatch(/[<>"#]/);
  });
});

describe('colours', () => {
  test('houses have the colours of their boards', () => {
    const tokens = (file: string): string => readFileSync(new URL(`web/src/boards/${file}/colours.css`, root), 'utf8');
    for (const [name, { colour }] of Object.entries(vendetta.houses)) expect(tokens('vendetta')).toContain(`--vd-${name}: ${colour};`);
    for (const [name, { colour }] of Object.entries(vampireEmpire.houses)) {
      // The light blue of holy water is a colour to read on, and too pale for a sky.
      if (name !== 'holy_water') expect(tokens('vampire-empire')).toContain(`--ve-${name}: ${colour};`);
    }
  });
  test('inks go from dark to light', () => {
    for (const pack of Object.values(packs)) {
      for (const { colour } of [...Object.values(pack.houses), pack.plain]) {
        const { print, ground, far, mid, dye, page } = paletteOf(colour);
        const steps = [print, ground, far, mid, dye, page].map(luminance);
        expect(steps, colour).toEqual([...steps].sort((a, b) => a - b));
      }
    }
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
