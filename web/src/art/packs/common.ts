import motifs from 'icons:fangs,bat,raven,wolf-head,rose,plain-dagger,chalice-drops,skull-crack,candle-light,hooded-figure,domino-mask,key,moon,eyeball,scroll-unfurled,castle,church,hand,hourglass,crown,two-coins,pentacle,coffin,torch';
import { characters } from '../faces/mascarade';
import type { House, Pack } from './pack';

const plain: House = {
  colour: '#6a5484',
  skies: ['moon', 'crescent', 'rays', 'halo', 'arch', 'damask', 'vault', 'curtain'],
  lands: ['skyline', 'castle', 'pines', 'graves', 'houses', 'candles', 'columns', 'plain'],
  airs: ['mist', 'bats', 'ravens', 'sparks', 'still', 'eyes'],
  motifs: Object.keys(motifs),
};
/** For whichever game has no pictures of its own yet: every card has one all the same. */
const common = (tints: string[], faces: Pack['faces'] = {}): Pack => ({ motifs, houses: {}, plain: { ...plain, tints }, kinds: {}, cards: {}, faces });

export const mascarade: Pack = common(['#7d56b0', '#56407d', '#8a4a80'], characters);
export const nowaHuta: Pack = common(['#b3502c', '#8f3a22', '#7d6030']);
export const other: Pack = common(['#4a8252', '#3d6b80', '#8a5a3a', '#6a5484', '#8a3a45']);
