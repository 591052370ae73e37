import { voices, type Sound, type Stroke } from './voices';

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();
/** A second of hiss, the same each time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const made = hisses.get(context);
  if (made) return made;
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2147483648 - 1;
  }
  hisses.set(context, noise);
  return noise;
}

function glide(frequency: AudioParam, { from, to, length }: Stroke, begin: number): void {
  frequency.setValueAtTime(from, begin);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, begin + length);
}

/** What a filter lets through of the hiss is soft, and softer the lower it is: with this it is as loud as a tone. */
const evened = (context: BaseAudioContext, { from, to = from }: Stroke): number =>
  Math.sqrt((1.5 * context.sampleRate) / (Math.PI * Math.sqrt(from * to)));

function strike(context: BaseAudioContext, stroke: Stroke, begin: number, volume: number): void {
  const end = begin + stroke.length;
  const loudness = context.createGain();
  const loud = stroke.loud * volume * (stroke.wave === 'noise' ? evened(context, stroke) : 1);
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), begin + Math.min(0.02, stroke.length / 3));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(context.destination);
  if (stroke.wave === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = hiss(context);
    filter.type = 'bandpass';
    glide(filter.frequency, stroke, begin);
    source.connect(filter).connect(loudness);
    source.start(begin);
    source.stop(end);
  } else {
    const tone = context.createOscillator();
    tone.type = stroke.wave;
    glide(tone.frequency, stroke, begin);
    tone.connect(loudness);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Seconds between two sounds of one moment. */
const apart = 0.14;

/** Ears hear in proportions: half way of the slider is to sound half as loud. */
export const gainOf = (slider: number): number => (slider / 100) ** 2 * 2;

/** These sounds one after the other, from then on. */
export function ring(context: BaseAudioContext, all: readonly Sound[], begin: number, volume: number): void {
  for (const [i, one] of all.entries()) {
    for (const stroke of voices[one]) strike(context, stroke, begin + i * apart + (stroke.at ?? 0), volume);
  }
}
