import { mix } from '../colour';
import { circle, ellipse, group, line, num, path, rect } from '../pen';
import { Dice } from '../seed';
import { clothesOn } from './clothes';
import { hairBefore, hairBehind, shapes } from './hair';
import { hatOn } from './hats';
import { inksOf, type FaceInks } from './inks';
import type { Traits } from './traits';

const eyeLine = 47;

function head(traits: Traits, inks: FaceInks): string {
  const [a, j, c, deep] = shapes[traits.shape];
  const half = `C${num(50 + a * 0.55)} 18 ${num(50 + a)} 26 ${num(50 + a)} 42C${num(50 + a)} 55 ${num(50 + j)} 63 ${num(50 + c)} ${deep - 2}`;
  const whole = `M50 18${half}Q50 ${deep + 2} ${num(50 - c)} ${deep - 2}C${num(50 - j)} 63 ${num(50 - a)} 55 ${num(50 - a)} 42C${num(50 - a)} 26 ${num(50 - a * 0.55)} 18 50 18z`;
  const ears = [50 - a, 50 + a].map((x) => ellipse(x, 48, 3.6, 5.5, inks.skin)).join('');
  return ears + path(whole, inks.skin) + path(`M50 18${half}Q${num(50 + c / 2)} ${deep} 50 ${deep}z`, inks.shade, 'opacity=".55"');
}

function age(traits: Traits, inks: FaceInks): string {
  if (traits.age === 'young') return ellipse(37, 56, 4.5, 2.8, '#d9584a', 'opacity=".22"') +
  ellipse(63, 56, 4.5, 2.8, '#d9584a', 'opacity=".22"');
  if (traits.age === 'grown') return '';
  return line('M36 54q4 3 8 1M64 54q-4 3 -8 1M41 58q-3 3 -3.5 7M59 58q3 3 3.5 7M41 33q9 -3 18 0M43 29q7 -2 14 0', mix(inks.shade, '#3a1620', 0.3), 1.1, 'opacity=".8"');
}

const openness: Record<Traits['eyes'], number> = { open: 3.3, narrow: 1.8, wide: 4.4, tired: 2.5, wink: 3.3 };
function eyes(traits: Traits, inks: FaceInks): string {
  const high = openness[traits.eyes];
  const iris = traits.vampire ? '#c8141f' : inks.line;
  const lid = traits.eyes === 'tired' || traits.age === 'old';
  return [40.5, 59.5].map((x, i) => {
    if (traits.eyes === 'wink' && i === 1) return line(`M${x - 4.5} ${eyeLine}q4.5 3.5 9 0`, inks.line, 1.8);
    const glow = traits.vampire ? ellipse(x, eyeLine + 0.5, 6.8, high + 3, '#6a2440', 'opacity=".42"') : '';
    return (
      glow + ellipse(x, eyeLine, 4.8, high, '#fbf6ec') + circle(x, eyeLine, Math.min(2.6, high), iris) +
      (traits.vampire ? circle(x, eyeLine, 1, '#140507') : circle(x + 0.9, eyeLine - 0.9, 0.8, '#fff')) +
      line(`M${num(x - 5)} ${num(eyeLine - high * 0.5)}Q${x} ${num(eyeLine - high * 1.7)} ${num(x + 5)} ${num(eyeLine - high * 0.5)}`, inks.line, 1.3) +
      (lid ? line(`M${num(x - 4)} ${num(eyeLine + high + 2)}q4 1.6 8 0`, inks.shade, 1.2) : '')
    );
  }).join('');
}

const browLines: Record<Traits['brows'], [outer: number, inner: number, width: number]> = {
  thin: [39.5, 39.5, 1.2], straight: [40, 40.5, 2], thick: [40, 40.5, 3.4], angry: [37.5, 42, 2.4], raised: [37.5, 36.5, 1.8], sad: [41.5, 37.5, 2],
};
function brows(traits: Traits, inks: FaceInks): string {
  const [outer, inner, width] = browLines[traits.brows];
  const ink = traits.hair === 'bald' && traits.beard === 'none' ? inks.line : mix(inks.hair, '#1a1012', 0.25);
  return line(`M34.5 ${outer}Q40 ${Math.min(outer, inner) - 2} 46 ${inner}M65.5 ${outer}Q60 ${Math.min(outer, inner) - 2} 54 ${inner}`, ink, width);
}

