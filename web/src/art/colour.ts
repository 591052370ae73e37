/** The few inks a picture is printed with, from the darkest to the brightest. */
export interface Palette {
  print: string;
  ground: string;
  far: string;
  mid: string;
  dye: string;
  page: string;
  /** Lit windows, flames, gold. */
  glow: string;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first. */
export function mix(one: string, another: string, share: number): string {
  const [from, to] = [channels(one), channels(another)];
  return `#${from.map((value, i) => Math.round(value + (to[i]! - value) * share).toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour is to the eye, from 0 to 1, as WCAG counts it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export const night = '#0d0a0c';
export const cream = '#f4ead6';
export const gold = '#f0c777';

/** The inks of a house from its one colour; a second house lends the brighter ones. */
export function paletteOf(colour: string, second = colour): Palette {
  return {
    print: mix(colour, night, 0.9),
    ground: mix(colour, night, 0.6),
    far: mix(colour, night, 0.38),
    mid: mix(second, cream, 0.06),
    dye: mix(second, cream, 0.5),
    page: cream,
    glow: mix(gold, second, 0.12),
  };
}
