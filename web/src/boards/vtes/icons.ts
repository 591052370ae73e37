export { default as poolIcon } from 'icon:two-coins';
export { default as pointIcon } from 'icon:laurels-trophy';
export { default as edgeIcon } from 'icon:crown';
export { default as bloodIcon } from 'icon:drop';
export { default as lockIcon } from 'icon:padlock';
export { default as markedIcon } from 'icon:human-target';
export { default as backIcon } from 'icon:fangs-circle';
export { default as handIcon } from 'icon:poker-hand';
export { default as libraryIcon } from 'icon:card-draw';
export { default as cryptIcon } from 'icon:coffin';
export { default as ashIcon } from 'icon:tombstone';
export { default as blockIcon } from 'icon:shield';
export { default as fightIcon } from 'icon:crossed-swords';
export { default as stealthIcon } from 'icon:domino-mask';
export { default as interceptIcon } from 'icon:eyeball';
import action from 'icon:running-ninja';
import ally from 'icon:person';
import combat from 'icon:crossed-swords';
import equipment from 'icon:pistol-gun';
import master from 'icon:chess-king';
import modifier from 'icon:domino-mask';
import political from 'icon:megaphone';
import reaction from 'icon:eyeball';
import retainer from 'icon:sitting-dog';
import vampire from 'icon:fangs';

/** What a card is, beside its name. */
export const kindIcons: Record<string, string> = { action, ally, combat, equipment, master, modifier, political, reaction, retainer, vampire };
