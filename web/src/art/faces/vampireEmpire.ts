import type { Hints } from './traits';

/** The nine of the town and the castle, and the citizens on cards. */
export const townspeople: Record<string, Hints> = {
  lady: {
    woman: true, age: 'young', skin: 'fair', shape: 'heart', hair: 'waves', dye: 'chestnut', hat: 'coronet', clothes: 'dress',
    cloth: 'purple', glasses: 'none', mark: 'earrings', mouth: 'lips', brows: 'raised',
  },
  lord: {
    woman: false, age: 'old', skin: 'rose', shape: 'square', hair: 'long', dye: 'white', hat: 'none', clothes: 'fur',
    cloth: 'red', beard: 'full', glasses: 'none', brows: 'thick', mouth: 'plain', mark: 'necklace',
  },
  officer: {
    woman: false, age: 'grown', skin: 'olive', shape: 'square', hair: 'short', dye: 'black', hat: 'bicorne', clothes: 'uniform',
    cloth: 'blue', beard: 'moustache', glasses: 'none', mark: 'scar', mouth: 'plain',
  },
  maid: {
    woman: true, age: 'young', skin: 'rose', shape: 'round', hair: 'bun', dye: 'blond', hat: 'maidcap', clothes: 'apron',
    cloth: 'black', glasses: 'none', mouth: 'smile', mark: 'none',
  },
  cook: {
    woman: false, age: 'grown', skin: 'tan', shape: 'round', hair: 'crop', dye: 'brown', hat: 'toque', clothes: 'apron',
    cloth: 'white', beard: 'stubble', glasses: 'none', mouth: 'grin', nose: 'broad',
  },
  butler: {
    woman: false, age: 'old', skin: 'fair', shape: 'long', hair: 'balding', dye: 'grey', hat: 'none', clothes: 'suit',
    cloth: 'black', beard: 'whiskers', glasses: 'monocle', mouth: 'frown', nose: 'long',
  },
  monk: {
    woman: false, age: 'grown', skin: 'brown', shape: 'oval', hair: 'balding', dye: 'brown', hat: 'cowl', clothes: 'robe',
    cloth: 'brown', beard: 'long', glasses: 'none', mouth: 'plain', brows: 'sad',
  },
  nun: {
    woman: true, age: 'grown', skin: 'olive', shape: 'oval', hair: 'parted', dye: 'black', hat: 'wimple', clothes: 'cassock',
    cloth: 'black', glasses: 'none', mouth: 'plain', mark: 'none', eyes: 'tired',
  },
  bishop: {
    woman: false, age: 'old', skin: 'rose', shape: 'round', hair: 'short', dye: 'white', hat: 'mitre', clothes: 'robe',
    cloth: 'gold', beard: 'none', glasses: 'round', mouth: 'smile', mark: 'none',
  },
  h31: { woman: false, age: 'young', hat: 'none', hair: 'crop', clothes: 'cassock', cloth: 'black', glasses: 'round' },
  h32: { woman: false, hat: 'cap', clothes: 'uniform', cloth: 'green', beard: 'goatee' },
  h33: { woman: false, age: 'young', hat: 'straw', clothes: 'shirt', cloth: 'brown', glasses: 'none' },
  h40: { woman: false, age: 'old', hat: 'cowl', clothes: 'coat', cloth: 'grey', beard: 'full', glasses: 'patch' },
  v10: { woman: false, hat: 'hood', clothes: 'leather', cloth: 'black', mask: 'domino', beard: 'stubble', glasses: 'none' },
  v19: {
    woman: false, age: 'grown', hat: 'feather', clothes: 'ruff', cloth: 'teal', glasses: 'none', brows: 'sad', mouth: 'frown',
  },
  v20: {
    woman: false, age: 'old', hat: 'beanie', clothes: 'coat', cloth: 'brown', mouth: 'grin', glasses: 'none', beard: 'stubble',
  },
  v21: { woman: false, hat: 'none', hair: 'slick', clothes: 'cassock', cloth: 'purple', mouth: 'smirk', glasses: 'dark' },
  v32: {
    woman: true, age: 'young', hat: 'veil', clothes: 'dress', cloth: 'red', mouth: 'lips', glasses: 'none', hair: 'waves',
    dye: 'black',
  },
  v33: { woman: false, age: 'young', hat: 'cap', clothes: 'apron', cloth: 'grey', beard: 'none', glasses: 'none', eyes: 'wide' },
  // Of those who stand together.
  'h11 left': { woman: true, hat: 'maidcap', clothes: 'apron', cloth: 'black' },
  'h11 right': { woman: false, hat: 'straw', clothes: 'shirt', cloth: 'brown', beard: 'full' },
  h11: { woman: false, hat: 'toque', clothes: 'apron', cloth: 'white', brows: 'angry', beard: 'moustache' },
  'h17 left': { woman: false, hat: 'cowl', clothes: 'robe', cloth: 'brown', mouth: 'grin', beard: 'full' },
  'h17 right': { woman: false, hat: 'cowl', clothes: 'robe', cloth: 'grey', mouth: 'grin', beard: 'none' },
  h17: { woman: false, hat: 'none', hair: 'balding', clothes: 'robe', cloth: 'brown', mouth: 'grin', beard: 'none', age: 'old' },
  'v06 left': { woman: true, hat: 'coronet', clothes: 'ruff', cloth: 'red', mask: 'domino' },
  'v06 right': { woman: false, hat: 'feather', clothes: 'cape', cloth: 'teal', mask: 'domino', beard: 'goatee' },
  v06: { woman: true, hat: 'none', hair: 'bun', clothes: 'dress', cloth: 'purple', mask: 'half', mark: 'earrings' },
};
