import coin from 'icon:two-coins';
import { bankIcon, characterIcons as is, courtIcon, eyeIcon, winnerIcon } from '../../boards/mascarade/icons';
import { arrow, back, card, icon, row, words, type Panel } from './picture';

export const panels: Panel[] = [
  { name: 'aim', things: [card(is.king, 62, 80), ...row(coin, 3, 146, 62, 28), ...row(coin, 3, 146, 98, 28), arrow([196, 80], [220, 80]), words('13', 258, 58, 40, 'gold'), icon(winnerIcon, 258, 108, 44, 'gold')] },
  { name: 'down', things: [card(is.thief, 40, 80), card(is.queen, 108, 80), arrow([148, 80], [174, 80]), back(222, 80), back(288, 80)] },
  { name: 'swap', things: [back(95, 70, -8), back(225, 70, 8), arrow([120, 128], [200, 128], -26), arrow([200, 112], [120, 112], -14), words('?', 160, 62, 44, 'gold')] },
  { name: 'look', things: [back(92, 80), icon(eyeIcon, 160, 44, 46), arrow([134, 92], [180, 92]), card(is.judge, 226, 80)] },
  { name: 'announce', things: [back(80, 84), words('“', 136, 58, 60, 'gold'), icon(is.king, 180, 76, 64, 'gold'), words('!”', 232, 66, 52, 'gold'), icon(bankIcon, 284, 112, 40, 'soft')] },
  { name: 'claim', things: [card(is.thief, 62, 76, 'bad', -6), words('≠', 118, 76, 36), card(is.king, 172, 76, 'good', 6), icon(coin, 240, 66, 34, 'bad'), arrow([256, 80], [276, 100]), icon(courtIcon, 290, 122, 44, 'soft')] },
  { name: 'powers', things: [icon(is.king, 60, 52, 54, 'gold'), words('+3', 60, 112, 34), icon(is.queen, 160, 52, 54, 'gold'), words('+2', 160, 112, 34), icon(is.judge, 260, 52, 54, 'gold'), icon(courtIcon, 260, 112, 40, 'soft')] },
];
