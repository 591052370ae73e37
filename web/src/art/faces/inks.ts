import { mix } from '../colour';
import type { Traits } from './traits';

const skins: Record<Traits['skin'], string> = { rose: '#f0c3a6', fair: '#f7dfc9', olive: '#dcb384', tan: '#c48a5a', brown: '#96603a', dark: '#63402a' };
const hairs: Record<Traits['dye'], string> = { black: '#1f1b22', brown: '#4a2f22', chestnut: '#7c4428', red: '#b8501f', blond: '#e0b862', grey: '#938f8d', white: '#ebe7de' };
const cloths: Record<Traits['cloth'], string> = {
  black: '#2a2630', red: '#9b2330', blue: '#2e5288', green: '#3d6b45', purple: '#5d3b86', brown: '#6b4a30', white: '#e4ddcd',
  gold: '#c4963a', grey: '#6d6f76', teal: '#2a7078',
};

export interface FaceInks {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  /** The same cloth in shadow and in light. */
  fold: string;
  trim: string;
  line: string;
  ground: string;
  disc: string;
}
const dark: Traits['dye'][] = ['black', 'brown', 'chestnut'];

/** Behind dark hair it is light and behind light hair it is dark, so that a head can be told from far away. */
export function inksOf(traits: Traits, ground: string): FaceInks {
  const skin = traits.vampire ? mix(skins[traits.skin], '#cdc6da', 0.4) : skins[traits.skin];
  const cloth = cloths[traits.cloth];
  const light = dark.includes(traits.dye) || traits.hair === 'bald';
  return {
    skin,
    shade: mix(skin, '#3a1620', 0.24),
    hair: hairs[traits.dye],
    cloth,
    fold: mix(cloth, '#0d0a0c', 0.35),
    trim: traits.cloth === 'gold' || traits.cloth === 'white' ? '#8a2f36' : '#e3c07a',
    line: '#2a171a',
    ground: mix(ground, '#0d0a0c', 0.35),
    disc: light ? mix(ground, '#f4ead6', 0.42) : mix(ground, '#0d0a0c', 0.08),
  };
}
