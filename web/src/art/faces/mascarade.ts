import type { Hints } from './traits';

/** The characters of Mascarade. */
export const characters: Record<string, Hints> = {
  judge: {
    woman: false, age: 'old', skin: 'rose', shape: 'square', hair: 'long', dye: 'white', hat: 'wig', clothes: 'robe',
    cloth: 'red', beard: 'none', glasses: 'round', mouth: 'frown', brows: 'thick', mark: 'none',
  },
  bishop: {
    woman: false, age: 'old', skin: 'brown', shape: 'round', hair: 'short', dye: 'grey', hat: 'mitre', clothes: 'cape',
    cloth: 'purple', beard: 'full', glasses: 'none', mouth: 'plain', mark: 'none',
  },
  king: {
    woman: false, age: 'grown', skin: 'fair', shape: 'square', hair: 'long', dye: 'chestnut', hat: 'crown', clothes: 'fur',
    cloth: 'red', beard: 'long', glasses: 'none', mouth: 'plain', brows: 'straight', mark: 'necklace',
  },
  fool: {
    woman: false, age: 'young', skin: 'fair', shape: 'heart', hair: 'short', dye: 'red', hat: 'jester', clothes: 'ruff',
    cloth: 'green', beard: 'none', glasses: 'none', mouth: 'grin', mask: 'paint', brows: 'raised', mark: 'none',
  },
  queen: {
    woman: true, age: 'grown', skin: 'tan', shape: 'oval', hair: 'bun', dye: 'black', hat: 'coronet', clothes: 'ruff',
    cloth: 'gold', glasses: 'none', mouth: 'lips', mark: 'earrings', brows: 'raised',
  },
  thief: {
    woman: false, age: 'grown', skin: 'olive', shape: 'long', hair: 'slick', dye: 'black', hat: 'hood', clothes: 'leather',
    cloth: 'brown', beard: 'stubble', glasses: 'none', mouth: 'smirk', mask: 'domino', mark: 'scar',
  },
  witch: {
    woman: true, age: 'old', skin: 'olive', shape: 'long', hair: 'long', dye: 'grey', hat: 'witch', clothes: 'cape',
    cloth: 'black', glasses: 'none', mouth: 'smirk', nose: 'hooked', mark: 'mole', brows: 'angry',
  },
  spy: {
    woman: true, age: 'young', skin: 'brown', shape: 'heart', hair: 'bob', dye: 'black', hat: 'fedora', clothes: 'coat',
    cloth: 'grey', glasses: 'dark', mouth: 'plain', mark: 'none',
  },
  peasant: {
    woman: false, age: 'young', skin: 'tan', shape: 'round', hair: 'curly', dye: 'blond', hat: 'straw', clothes: 'shirt',
    cloth: 'brown', beard: 'none', glasses: 'none', mouth: 'smile', nose: 'broad', mark: 'none',
  },
  cheat: {
    woman: false, age: 'grown', skin: 'rose', shape: 'oval', hair: 'waves', dye: 'brown', hat: 'feather', clothes: 'suit',
    cloth: 'teal', beard: 'goatee', glasses: 'monocle', mouth: 'smirk', eyes: 'wink', mark: 'none',
  },
  inquisitor: {
    woman: false, age: 'grown', skin: 'fair', shape: 'long', hair: 'bald', hat: 'cowl', clothes: 'cassock', cloth: 'white',
    beard: 'goatee', dye: 'black', glasses: 'none', mouth: 'frown', brows: 'angry', mark: 'necklace',
  },
  widow: {
    woman: true, age: 'grown', skin: 'fair', shape: 'oval', hair: 'parted', dye: 'black', hat: 'veil', clothes: 'dress',
    cloth: 'black', glasses: 'none', mouth: 'lips', eyes: 'tired', brows: 'sad', mark: 'necklace',
  },
};
