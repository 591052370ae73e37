import human from 'icon:character';
import vampire from 'icon:vampire-dracula';
import { bloodIcon, clanIcons as clan, diablerieIcon, downIcon, drainIcon, influenceIcon, siteIcons, standIcons } from '../../boards/vendetta/icons';
import { arrow, back, card, icon, row, words, type Panel } from './picture';

const portraits = { human, vampire };

export const panels: Panel[] = [
  { name: 'aim', things: [icon(clan.brujah, 60, 48, 44), icon(clan.gangrel, 60, 112, 44), icon(clan.toreador, 124, 48, 44), icon(clan.tremere, 124, 112, 44), arrow([164, 80], [196, 80]), icon(influenceIcon, 254, 80, 84, 'gold')] },
  { name: 'ally', things: [icon(siteIcons.first, 60, 84, 84, 'soft'), card(portraits.vampire, 150, 80, 'bad'), words('9', 216, 52, 40, 'gold'), words('4', 216, 112, 30, 'soft'), arrow([240, 52], [278, 52]), icon(portraits.human, 278, 112, 40)] },
  { name: 'play', things: [card(clan.brujah, 70, 80), words('/', 124, 80, 44, 'soft'), back(178, 80), icon(downIcon, 236, 52, 38, 'soft'), words('−1', 232, 108, 30, 'bad'), icon(bloodIcon, 276, 108, 30, 'bad')] },
  { name: 'blood', things: [back(84, 80), ...row(bloodIcon, 3, 190, 80, 42, 'bad'), words('+3', 280, 80, 36, 'gold')] },
  { name: 'stand', things: [icon(standIcons.stay, 76, 80, 70, 'good'), words('?', 150, 80, 54, 'gold'), icon(standIcons.withdraw, 216, 80, 60), arrow([250, 80], [274, 80]), icon(siteIcons.haven, 296, 80, 36, 'soft')] },
  { name: 'drain', things: [card(portraits.vampire, 62, 80, 'bad'), icon(drainIcon, 130, 50, 40, 'bad'), arrow([104, 96], [148, 96]), ...row(bloodIcon, 3, 196, 96, 26, 'bad'), icon(diablerieIcon, 272, 80, 60, 'accent')] },
  { name: 'frenzy', things: [words('0', 58, 80, 60, 'bad'), icon(bloodIcon, 108, 80, 42, 'soft'), arrow([140, 80], [172, 80]), icon(portraits.vampire, 212, 80, 66, 'bad'), icon(influenceIcon, 284, 80, 44, 'gold')] },
];
