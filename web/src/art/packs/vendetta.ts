import brujah from 'icons:fist,duel,thor-fist,megaphone,earth-crack,biceps,boot-stomp,fire-bottle';
import gangrel from 'icons:tree-roots,wolf-howl,claw-slashes,wolf-head,bear-face,paw-front,fog';
import malkavian from 'icons:vortex,banging-gavel,brain-leak,hooded-assassin,cracked-mask,screaming,duality-mask,star-swirl';
import nosferatu from 'icons:secret-door,hooded-figure,beast-eye,rat,backstab,boot-prints,invisible,cobweb';
import toreador from 'icons:aura,rose,magic-palm,eyelashes,kneeling,violin,lips,domino-mask';
import tremere from 'icons:third-eye,rune-stone,heart-drop,scroll-quill,cauldron,burning-eye,pentacle,marrow-drain';
import ventrue from 'icons:chess-king,shaking-hands,clock-tower,imperial-crown,puppet,crowned-skull,halt,sharp-crown';
import things from 'icons:chalice-drops,evil-book,ceremonial-mask,amphora,secret-book,sacrificial-dagger,skull-staff,candle-skull,neck-bite';
import places from 'icons:martini,spiked-collar,meat-hook,paddle-steamer,theater-curtains,coffin,syringe,modern-city,throne-king';
import { allies } from '../faces/vendetta';
import type { Pack } from './pack';

export const vendetta: Pack = {
  motifs: { ...brujah, ...gangrel, ...malkavian, ...nosferatu, ...toreador, ...tremere, ...ventrue, ...things, ...places },
  houses: {
    brujah: {
      colour: '#a3412c', skies: ['rays', 'storm', 'moon'], lands: ['chimneys', 'skyline'], airs: ['sparks', 'still'],
      motifs: Object.keys(brujah),
    },
    gangrel: {
      colour: '#566a2f', skies: ['moon', 'crescent', 'storm'], lands: ['pines', 'graves'], airs: ['bats', 'mist', 'eyes'],
      motifs: Object.keys(gangrel),
    },
    malkavian: {
      colour: '#6655ab', skies: ['halo', 'damask', 'storm'], lands: ['pews', 'skyline', 'plain'],
      airs: ['eyes', 'mist', 'still'], motifs: Object.keys(malkavian),
    },
    nosferatu: {
      colour: '#4a5c65', skies: ['crescent', 'vault', 'moon'], lands: ['sewer', 'graves'], airs: ['eyes', 'bats', 'mist'],
      motifs: Object.keys(nosferatu),
    },
    toreador: {
      colour: '#ad3666', skies: ['curtain', 'damask', 'halo'], lands: ['roses', 'columns', 'plain'], airs: ['petals', 'sparks'],
      motifs: Object.keys(toreador),
    },
    tremere: {
      colour: '#761c3a', skies: ['halo', 'vault', 'arch'], lands: ['candles', 'shelves'], airs: ['sparks', 'drops', 'still'],
      motifs: Object.keys(tremere),
    },
    ventrue: {
      colour: '#2d5a88', skies: ['rays', 'arch', 'crescent'], lands: ['columns', 'skyline'], airs: ['ravens', 'still'],
      motifs: Object.keys(ventrue),
    },
  },
  plain: {
    colour: '#8a4a3c', skies: ['moon', 'crescent', 'halo'], lands: ['skyline'], airs: ['mist', 'ravens', 'still'],
    motifs: ['modern-city', 'neck-bite'],
  },
  kinds: {
    ally: {
      tints: ['#8a4a3c', '#4a5c7d', '#5c6b3f', '#6b4a80', '#7d6030', '#35666b', '#8a3a55'],
      lands: ['skyline', 'plain', 'columns', 'roses'], airs: ['still'], motifs: ['face'],
    },
    victim: { colour: '#6a5f54', motifs: ['face'] },
    relic: {
      colour: '#8a6a2c', skies: ['vault', 'halo', 'damask'], lands: ['candles', 'columns'], airs: ['sparks', 'drops'],
      motifs: Object.keys(things),
    },
    place: { colour: '#7a3550', motifs: Object.keys(places) },
    tile: { colour: '#7a2426', skies: ['moon', 'rays'], lands: ['skyline'], motifs: ['modern-city'] },
  },
  cards: {
    br01: 'fist rays drops', br02: 'faces chimneys rays', br03: 'duel moon', br04: 'thor-fist storm',
    br05: 'megaphone rays skyline',
    br06: 'earth-crack storm', br07: 'biceps rays', br08: 'boot-stomp chimneys', br09: 'neck-bite moon chimneys',
    ga01: 'tree-roots crescent pines mist', ga02: 'wolf-howl moon pines', ga03: 'claw-slashes storm',
    ga04: 'wolf-head trio moon pines',
    ga05: 'bear-face crescent pines', ga06: 'paw-front eyes crescent', ga07: 'fog moon graves mist',
    ga08: 'wolf-head storm pines', ga09: 'neck-bite moon pines bats',
    ma01: 'vortex halo', ma02: 'banging-gavel damask drops', ma03: 'brain-leak trio halo',
    ma04: 'hooded-assassin storm skyline', ma05: 'star-swirl swarm damask',
    ma06: 'cracked-mask damask', ma07: 'screaming storm', ma08: 'duality-mask halo', ma09: 'neck-bite damask eyes',
    no01: 'secret-door vault sewer', no02: 'hooded-figure crescent graves mist', no03: 'beast-eye pair vault eyes',
    no04: 'rat trio vault sewer', no05: 'backstab crescent sewer',
    no06: 'boot-prints vault', no07: 'invisible moon mist', no08: 'cobweb crescent sewer', no09: 'neck-bite vault sewer eyes',
    to01: 'aura halo roses', to02: 'faces curtain', to03: 'lips damask petals', to04: 'magic-palm halo sparks',
    to05: 'eyelashes damask', to06: 'kneeling curtain columns',
    to07: 'domino-mask pair curtain', to08: 'rose halo petals', to09: 'neck-bite curtain roses',
    tr01: 'third-eye halo candles', tr02: 'rune-stone vault shelves', tr03: 'heart-drop halo drops',
    tr04: 'scroll-quill parchment', tr05: 'cauldron vault candles',
    tr06: 'burning-eye rays', tr07: 'pentacle halo sparks', tr08: 'marrow-drain arch shelves', tr09: 'neck-bite arch candles',
    ve01: 'chess-king damask', ve02: 'shaking-hands columns arch', ve03: 'clock-tower moon ravens',
    ve04: 'imperial-crown rays columns', ve05: 'puppet trio crescent',
    ve06: 'crowned-skull rays columns', ve07: 'halt arch', ve08: 'sharp-crown crescent', ve09: 'neck-bite crescent columns',
    re01: 'chalice-drops vault candles', re02: 'evil-book halo shelves', re03: 'ceremonial-mask damask',
    re04: 'amphora vault graves', re05: 'secret-book parchment',
    re06: 'sacrificial-dagger halo roses', re07: 'skull-staff rays columns', re08: 'candle-skull vault',
    lo01: 'martini curtain', lo02: 'spiked-collar damask', lo03: 'meat-hook vault chimneys', lo04: 'paddle-steamer moon waves',
    lo05: 'theater-curtains curtain',
    lo06: 'coffin vault candles', lo07: 'syringe halo drops', first: 'modern-city moon', second: 'modern-city pair rays',
    third: 'modern-city trio crescent', haven: 'throne-king rays columns',
  },
  faces: allies,
};
