import { Dice } from '../seed';

/** What can be told of a face at a glance. Each list is what there is; the first of some is "nothing of the kind". */
export const looks = {
  shape: ['oval', 'round', 'square', 'long', 'heart'],
  skin: ['rose', 'fair', 'olive', 'tan', 'brown', 'dark'],
  hair: ['short', 'slick', 'crop', 'bald', 'balding', 'mohawk', 'quiff', 'curly', 'afro', 'long', 'bob', 'bun', 'parted', 'braid', 'spiky', 'waves'],
  dye: ['black', 'brown', 'chestnut', 'red', 'blond', 'grey', 'white'],
  beard: ['none', 'stubble', 'moustache', 'goatee', 'full', 'long', 'whiskers'],
  brows: ['thin', 'straight', 'thick', 'angry', 'raised', 'sad'],
  eyes: ['open', 'narrow', 'wide', 'tired', 'wink'],
  nose: ['small', 'long', 'broad', 'hooked'],
  mouth: ['plain', 'smile', 'frown', 'smirk', 'grin', 'lips', 'fangs'],
  glasses: ['none', 'round', 'square', 'dark', 'monocle', 'patch'],
  hat: ['none', 'fedora', 'beret', 'cap', 'hood', 'scarf', 'crown', 'coronet', 'mitre', 'toque', 'veil', 'wimple', 'tophat', 'witch', 'jester', 'straw', 'feather', 'bicorne', 'maidcap', 'wig', 'cowl', 'beanie'],
  mask: ['none', 'domino', 'half', 'paint'],
  clothes: ['suit', 'turtleneck', 'leather', 'dress', 'robe', 'hoodie', 'uniform', 'cassock', 'ruff', 'apron', 'fur', 'shirt', 'coat', 'cape'],
  cloth: ['black', 'red', 'blue', 'green', 'purple', 'brown', 'white', 'gold', 'grey', 'teal'],
  age: ['young', 'grown', 'old'],
  mark: ['none', 'scar', 'earrings', 'mole', 'tattoo', 'necklace'],
} as const;
export type Look = keyof typeof looks;
export type Traits = { [K in Look]: (typeof looks)[K][number] } & {
  /** Pale, with red eyes: it is known to be a vampire. */
  vampire: boolean;
};
/** Who somebody is, as far as it is said; the rest follows from the seed. */
export type Hints = Partial<Traits> & { woman?: boolean };

type Choice<K extends Look> = readonly (typeof looks)[K][number][];
const hers: Choice<'hair'> = ['long', 'bob', 'bun', 'parted', 'braid', 'curly', 'waves', 'afro', 'quiff'];
const his: Choice<'hair'> = ['short', 'slick', 'crop', 'bald', 'balding', 'mohawk', 'quiff', 'curly', 'spiky', 'afro', 'waves'];
/** What is worn in a time and place. */
export interface Wardrobe {
  hat: Choice<'hat'>;
  clothes: Choice<'clothes'>;
  glasses: Choice<'glasses'>;
}
const everyday: Choice<'hat'> = ['none', 'none', 'none', 'none', 'fedora', 'beret', 'cap', 'beanie', 'hood'];
const worn: Choice<'clothes'> = ['suit', 'turtleneck', 'leather', 'dress', 'hoodie', 'uniform', 'fur', 'shirt', 'coat'];

const nowadays: Wardrobe = { hat: everyday, clothes: worn, glasses: ['none', 'none', 'none', 'round', 'square', 'dark', 'monocle'] };
export const longAgo: Wardrobe = {
  hat: ['none', 'none', 'none', 'feather', 'straw', 'cowl', 'beret', 'hood'],
  clothes: ['robe', 'ruff', 'apron', 'fur', 'shirt', 'coat', 'cape', 'dress'],
  glasses: ['none'],
};

/** A face from a seed and what is known of its owner: the same seed, the same face. */
export function traitsOf(seed: string, hints: Hints = {}, wardrobe: Wardrobe = nowadays): Traits {
  const dice = new Dice(`face ${seed}`);
  // Everything is thrown for, said or not, so that one hint does not change the rest.
  const throwOf = <K extends Look>(look: K, from: Choice<K> = looks[look]): Traits[K] => {
    const thrown = dice.pick(from) as Traits[K];
    return (hints[look] as Traits[K] | undefined) ?? thrown;
  };
  const woman = hints.woman ?? dice.chance(0.5);
  const age = throwOf('age', ['young', 'grown', 'grown', 'old']);
  const old: Choice<'dye'> = ['grey', 'white', 'grey'];
  return {
    age,
    shape: throwOf('shape'),
    skin: throwOf('skin'),
    hair: throwOf('hair', woman ? hers : his),
    dye: throwOf('dye', age === 'old' ? old : ['black', 'brown', 'chestnut', 'red', 'blond', 'black', 'brown']),
    beard: throwOf('beard', woman ? ['none'] : ['none', 'none', 'stubble', 'moustache', 'goatee', 'full', 'whiskers']),
    brows: throwOf('brows'),
    eyes: throwOf('eyes', ['open', 'narrow', 'wide', 'tired']),
    nose: throwOf('nose'),
    mouth: throwOf('mouth', woman ? ['lips', 'lips', 'smile', 'smirk', 'plain'] : ['plain', 'smile', 'frown', 'smirk', 'grin']),
    glasses: throwOf('glasses', wardrobe.glasses),
    hat: throwOf('hat', wardrobe.hat),
    mask: throwOf('mask', ['none']),
    clothes: throwOf('clothes', wardrobe.clothes),
    cloth: throwOf('cloth'),
    mark: throwOf('mark', woman ? ['none', 'earrings', 'mole', 'necklace'] : ['none', 'none', 'scar', 'tattoo']),
    vampire: hints.vampire ?? false,
  };
}

/** In how many looks two faces differ. */
export const difference = (one: Traits, another: Traits): number =>
  (Object.keys(looks) as Look[]).filter((look) => one[look] !== another[look]).length;
