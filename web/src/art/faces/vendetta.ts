import type { Hints } from './traits';

/** The Allies: what their names and callings say. */
export const allies: Record<string, Hints> = {
  al01: {
    woman: true, age: 'grown', skin: 'fair', hair: 'waves', dye: 'red', hat: 'none', glasses: 'none', clothes: 'fur',
    cloth: 'white', mark: 'necklace', mouth: 'lips',
  },
  al02: {
    woman: false, age: 'grown', skin: 'rose', shape: 'square', hat: 'cap', clothes: 'uniform', cloth: 'blue',
    beard: 'moustache', dye: 'red', glasses: 'none',
  },
  al03: { woman: true, skin: 'brown', hat: 'scarf', clothes: 'robe', cloth: 'teal', glasses: 'none', mouth: 'lips', mark: 'none' },
  al04: {
    woman: true, age: 'old', skin: 'tan', hair: 'braid', dye: 'white', hat: 'none', clothes: 'coat', cloth: 'brown',
    glasses: 'none', mark: 'necklace', shape: 'square',
  },
  al05: {
    woman: true, age: 'young', skin: 'olive', hair: 'bun', dye: 'black', hat: 'none', clothes: 'dress', cloth: 'red',
    mark: 'earrings', glasses: 'none', shape: 'heart',
  },
  al06: {
    woman: true, skin: 'dark', hair: 'mohawk', dye: 'blond', hat: 'none', clothes: 'leather', cloth: 'black', glasses: 'none',
    mark: 'tattoo', brows: 'angry',
  },
  al07: {
    woman: true, age: 'old', skin: 'fair', hair: 'long', dye: 'white', hat: 'hood', clothes: 'robe', cloth: 'purple',
    glasses: 'none', mask: 'half', shape: 'long',
  },
  al08: {
    woman: true, skin: 'olive', hair: 'bob', dye: 'black', hat: 'beret', clothes: 'suit', cloth: 'grey', glasses: 'round',
    mouth: 'smirk',
  },
  al09: {
    woman: false, skin: 'fair', shape: 'heart', hair: 'slick', dye: 'black', hat: 'none', clothes: 'suit', cloth: 'purple',
    beard: 'none', glasses: 'none', mouth: 'smirk',
  },
  al10: {
    woman: true, age: 'young', skin: 'rose', hair: 'long', dye: 'blond', hat: 'none', clothes: 'cape', cloth: 'green',
    glasses: 'none', brows: 'sad',
  },
  al11: {
    woman: true, age: 'grown', skin: 'brown', hair: 'afro', dye: 'black', hat: 'none', clothes: 'dress', cloth: 'gold',
    glasses: 'none', mark: 'earrings',
  },
  al12: {
    woman: false, age: 'old', skin: 'fair', shape: 'long', hair: 'balding', dye: 'grey', hat: 'none', clothes: 'coat',
    cloth: 'black', beard: 'whiskers', glasses: 'monocle',
  },
  al13: {
    woman: false, skin: 'tan', hair: 'curly', dye: 'brown', hat: 'none', clothes: 'turtleneck', cloth: 'black', beard: 'goatee',
    glasses: 'none', mark: 'scar',
  },
  al14: {
    woman: false, skin: 'rose', shape: 'oval', hair: 'short', dye: 'blond', hat: 'fedora', clothes: 'coat', cloth: 'grey',
    beard: 'stubble', glasses: 'none',
  },
  al15: {
    woman: false, skin: 'fair', shape: 'round', hair: 'bald', hat: 'none', clothes: 'coat', cloth: 'teal', beard: 'none',
    glasses: 'patch', mouth: 'grin', mark: 'scar',
  },
  al16: {
    woman: false, age: 'young', skin: 'rose', hair: 'spiky', dye: 'blond', hat: 'none', clothes: 'leather', cloth: 'black',
    beard: 'none', glasses: 'dark', mouth: 'grin',
  },
  al17: {
    woman: true, age: 'grown', skin: 'fair', hair: 'braid', dye: 'blond', hat: 'none', clothes: 'shirt', cloth: 'blue',
    glasses: 'square', mark: 'none',
  },
  al18: {
    woman: false, age: 'grown', skin: 'brown', shape: 'square', hair: 'crop', dye: 'black', hat: 'none', clothes: 'uniform',
    cloth: 'black', beard: 'stubble', glasses: 'none', brows: 'thick',
  },
  al19: {
    woman: true, age: 'old', skin: 'rose', shape: 'round', hair: 'curly', dye: 'grey', hat: 'none', clothes: 'shirt',
    cloth: 'purple', glasses: 'round', mark: 'necklace', mouth: 'smile',
  },
  al20: {
    woman: false, age: 'old', skin: 'fair', shape: 'long', hair: 'parted', dye: 'white', hat: 'none', clothes: 'apron',
    cloth: 'white', beard: 'goatee', glasses: 'square', nose: 'hooked',
  },
  al21: {
    woman: true, age: 'young', skin: 'olive', hair: 'waves', dye: 'chestnut', hat: 'beanie', clothes: 'hoodie', cloth: 'red',
    glasses: 'none', mark: 'tattoo',
  },
  al22: {
    woman: false, age: 'old', skin: 'dark', shape: 'round', hair: 'bald', hat: 'none', clothes: 'suit', cloth: 'gold',
    beard: 'full', dye: 'white', glasses: 'none', mouth: 'smile',
  },
  al23: {
    woman: false, age: 'young', skin: 'fair', hair: 'quiff', dye: 'chestnut', hat: 'none', clothes: 'shirt', cloth: 'green',
    beard: 'none', glasses: 'round', mouth: 'smile',
  },
  al24: {
    woman: false, age: 'grown', skin: 'olive', hair: 'slick', dye: 'grey', hat: 'none', clothes: 'cassock', cloth: 'black',
    beard: 'none', glasses: 'none', shape: 'long', brows: 'sad',
  },
  al25: {
    woman: true, age: 'grown', skin: 'tan', hair: 'long', dye: 'black', hat: 'none', clothes: 'suit', cloth: 'white',
    glasses: 'none', mark: 'earrings', brows: 'raised',
  },
  al26: {
    woman: true, age: 'young', skin: 'brown', hair: 'bun', dye: 'brown', hat: 'cap', clothes: 'uniform', cloth: 'teal',
    glasses: 'none', mouth: 'smile',
  },
  al27: {
    woman: true, age: 'old', skin: 'olive', hair: 'bob', dye: 'white', hat: 'none', clothes: 'fur', cloth: 'red',
    glasses: 'dark', mark: 'necklace', shape: 'heart',
  },
  al28: {
    woman: false, age: 'young', skin: 'tan', hair: 'curly', dye: 'black', hat: 'none', clothes: 'hoodie', cloth: 'grey',
    beard: 'moustache', glasses: 'none', mark: 'tattoo',
  },
  al29: {
    woman: true, age: 'grown', skin: 'rose', hair: 'curly', dye: 'red', hat: 'none', clothes: 'coat', cloth: 'green',
    glasses: 'none', mark: 'mole', brows: 'thick',
  },
  al30: {
    woman: false, age: 'grown', skin: 'dark', hair: 'afro', dye: 'brown', hat: 'none', clothes: 'turtleneck', cloth: 'gold',
    beard: 'full', glasses: 'square',
  },
  victim: {
    woman: false, age: 'young', skin: 'fair', hair: 'short', dye: 'brown', hat: 'none', clothes: 'shirt', cloth: 'grey',
    beard: 'none', glasses: 'none', eyes: 'wide', mouth: 'frown', brows: 'sad',
  },
  // Of those who stand together.
  'br02 left': {
    woman: true, age: 'young', hat: 'none', hair: 'spiky', dye: 'red', clothes: 'leather', cloth: 'white', glasses: 'none',
    brows: 'angry',
  },
  'br02 right': { woman: false, age: 'young', hat: 'beanie', clothes: 'leather', cloth: 'red', glasses: 'dark', beard: 'stubble' },
  br02: {
    woman: false, age: 'young', hat: 'none', hair: 'mohawk', dye: 'blond', clothes: 'leather', cloth: 'black', glasses: 'none',
    mark: 'tattoo', mouth: 'grin',
  },
  'to02 left': { woman: true, hat: 'none', hair: 'bun', clothes: 'dress', cloth: 'gold', glasses: 'none', mark: 'earrings' },
  'to02 right': { woman: false, hat: 'tophat', clothes: 'suit', cloth: 'black', glasses: 'monocle', beard: 'goatee' },
  to02: {
    woman: true, hat: 'none', hair: 'waves', dye: 'red', clothes: 'fur', cloth: 'red', glasses: 'dark', mark: 'necklace',
    mouth: 'lips',
  },
};