const noses: Record<Traits['nose'], string> = {
  small: 'M48 56q2.5 2.5 5 0', long: 'M49.5 45L46.5 59q3.5 3 7 0', broad: 'M44.5 57q2 -3.5 3 -1q2.5 3 5 0q1 -2.5 3 1',
  hooked: 'M50 43q7 8 4 15q-3 3 -6.5 1',
};
function mouth(traits: Traits, inks: FaceInks): string {
  const kind = traits.vampire && traits.mouth === 'grin' ? 'fangs' : traits.mouth;
  const fangs = path('M43.5 65l1.6 5l1.8 -4.4zM56.5 65l-1.6 5l-1.8 -4.4z', '#fff');
  const bite = traits.vampire ? fangs : '';
  switch (kind) {
    case 'plain': return bite + line('M42.5 65.5Q50 66.5 57.5 65.5', inks.line, 1.8);
    case 'smile': return bite + line('M41 63.5Q50 70 59 63.5', inks.line, 1.9);
    case 'frown': return bite + line('M42.5 67Q50 62.5 57.5 67', inks.line, 1.9);
    case 'smirk':
      return (
        line('M43 66.5Q52 67.5 58 62.5', inks.line, 1.9) + (traits.vampire ? path('M53.5 65.5l1 4l2 -5z', '#fff') : '')
      );
    case 'grin': return path('M41 62.5Q50 74 59 62.5z', '#5c1a22') + path('M42.5 63.5Q50 66.5 57.5 63.5L57 62.8H43z', '#fff');
    case 'fangs': return path('M41.5 63Q50 68 58.5 63Q56 70.5 50 70.5T41.5 63z', '#4a0d16') + fangs;
    case 'lips':
      return (
        path('M42.5 65q3.5 -3.5 7.5 -1.5q4 -2 7.5 1.5q-7.5 7.5 -15 0z', traits.vampire ? '#8d0f1f' : '#b2384a') +
        line('M43.5 65.2q6.5 1.5 13 0', '#6a1524', 0.9) +
        (traits.vampire ? path('M45.5 66l1 3.5l1.5 -3zM54.5 66l-1 3.5l-1.5 -3z', '#fff') : '')
      );
  }
}

function beard(traits: Traits, inks: FaceInks): string {
  const [a, j, c, deep] = shapes[traits.shape];
  const [l, r, jl, jr] = [num(50 - a), num(50 + a), num(50 - j), num(50 + j)];
  const lip = 'M42 61Q50 57 58 61Q50 63 42 61z';
  const moustache = path('M50 60.5C45 57.5 39 60 37 65.5C42 65.5 47 65 50 62.5C53 65 58 65.5 63 65.5C61 60 55 57.5 50 60.5z', inks.hair);
  const around = (low: number): string => `M${l} 48C${l} 58 ${jl} 66 ${num(50 - c)} ${deep - 2}Q50 ${low} ${num(50 + c)} ${deep - 2}C${jr} 66 ${r} 58 ${r} 48C${num(50 + a - 3)} 56 62 58 58 60Q50 57 42 60C38 58 ${num(50 - a + 3)} 56 ${l} 48zM43 65Q50 61 57 65Q55 70 50 70T43 65z`;
  switch (traits.beard) {
    case 'none': return '';
    case 'stubble': return path(around(deep + 2), mix(inks.hair, inks.skin, 0.2), 'opacity=".38" fill-rule="evenodd"');
    case 'moustache': return moustache;
    case 'goatee':
      return (
        path(`M43 69Q50 73 57 69Q57 ${deep + 3} 50 ${deep + 7}Q43 ${deep + 3} 43 69z`, inks.hair) + path(lip, inks.hair)
      );
    case 'full': return path(around(deep + 8), inks.hair, 'fill-rule="evenodd"');
    case 'long':
      return (
        path(`M${l} 48C${l} 58 ${num(50 - j - 1)} 70 36 84Q50 102 64 84C${num(50 + j + 1)} 70 ${r} 58 ${r} 48C${num(50 + a - 3)} 56 62 58 58 60Q50 57 42 60C38 58 ${num(50 - a + 3)} 56 ${l} 48zM43 65Q50 61 57 65Q55 70 50 70T43 65z`, inks.hair, 'fill-rule="evenodd"') +
        line('M44 76Q46 84 45 89M56 76Q54 84 55 89M50 76V92', mix(inks.hair, '#000000', 0.25), 1)
      );
    case 'whiskers': return path(`M${l} 44C${l} 58 ${jl} 66 ${num(50 - c - 1)} ${deep - 3}C42 66 38 58 ${num(50 - a + 4)} 46zM${r} 44C${r} 58 ${jr} 66 ${num(50 + c + 1)} ${deep - 3}C58 66 62 58 ${num(50 + a - 4)} 46z`, inks.hair);
  }
}

function glasses(traits: Traits): string {
  const frame = '#2a1f22';
  const arms = 'M33 46L29 44M67 46L71 44M47.5 46.5q2.5 -2 5 0';
  switch (traits.glasses) {
    case 'none': return '';
    case 'round':
      return (
        [40.5, 59.5].map((x) => circle(x, eyeLine, 7.2, '#fff', 'fill-opacity=".16" stroke="#2a1f22" stroke-width="1.8"')).join('') +
        line(arms, frame, 1.6)
      );
    case 'square':
      return (
        [33, 52].map((x) => rect(x, 41.5, 15, 11, '#fff', 'fill-opacity=".16" stroke="#2a1f22" stroke-width="2.2" rx="2"')).join('') +
        line(arms, frame, 2)
      );
    case 'dark':
      return (
        path('M32 42H48.5V47Q48 54 40.5 54T32 47zM51.5 42H68V47Q68 54 60 54T51.5 47z', '#16121a') +
        line('M48 43.5H52M32 44L28.5 43M68 44L71.5 43', '#16121a', 2.2) + line('M35 45l4 -2M55 45l4 -2', '#8d8794', 1.2)
      );
    case 'monocle':
      return (
        circle(59.5, eyeLine, 7.2, '#fff', 'fill-opacity=".22" stroke="#d6aa45" stroke-width="1.9"') +
        line('M65 52Q70 66 66 82', '#d6aa45', 1)
      );
    case 'patch':
      return (
        path('M33 42Q40 38 48 43Q48 54 40.5 54T33 42z', '#16121a') + line('M30 35L70 45M33 42L28 46', '#16121a', 1.8)
      );
  }
}

