import lady from 'icon:ample-dress';
import butler from 'icon:bow-tie';
import cook from 'icon:cook';
import officer from 'icon:crossed-sabres';
import monk from 'icon:monk-face';
import nun from 'icon:nun-face';
import { castleIcon, deckIcon, fightIcon, graveIcon, groupIcons as group, markerIcons, moonIcon, secretIcon, sideIcons, sunIcon } from '../../boards/vampire-empire/icons';
import { arrow, card, icon, words, type Panel } from './picture';

const is = { lady, butler, cook, officer, monk, nun };

export const panels: Panel[] = [
  { name: 'secret', things: [icon(is.lady, 62, 56, 48, 'bad'), icon(is.officer, 126, 56, 44), icon(is.nun, 190, 56, 44), icon(is.cook, 94, 116, 44, 'bad'), icon(is.butler, 158, 116, 40), icon(is.monk, 222, 116, 44, 'bad'), icon(secretIcon, 280, 82, 46, 'gold')] },
  { name: 'turns', things: [icon(moonIcon, 62, 52, 50, 'gold'), icon(sideIcons.vampire, 62, 116, 44, 'bad'), icon(sunIcon, 150, 52, 54, 'gold'), icon(sideIcons.human, 150, 116, 44), icon(deckIcon, 250, 60, 64, 'accent'), words('8', 250, 124, 34)] },
  { name: 'attack', things: [icon(is.officer, 42, 80, 52), card(group.noble, 108, 80, 'gold'), icon(fightIcon, 178, 80, 48, 'accent'), icon(is.nun, 236, 80, 52), icon(markerIcons.defence, 290, 80, 40, 'good')] },
  { name: 'mask', things: [icon(moonIcon, 40, 34, 30, 'gold'), icon(is.lady, 110, 84, 64, 'bad'), words('?', 160, 80, 48, 'gold'), icon(is.officer, 214, 84, 60), icon(fightIcon, 284, 60, 36, 'accent')] },
  { name: 'water', things: [card(group.holy_water, 40, 80), card(group.holy_water, 108, 80), arrow([152, 80], [184, 80]), icon(is.lady, 226, 80, 60, 'bad'), icon(sideIcons.vampire, 288, 80, 40, 'bad')] },
  { name: 'vampire', things: [card(group.vampire, 60, 80, 'bad'), arrow([98, 80], [124, 80]), icon(is.lady, 160, 80, 64, 'bad'), arrow([222, 80], [198, 80]), card(group.holy_water, 260, 80)] },
  { name: 'win', things: [icon(sideIcons.human, 46, 52, 40, 'good'), words('→', 84, 52, 30, 'gold'), icon(graveIcon, 126, 52, 36, 'bad'), icon(graveIcon, 166, 52, 36, 'bad'), icon(graveIcon, 206, 52, 36, 'bad'), icon(sideIcons.vampire, 46, 114, 40, 'bad'), words('→', 84, 114, 30, 'gold'), icon(castleIcon, 166, 112, 60), icon(sideIcons.vampire, 226, 114, 30, 'bad'), icon(sideIcons.vampire, 258, 114, 30, 'bad'), icon(sideIcons.vampire, 290, 114, 30, 'bad')] },
];
