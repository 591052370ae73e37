import armageddon from 'icon:burning-meteor';
import attack from 'icon:cloak-dagger';
import bat from 'icon:bat';
import dusk from 'icon:sunset';
import gambit from 'icon:chess-knight';
import reaction from 'icon:power-lightning';
import reports from 'icon:newspaper';
import sabbath from 'icon:candle-skull';
import slander from 'icon:shouting';
import type { SpaceName } from './model';

export const spaceIcons: Record<SpaceName, string> = { reports, attack, reaction, slander, gambit, bat, sabbath };
export { armageddon as armageddonIcon, dusk as duskIcon };
export { default as crownIcon } from 'icon:crown';
export { default as maskIcon } from 'icon:domino-mask';