function mask(traits: Traits, inks: FaceInks): string {
  const holes = 'M34.5 47Q40 42 46 48Q40 52 34.5 47zM65.5 47Q60 42 54 48Q60 52 65.5 47z';
  switch (traits.mask) {
    case 'none': return '';
    case 'domino': return path(`M27 42Q40 36 50 43Q60 36 73 42Q73 56 60 55Q53 54 50 50Q47 54 40 55Q27 56 27 42z${holes}`, '#1b1720', 'fill-rule="evenodd"');
    case 'half':
      return (
        path('M50 20C62 18 72 26 72 42C72 55 68 60 58 60Q52 58 50 50zM54 47Q60 42 66 47Q60 52 54 47z', '#efe6d4', 'fill-rule="evenodd"') +
        line('M56 34Q62 31 67 35', inks.line, 1.2)
      );
    case 'paint':
      return (
        path('M40.5 36L44 47L40.5 60L37 47zM59.5 36L63 47L59.5 60L56 47z', '#a3293a', 'opacity=".85"') +
        circle(50, 57, 4, '#c9303f')
      );
  }
}

function mark(traits: Traits, inks: FaceInks): string {
  const [a] = shapes[traits.shape];
  switch (traits.mark) {
    case 'none': return '';
    case 'scar': return line('M62 38L67 59M62.5 45l4.5 -1.5M64 52l4.5 -1.5', '#a34a44', 1.5);
    case 'earrings': return [50 - a - 1, 50 + a + 1].map((x) => circle(x, 57.5, 2.6, '#e6b84a')).join('');
    case 'mole': return circle(60, 61, 1.5, inks.line);
    case 'tattoo': return line('M31 50l4 5l-4 4l4 5', '#31506b', 1.7);
    case 'necklace':
      return (
        line('M37 79Q50 95 63 79', '#e6b84a', 2) + circle(50, 88, 3.4, '#b3202c', 'stroke="#e6b84a" stroke-width="1.2"')
      );
  }
}

/** Hats that need room above the head. */
const tall: Traits['hat'][] = ['crown', 'mitre', 'toque', 'tophat', 'witch', 'jester', 'bicorne', 'feather', 'cowl'];
const grand: Traits['hair'][] = ['mohawk', 'bun', 'afro', 'spiky'];

/** Head and shoulders in a square of 100, without what is behind them. */
export function bust(traits: Traits, inks: FaceInks): string {
  const neck = path('M41 62V76Q50 84 59 76V62z', inks.shade);
  const inside = [
    hairBehind(traits, inks.hair), neck, clothesOn(traits, inks), head(traits, inks), age(traits, inks), beard(traits, inks), mouth(traits, inks),
    line(noses[traits.nose], mix(inks.shade, '#3a1620', 0.25), 1.7), eyes(traits, inks), brows(traits, inks), mask(traits, inks), glasses(traits), hairBefore(traits, inks.hair), hatOn(traits, inks), mark(traits, inks),
  ].join('');
  const shift = tall.includes(traits.hat) || (traits.hat === 'none' && grand.includes(traits.hair)) ? 'translate(5 11) scale(.9)' : 'translate(-1 0) scale(1.02)';
  return group(inside, `transform="${shift}"`);
}

/** What is behind a portrait: quiet, and another for each. */
function behind(inks: FaceInks, dice: Dice): string {
  const ray = (i: number, count: number): string => {
    const at = (i / count) * Math.PI * 2;
    const point = (angle: number): string => `${num(50 + 90 * Math.cos(angle))} ${num(50 + 90 * Math.sin(angle))}`;
    return `M50 50L${point(at - 0.1)}L${point(at + 0.1)}z`;
  };
  const pattern = dice.pick([
    () => circle(50, 47, 41, inks.disc),
    () =>
      path(Array.from({ length: 14 }, (_, i) => ray(i, 14)).join(''), inks.disc, 'opacity=".35"') +
      circle(50, 47, 37, inks.disc),
    () => path('M14 100V44C14 22 30 10 50 3C70 10 86 22 86 44V100z', inks.disc),
    () => rect(12, 0, 76, 100, inks.disc) + line('M31 0V100M50 0V100M69 0V100', inks.ground, 0.8, 'opacity=".5"'),
  ]);
  return rect(-2, -2, 104, 104, inks.ground) + pattern();
}

/** A portrait in a square of 100. */
export function portrait(traits: Traits, seed: string, ground: string): string {
  const inks = inksOf(traits, ground);
  return behind(inks, new Dice(`behind ${seed}`)) + bust(traits, inks);
}
