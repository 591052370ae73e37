import bishop from 'icon:pope-crown';
import cheat from 'icon:ace';
import fool from 'icon:jester-hat';
import inquisitor from 'icon:templar-eye';
import judge from 'icon:scales';
import king from 'icon:imperial-crown';
import peasant from 'icon:pitchfork';
import queen from 'icon:queen-crown';
import spy from 'icon:spyglass';
import thief from 'icon:robber';
import widow from 'icon:rose';
import witch from 'icon:pointy-hat';
import type { Character } from './model';

export const characterIcons: Record<Character, string> = {
  judge, bishop, king, fool, queen, thief, witch, spy, peasant, cheat, inquisitor, widow,
};
export { default as bankIcon } from 'icon:chest';
export { default as claimIcon } from 'icon:hand';
export { default as courtIcon } from 'icon:greek-temple';
export { default as eyeIcon } from 'icon:eyeball';
export { default as finedIcon } from 'icon:two-coins';
export { default as forcedIcon } from 'icon:card-exchange';
export { default as readyIcon } from 'icon:check-mark';
export { default as sealedIcon } from 'icon:wax-seal';
export { default as turnIcon } from 'icon:candle-light';
export { default as winnerIcon } from 'icon:trophy';
