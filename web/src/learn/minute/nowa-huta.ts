import clockwise from 'icon:clockwise-rotation';
import house from 'icon:modern-city';
import pawn from 'icon:pawn';
import trophy from 'icon:trophy';
import vampire from 'icon:vampire-dracula';
import { armageddonIcon, duskIcon, spaceIcons as space } from '../../boards/nowa-huta/icons';
import { arrow, back, card, icon, row, words, type Panel } from './picture';

export const panels: Panel[] = [
  { name: 'aim', things: [...[0, 1, 2, 3, 4, 5, 6].map((i) => icon(house, 100 + 62 * Math.sin((i * 2 * Math.PI) / 7), 82 - 54 * Math.cos((i * 2 * Math.PI) / 7), 30, i === 0 ? 'gold' : 'soft')), ...row(pawn, 4, 250, 66, 26, 'bad'), ...row(pawn, 2, 250, 104, 26, 'good')] },
  { name: 'plan', things: [back(44, 80, -5), back(114, 80, 5), arrow([156, 80], [176, 80]), card(clockwise, 222, 80), card(vampire, 288, 80)] },
  { name: 'move', things: [words('0', 54, 50, 34, 'good'), words('3', 130, 50, 34), words('7', 206, 50, 34, 'bad'), icon(vampire, 54, 108, 44, 'good'), icon(vampire, 130, 108, 44), icon(vampire, 206, 108, 44, 'bad'), arrow([232, 50], [290, 50])] },
  { name: 'estate', things: [icon(house, 96, 90, 96, 'soft'), icon(vampire, 96, 44, 50, 'accent'), arrow([232, 90], [160, 96]), ...row(pawn, 2, 268, 90, 40, 'accent')] },
  { name: 'circle', things: [icon(space.reports, 60, 50, 46), icon(space.attack, 160, 50, 46), icon(space.bat, 260, 50, 46), icon(space.gambit, 60, 116, 46), icon(space.reaction, 160, 116, 46, 'gold'), icon(space.sabbath, 260, 116, 46)] },
  { name: 'sabbath', things: [icon(space.sabbath, 62, 80, 70, 'gold'), arrow([104, 80], [132, 80]), icon(house, 170, 80, 60), icon(duskIcon, 250, 48, 44, 'bad'), icon(armageddonIcon, 250, 112, 44, 'bad')] },
  { name: 'end', things: [words('15', 90, 80, 72), arrow([146, 80], [186, 80]), icon(trophy, 238, 80, 84, 'gold')] },
];
