import vampire from 'icon:fangs';
import { backIcon, blockIcon, bloodIcon, cryptIcon, edgeIcon, fightIcon, handIcon, interceptIcon, kindIcons, lockIcon, pointIcon, poolIcon, stealthIcon } from '../../boards/vtes/icons';
import { arrow, back, card, icon, row, words, type Panel } from './picture';

export const panels: Panel[] = [
  { name: 'aim', things: [icon(poolIcon, 64, 62, 70, 'gold'), words('30', 64, 124, 30, 'gold'), arrow([112, 80], [196, 80]), icon(poolIcon, 250, 62, 70, 'bad'), words('0', 250, 124, 30, 'bad')] },
  { name: 'vampires', things: [icon(poolIcon, 54, 80, 54, 'gold'), arrow([90, 80], [124, 80]), icon(cryptIcon, 164, 80, 64, 'soft'), arrow([202, 80], [232, 80]), card(vampire, 270, 64, 'bad'), ...row(bloodIcon, 3, 270, 134, 18, 'bad')] },
  { name: 'bleed', things: [card(vampire, 66, 80, 'accent', 90), icon(lockIcon, 66, 140, 24, 'soft'), arrow([120, 80], [180, 80]), icon(poolIcon, 216, 56, 46, 'bad'), words('−1', 262, 56, 30, 'bad'), icon(edgeIcon, 232, 118, 44, 'gold')] },
  { name: 'block', things: [icon(stealthIcon, 56, 54, 48), words('0', 104, 54, 30), icon(interceptIcon, 56, 112, 48, 'accent'), words('0', 104, 112, 30, 'accent'), arrow([132, 80], [164, 80]), icon(blockIcon, 202, 80, 58, 'good'), icon(fightIcon, 276, 80, 58, 'bad')] },
  { name: 'cards', things: [icon(handIcon, 66, 80, 76), arrow([118, 80], [150, 80]), card(kindIcons.modifier!, 188, 80), card(kindIcons.reaction!, 236, 80, 'good'), back(284, 80)] },
  { name: 'vote', things: [icon(kindIcons.political!, 64, 80, 70, 'gold'), arrow([112, 80], [150, 80]), icon(poolIcon, 196, 46, 40, 'bad'), words('−3', 248, 46, 28, 'bad'), icon(poolIcon, 196, 112, 40, 'bad'), words('−1', 248, 112, 28, 'bad')] },
  { name: 'points', things: [icon(backIcon, 70, 80, 66, 'bad'), arrow([116, 80], [150, 80]), icon(pointIcon, 190, 80, 56, 'gold'), words('+6', 250, 80, 36, 'gold'), icon(poolIcon, 292, 80, 34, 'gold')] },
];
