import { airs } from './airs';
import { mix } from './colour';
import { bust } from './faces/drawing';
import { inksOf } from './faces/inks';
import { lands } from './lands';
import { group, num, svg } from './pen';
import type { Order, Scene } from './scene';
import { Dice } from './seed';
import { skies } from './skies';

/** Where each of several stands, how large, and whether it is one of those behind. */
interface Place {
  x: number;
  y: number;
  size: number;
  behind?: boolean;
  turn?: number;
}
const places: Record<Order, readonly Place[]> = {
  single: [{ x: 75, y: 50, size: 66 }],
  pair: [{ x: 56, y: 48, size: 46, behind: true, turn: -8 }, { x: 90, y: 54, size: 54, turn: 8 }],
  trio: [{ x: 50, y: 46, size: 40, behind: true, turn: -10 }, { x: 100, y: 46, size: 40, behind: true, turn: 10 }, { x: 75, y: 56, size: 56 }],
  swarm: [
    { x: 44, y: 28, size: 24, behind: true, turn: -20 }, { x: 108, y: 24, size: 28, behind: true, turn: 16 }, { x: 36, y: 66, size: 22, behind: true, turn: 10 },
    { x: 114, y: 66, size: 24, behind: true, turn: -14 }, { x: 75, y: 50, size: 50 },
  ],
};

/**
 * An icon as a cut of paper: light with a shadow and a darker half before a dark sky, a silhouette with a lit edge before a
 * bright one.
 */
function motifs(scene: Scene, icon: string): string {
  const { inks, tone } = scene;
  const [light, shade] = scene.gilded ? [inks.glow, mix(inks.glow, inks.mid, 0.4)] : [inks.page, mix(inks.page, inks.dye, 0.55)];
  const cut = (fill: string, more: string): string => `<use href="#i" fill="${fill}" ${more}/>`;
  const all = places[scene.order]
    .map(({ x, y, size, behind, turn }) => {
      const scale = (size + scene.strength) / 512;
      const flip = scene.mirrored ? -1 : 1;
      const at = (dx: number, dy: number): string =>
        `transform="translate(${num(x + dx)} ${num(y + dy)}) rotate(${(turn ?? 0) + scene.lean}) scale(${(flip * scale).toFixed(4)} ${scale.toFixed(4)}) translate(-256 -256)"`;
      if (tone === 'dark') return cut(inks.page, at(-0.8, -1)) + cut(behind ? inks.far : inks.print, at(0, 0));
      const shadow = cut(inks.print, `${at(1.8, 2.2)} opacity=".75"`);
      if (behind) return shadow + cut(inks.dye, at(0, 0));
      // The half that is away from the light.
      const half = `<clipPath id="h"><path d="M${num(x)} 0h90v100h-90z"/></clipPath>`;
      return shadow + cut(light, at(0, 0)) + half + group(cut(shade, at(0, 0)), 'clip-path="url(#h)"');
    })
    .join('');
  return `<defs><path id="i" d="${icon}"/></defs>${all}`;
}

const stands: readonly (readonly Place[])[] = [
  [{ x: 75, y: 57, size: 86 }],
  [{ x: 52, y: 62, size: 66 }, { x: 98, y: 60, size: 76 }],
  [{ x: 43, y: 64, size: 62 }, { x: 107, y: 64, size: 62 }, { x: 75, y: 62, size: 76 }],
];

export function drawScene(scene: Scene, iconOf: (name: string) => string): string {
  const dice = new Dice(`drawing ${scene.seed}`);
  const sky = skies[scene.sky](scene.inks, dice, scene.strength);
  const land = scene.sky === 'parchment' ? '' : lands[scene.land](scene.inks, dice);
  const air = airs[scene.air](scene.inks, dice);
  if (typeof scene.motif === 'string') {
    // A tunnel frames what it shows; everything else stands behind it.
    const subject = motifs(scene, iconOf(scene.motif));
    return svg(150, 100, sky + land + subject + air);
  }
  const places = stands[scene.motif.length - 1]!;
  const people = scene.motif.map((traits, i) => {
    const { x, y, size } = places[i]!;
    return group(bust(traits, inksOf(traits, scene.inks.mid)), `transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${(size / 100).toFixed(2)})"`);
  });
  return svg(150, 100, sky + land + air + people.join(''));
}
