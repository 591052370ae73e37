import { polar, step } from './geometry';

/** The picture on a plan card: a ring of seven, and an arrow over the way. Drawn in a square of 100 around 0, 0. */
export interface CardArt {
  kind: 'estate' | 'circle';
  steps: number;
  dots: { x: number; y: number; turn: number; end: boolean }[];
  arrow: string;
  head: string;
}

const radius = 36;

export function cardArt(card: string): CardArt {
  const circle = /^\d+$/.test(card);
  const steps = Number(card.match(/\d+$/)?.[0] ?? 0);
  const way = card.startsWith('ccw') ? -1 : 1;
  const end = way * steps * step;
  const shaft = end - way * 18;
  const [from, to] = [polar(radius, way * 7), polar(radius, shaft)];
  const [tip, left, right] = [polar(radius, end + way * 2), polar(radius + 11, shaft - way), polar(radius - 11, shaft - way)];
  return {
    kind: circle ? 'circle' : 'estate',
    steps,
    dots: Array.from({ length: 7 }, (_, i) => {
      const turn = i * step;
      return { ...polar(radius, turn), turn, end: i === 0 };
    }).filter((_, i) => !covered(i, way * steps)),
    arrow: `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} ${to.x} ${to.y}`,
    head: `M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`,
  };
}

/** Whether the arrow lies over this one of the seven. */
const covered = (place: number, way: number): boolean =>
  place !== 0 && (way > 0 ? place <= way : place >= 7 + way);
