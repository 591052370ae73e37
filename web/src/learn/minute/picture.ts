/**
 * A small picture of a page of one minute, as data: things with a place on a ground of 320 by 160. What they show are the
 * icons of the game's own board.
 */
export type Tone = 'ink' | 'soft' | 'accent' | 'good' | 'bad' | 'gold';

export type Thing =
  | { kind: 'icon'; icon: string; x: number; y: number; size: number; tone: Tone; tilt: number }
  | { kind: 'card'; icon?: string; x: number; y: number; tone: Tone; tilt: number }
  | { kind: 'words'; text: string; x: number; y: number; size: number; tone: Tone }
  | { kind: 'arrow'; from: [number, number]; to: [number, number]; bend: number; tone: Tone };

export interface Panel {
  /** Its sentence: `minute-NAME` of the game's lesson. */
  name: string;
  things: Thing[];
}

/** Places are the middles of things. */
export const icon = (path: string, x: number, y: number, size = 56, tone: Tone = 'ink', tilt = 0): Thing =>
  ({ kind: 'icon', icon: path, x, y, size, tone, tilt });
export const card = (path: string, x: number, y: number, tone: Tone = 'accent', tilt = 0): Thing =>
  ({ kind: 'card', icon: path, x, y, tone, tilt });
export const back = (x: number, y: number, tilt = 0): Thing => ({ kind: 'card', x, y, tone: 'soft', tilt });
export const words = (text: string, x: number, y: number, size = 32, tone: Tone = 'ink'): Thing =>
  ({ kind: 'words', text, x, y, size, tone });
export const arrow = (from: [number, number], to: [number, number], bend = 0, tone: Tone = 'gold'): Thing =>
  ({ kind: 'arrow', from, to, bend, tone });
/** So many of the same, side by side around a middle. */
export const row = (path: string, count: number, x: number, y: number, size = 24, tone: Tone = 'gold'): Thing[] =>
  Array.from({ length: count }, (_, i) => icon(path, x + (i - (count - 1) / 2) * size * 1.15, y, size, tone));
