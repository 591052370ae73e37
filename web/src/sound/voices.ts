/** What can be heard at a table. */
export const sounds = ['card', 'step', 'coin', 'blood', 'reveal', 'claim', 'blow', 'score', 'bell', 'win', 'lose', 'turn'] as const;
export type Sound = (typeof sounds)[number];

/** One stroke: a tone that may glide, or a breath of noise through a filter; quick to begin, slow to end. */
export interface Stroke {
  wave: 'sine' | 'triangle' | 'noise';
  /** Hertz; of noise, what passes the filter. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  length: number;
  loud: number;
}

const chord = (wave: Stroke['wave'], tones: number[], step: number, length: number, loud: number): Stroke[] =>
  tones.map((from, i) => ({ wave, from, at: i * step, length, loud }));

/** Every sound as strokes; all of them soft. */
export const voices: Record<Sound, Stroke[]> = {
  card: [{ wave: 'noise', from: 2600, to: 1100, length: 0.11, loud: 0.16 }, { wave: 'noise', from: 900, at: 0.05, length: 0.07, loud: 0.08 }],
  step: [{ wave: 'triangle', from: 420, to: 300, length: 0.09, loud: 0.23 }, { wave: 'noise', from: 700, length: 0.05, loud: 0.138 }],
  coin: [...chord('sine', [2093, 3136], 0.055, 0.32, 0.05), { wave: 'triangle', from: 1568, length: 0.06, loud: 0.03 }],
  blood: [{ wave: 'sine', from: 520, to: 150, length: 0.2, loud: 0.13 }, { wave: 'sine', from: 240, to: 110, at: 0.13, length: 0.22, loud: 0.09 }],
  reveal: [{ wave: 'noise', from: 700, to: 3200, length: 0.22, loud: 0.116 }, { wave: 'triangle', from: 523, to: 784, at: 0.08, length: 0.4, loud: 0.087 }],
  claim: [{ wave: 'sine', from: 165, to: 98, length: 0.16, loud: 0.14 }, { wave: 'noise', from: 420, length: 0.06, loud: 0.078 }, { wave: 'sine', from: 165, to: 98, at: 0.15, length: 0.18, loud: 0.109 }],
  blow: [{ wave: 'sine', from: 130, to: 48, length: 0.34, loud: 0.136 }, { wave: 'noise', from: 260, length: 0.12, loud: 0.074 }],
  score: chord('sine', [523.25, 659.25, 783.99], 0.09, 0.5, 0.06),
  bell: [{ wave: 'sine', from: 220, length: 1.3, loud: 0.063 }, { wave: 'sine', from: 554.4, length: 0.8, loud: 0.021 }, { wave: 'sine', from: 880, length: 0.4, loud: 0.014 }],
  win: [...chord('triangle', [392, 523.25, 659.25, 783.99], 0.13, 0.7, 0.06), { wave: 'sine', from: 1046.5, at: 0.52, length: 1.4, loud: 0.068 }],
  lose: chord('triangle', [392, 311.13, 261.63], 0.22, 0.9, 0.098),
  turn: chord('sine', [587.33, 880], 0.16, 0.9, 0.074),
};
