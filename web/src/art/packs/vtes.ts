import animals from 'icons:raven,rat,wolf-head,cat,sitting-dog,claw-slashes';
import minds from 'icons:third-eye,eyeball,crystal-ball,brain,puppet,chess-king';
import shadows from 'icons:domino-mask,hooded-figure,invisible,secret-door,boot-prints';
import blood from 'icons:heart-drop,chalice-drops,cauldron,pentacle,rune-stone,marrow-drain';
import bodies from 'icons:fist,biceps,kevlar-vest,running-ninja,rose,megaphone,crossed-swords,shield';
import things from 'icons:pistol-gun,bowl-spiral,anvil,angel-wings,bookshelf,castle,modern-city,maze,underground-cave,scooter,sacrificial-dagger,newspaper';
import type { House, Pack } from './pack';

const house = (colour: string, skies: House['skies'], lands: House['lands'], airs: House['airs'], motifs: Record<string, string>): House => ({
  colour, skies, lands, airs, motifs: Object.keys(motifs),
});
const beasts = house('#566a2f', ['moon', 'crescent', 'storm'], ['pines', 'graves', 'sewer'], ['eyes', 'ravens', 'mist'], animals);
const seers = house('#5a6ba0', ['halo', 'arch', 'crescent'], ['shelves', 'columns', 'candles'], ['sparks', 'still'], minds);
const lords = house('#2d5a88', ['rays', 'arch', 'damask'], ['columns', 'skyline'], ['still', 'ravens'], minds);
const hidden = house('#4a5c65', ['vault', 'crescent', 'moon'], ['sewer', 'graves', 'skyline'], ['mist', 'eyes'], shadows);
const sorcerers = house('#761c3a', ['halo', 'vault', 'arch'], ['candles', 'shelves'], ['drops', 'sparks'], blood);
const fighters = house('#a3412c', ['rays', 'storm', 'moon'], ['chimneys', 'skyline'], ['sparks', 'still'], bodies);
const beauties = house('#ad3666', ['curtain', 'damask', 'halo'], ['roses', 'columns'], ['petals', 'sparks'], bodies);
const mad = house('#6655ab', ['halo', 'damask', 'storm'], ['pews', 'skyline'], ['eyes', 'mist'], minds);

/** Colours by clan, else by the Discipline that a card needs. */
export const vtes: Pack = {
  motifs: { ...animals, ...minds, ...shadows, ...blood, ...bodies, ...things },
  houses: {
    nosferatu: hidden, tremere: sorcerers, ventrue: lords, malkavian: mad, toreador: beauties, brujah: fighters, gangrel: beasts,
    ani: beasts, aus: seers, tha: sorcerers, cel: fighters, dom: lords, for: fighters, obf: hidden, obl: hidden, pot: fighters,
    pre: beauties, pro: beasts, dem: mad,
  },
  plain: house('#4a6b52', ['moon', 'crescent', 'rays', 'vault'], ['skyline', 'houses', 'graves', 'columns'], ['mist', 'ravens', 'still'], things),
  kinds: {
    equipment: { colour: '#7d6030', motifs: Object.keys(things) },
    master: { tints: ['#8a6a2c', '#4a6b52', '#35666b', '#7a3550'], motifs: ['castle', 'modern-city', 'bookshelf', 'newspaper', 'maze', 'chess-king'] },
    ally: { colour: '#5c6b3f', motifs: ['face'] },
    vampire: { airs: ['still'], motifs: ['face'] },
    imbued: { colour: '#7a6432', motifs: ['face'] },
  },
  cards: {
    academic_hunting_ground: 'bookshelf arch columns', arcane_library: 'bookshelf vault candles', bonding: 'puppet rays',
    bowl_of_convergence: 'bowl-spiral halo', carrion_crows: 'raven trio moon', cats_guidance: 'cat crescent eyes', chantry: 'castle moon',
    deep_song: 'wolf-head moon pines', deflection: 'puppet arch', eyes_of_argus: 'eyeball trio halo', fame: 'newspaper rays',
    govern_the_unaligned: 'chess-king damask', guard_dogs: 'sitting-dog pair moon', guardian_angel: 'angel-wings halo',
    haven_uncovered: 'secret-door storm', immortal_grapple: 'biceps storm', kevlar_vest: 'kevlar-vest chimneys', lost_in_crowds: 'hooded-figure trio skyline',
    magic_of_the_smith: 'anvil vault', mirror_walk: 'invisible arch', misdirection: 'boot-prints vault', murder_of_crows: 'raven swarm storm',
    n44_magnum: 'pistol-gun moon skyline', on_the_qui_vive: 'eyeball moon', precognition: 'crystal-ball halo', preternatural_strength: 'biceps rays',
    raven_spy: 'raven crescent', rebel: 'fist rays chimneys', roundhouse: 'crossed-swords rays', slum_hunting_ground: 'modern-city crescent',
    smiling_jack_the_anarch: 'face chimneys rays', spirits_touch: 'third-eye halo', sport_bike: 'scooter moon skyline', taste_of_vitae: 'chalice-drops vault',
    telepathic_misdirection: 'brain halo', the_labyrinth: 'maze vault', the_warrens: 'underground-cave vault', theft_of_vitae: 'marrow-drain arch drops',
    underbridge_stray: 'face sewer', vessel: 'heart-drop halo', warsaw_station: 'underground-cave crescent', wasserschloss_anif_austria: 'castle moon ravens',
  },
  faces: {},
};
