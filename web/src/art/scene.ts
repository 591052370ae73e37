import { airs, type AirName } from './airs';
import { paletteOf, type Palette } from './colour';
import { traitsOf, type Traits } from './faces/traits';
import { lands, type LandName } from './lands';
import type { House, Pack } from './packs/pack';
import { Dice } from './seed';
import { skies, brightSkies, type SkyName } from './skies';

/** A card, as far as whoever looks may know it: pictures are made of nothing else. */
export interface Subject {
  id: string;
  /** "clan", "ally", "combat"… */
  kind?: string | undefined;
  /** Clans or groups whose colours it has. */
  houses?: readonly string[] | undefined;
  /** What it is worth or costs: the more, the grander. */
  strength?: number | null | undefined;
  vampire?: boolean | undefined;
}

const orders = ['single', 'pair', 'trio', 'swarm'] as const;
export type Order = (typeof orders)[number];

/** Everything that a picture is, before it is drawn. */
export interface Scene {
  seed: string;
  inks: Palette;
  sky: SkyName;
  land: LandName;
  air: AirName;
  /** The name of a motif of the pack, or who is seen. */
  motif: string | Traits[];
  order: Order;
  tone: 'light' | 'dark';
  lean: number;
  mirrored: boolean;
  /** Its light is gold. */
  gilded: boolean;
  strength: number;
}

const most = 9;
const bounded = (strength: number | null | undefined): number => Math.min(most, Math.max(0, Math.round(strength ?? 0)));

/** What a card's own words in the pack say, by what they are words for. */
function wordsOf(pack: Pack, subject: Subject): { sky?: SkyName; land?: LandName; air?: AirName; order?: Order; motif?: string } {
  const words = pack.cards[subject.id]?.split(' ') ?? [];
  return {
    sky: words.find((word): word is SkyName => word in skies),
    land: words.find((word): word is LandName => word in lands),
    air: words.find((word): word is AirName => word in airs),
    order: words.find((word): word is Order => orders.includes(word as Order)),
    motif: words.find((word) => word in pack.motifs || word === 'face' || word === 'faces'),
  };
}

const faceSeeds: Record<string, (id: string) => string[]> = {
  face: (id) => [id],
  faces: (id) => [`${id} left`, `${id} right`, id],
};

export function sceneOf(pack: Pack, subject: Subject): Scene {
  const seed = subject.id;
  const dice = new Dice(`scene ${seed} ${subject.kind ?? ''} ${(subject.houses ?? []).join(' ')}`);
  const [first, second] = (subject.houses ?? []).flatMap((name) => pack.houses[name] ?? []);
  const house: House = { ...(first ?? pack.plain), ...(first ? {} : pack.kinds[subject.kind ?? '']) };
  const said = wordsOf(pack, subject);
  // A kind of cards that shows people shows them in every house.
  const kind = pack.kinds[subject.kind ?? '']?.motifs;
  const thrown = dice.pick(kind ?? house.motifs);
  const motif = said.motif ?? thrown;
  const sky = said.sky ?? dice.pick(house.skies);
  const people = faceSeeds[motif]?.(seed).map((who) => traitsOf(who, { ...pack.faces[who], ...(subject.vampire === undefined ? {} : { vampire: subject.vampire }) }, pack.wardrobe));
  return {
    seed,
    inks: paletteOf(house.tints ? dice.pick(house.tints) : house.colour, second?.colour),
    sky,
    land: said.land ?? dice.pick(house.lands),
    air: said.air ?? dice.pick(house.airs),
    motif: people ?? motif,
    order: said.order ?? 'single',
    tone: brightSkies.includes(sky) ? 'dark' : 'light',
    lean: dice.between(-7, 7),
    mirrored: dice.chance(0.5),
    gilded: dice.chance(0.25),
    strength: bounded(subject.strength),
  };
}
