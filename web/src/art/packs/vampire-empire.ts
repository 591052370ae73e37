import noble from 'icons:envelope,knight-banner,mailed-fist,ancient-sword,hunting-horn,guards,mounted-knight,skull-ring,wax-seal,crossed-sabres,duel,cloak-dagger';
import servant from 'icons:broom,bowie-knife,pitchfork,meat-cleaver,locked-door,cooking-pot,door-ring-handle,wolf-trap,fishhook-fork,cellar-barrels,primitive-torch';
import clergy from 'icons:open-book,prayer,incense,crescent-staff,ringing-bell,church,candle-light,evil-book,holy-grail,burning-book,tied-scroll,gavel';
import vampire from 'icons:neck-bite,claw,gaze,chalice-drops,screaming,crowned-skull,fanged-skull,skeletal-hand,pentacle,bat,fog,crypt-entrance';
import water from 'icons:water-drop,water-splash,holy-water,standing-potion,water-fountain,well,bread-slice,full-metal-bucket,pointy-sword';
import town from 'icons:kneeling,scroll-quill,three-friends,lantern,cowled,shiny-purse,dungeon-gate,tombstone,raise-zombie,pipe-organ';
import { longAgo } from '../faces/traits';
import { townspeople } from '../faces/vampireEmpire';
import type { Pack } from './pack';

export const vampireEmpire: Pack = {
  motifs: { ...noble, ...servant, ...clergy, ...vampire, ...water, ...town },
  houses: {
    noble: {
      colour: '#6b3fa0', skies: ['rays', 'damask', 'crescent'], lands: ['castle', 'columns'], airs: ['ravens', 'still'],
      motifs: Object.keys(noble),
    },
    servant: {
      colour: '#2c6b3f', skies: ['crescent', 'moon', 'arch'], lands: ['houses', 'candles'], airs: ['still', 'sparks'],
      motifs: Object.keys(servant),
    },
    clergy: {
      colour: '#8a5a12', skies: ['arch', 'halo', 'vault'], lands: ['pews', 'candles'], airs: ['sparks', 'still'],
      motifs: Object.keys(clergy),
    },
    vampire: {
      colour: '#a3161f', skies: ['moon', 'storm', 'rays'], lands: ['castle', 'graves'], airs: ['bats', 'drops'],
      motifs: Object.keys(vampire),
    },
    holy_water: {
      colour: '#4f88b5', skies: ['halo', 'arch', 'rays'], lands: ['waves'], airs: ['sparks'], motifs: Object.keys(water),
    },
  },
  plain: {
    colour: '#43598c', skies: ['crescent', 'moon'], lands: ['houses', 'castle'], airs: ['mist', 'still'],
    motifs: Object.keys(town),
  },
  kinds: { support: { airs: ['mist', 'bats', 'ravens'] }, citizen: { skies: ['halo', 'arch'], motifs: ['face'] } },
  cards: {
    h01: 'envelope parchment', h02: 'knight-banner crescent castle', h03: 'mailed-fist damask', h04: 'ancient-sword rays',
    h05: 'hunting-horn crescent pines', h06: 'guards trio castle',
    h07: 'broom arch', h08: 'bowie-knife crescent', h09: 'pitchfork moon houses', h10: 'meat-cleaver arch',
    h11: 'faces houses moon', h12: 'locked-door vault candles',
    h13: 'open-book halo pews', h14: 'prayer arch', h15: 'incense vault mist', h16: 'crescent-staff halo pines',
    h17: 'faces arch pews', h18: 'ringing-bell rays',
    h19: 'mounted-knight crescent houses', h20: 'cooking-pot arch candles', h21: 'church crescent castle',
    h22: 'water-drop halo', h23: 'water-splash arch', h24: 'holy-water rays',
    h25: 'full-metal-bucket halo', h26: 'water-fountain arch', h27: 'well moon pines', h28: 'pointy-sword rays',
    h29: 'bread-slice halo', h30: 'standing-potion arch candles',
    h31: 'face arch pews', h32: 'face crescent castle', h33: 'face crescent houses', h34: 'kneeling rays graves',
    h35: 'scroll-quill parchment', h36: 'three-friends crescent houses', h37: 'lantern crescent houses',
    h38: 'cowled arch pews', h39: 'dungeon-gate moon castle', h40: 'face moon graves',
    v01: 'skull-ring damask', v02: 'wax-seal parchment', v03: 'cloak-dagger curtain', v04: 'shiny-purse curtain columns',
    v05: 'duel moon castle', v06: 'faces curtain',
    v07: 'door-ring-handle vault', v08: 'wolf-trap crescent', v09: 'fishhook-fork arch', v10: 'face moon houses',
    v11: 'cellar-barrels vault candles', v12: 'primitive-torch trio moon houses',
    v13: 'candle-light vault mist', v14: 'evil-book halo', v15: 'holy-grail damask', v16: 'burning-book rays',
    v17: 'gavel rays pews', v18: 'tied-scroll parchment',
    v19: 'face damask columns', v20: 'face vault graves', v21: 'face arch pews', v22: 'neck-bite moon',
    v23: 'skeletal-hand storm', v24: 'claw moon', v25: 'gaze rays', v26: 'chalice-drops moon drops',
    v27: 'screaming storm', v28: 'crowned-skull rays castle', v29: 'cooking-pot vault drops', v30: 'pentacle halo candles',
    v31: 'pipe-organ arch pews', v32: 'face curtain roses', v33: 'face vault candles', v34: 'fog moon mist',
    v35: 'crypt-entrance crescent graves', v36: 'chalice-drops trio curtain', v37: 'fanged-skull storm drops',
    v38: 'bat swarm moon castle', v39: 'skeletal-hand trio crescent mist', v40: 'raise-zombie moon graves',
  },
  faces: townspeople,
  wardrobe: longAgo,
};
