import attack from 'icon:broadsword';
import defence from 'icon:shield';
import holyWater from 'icon:water-drop';
import noble from 'icon:crown';
import person from 'icon:person';
import servant from 'icon:key';
import vampire from 'icon:pretty-fangs';
import type { Group } from './cards';
import type { Marker, Side } from './model';

export const sideIcons: Record<Side, string> = { human: person, vampire };
export const markerIcons: Record<Marker, string> = { attack, defence };
/** The crosses of the set are too fine for a corner of a card. */
const clergy = 'M208 32h96v112h112v96H304v240h-96V240H96v-96h112z';
export const groupIcons: Record<Group, string> = { noble, servant, clergy, vampire, holy_water: holyWater };

export { default as castleIcon } from 'icon:medieval-gate';
export { default as cellarIcon } from 'icon:cellar-barrels';
export { default as deckIcon } from 'icon:card-draw';
export { default as fightIcon } from 'icon:crossed-swords';
export { default as forbiddenIcon } from 'icon:padlock';
export { default as graveIcon } from 'icon:tombstone';
export { default as moatIcon } from 'icon:water-splash';
export { default as moonIcon } from 'icon:moon';
export { default as secretIcon } from 'icon:semi-closed-eye';
export { default as shuffledIcon } from 'icon:clockwise-rotation';
export { default as sunIcon } from 'icon:sun';
export { default as supportIcon } from 'icon:scroll-unfurled';
