import { settings } from '../lib/settings.svelte';
import { voices, type Sound, type Stroke } from './voices';

/** Sounds are made here, not loaded. Browsers let a page be heard only after somebody has touched it. */
let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => {});
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, unlock, { once: true, passive: true });

/** A second of hiss, the same each time. */
function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2147483648 - 1;
  }
  return noise;
}

function glide(frequency: AudioParam, { from, to, length }: Stroke, begin: number): void {
  frequency.setValueAtTime(from, begin);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, begin + length);
}

function strike(context: AudioContext, stroke: Stroke, begin: number, volume: number): void {
  const end = begin + stroke.length;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, stroke.loud * volume), begin + Math.min(0.02, stroke.length / 3));
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

function sound(all: readonly Sound[]): void {
  // Ears hear in proportions: half way of the slider is to sound half as loud.
  const volume = settings.sound ? (settings.volume / 100) ** 2 * 2 : 0;
  if (volume <= 0 || all.length === 0) return;
  if (navigator.userActivation?.hasBeenActive) unlock();
  if (!audio || audio.state === 'closed') return;
  const begin = audio.currentTime + 0.02;
  for (const [i, one] of all.entries()) {
    for (const stroke of voices[one]) strike(audio, stroke, begin + i * apart + (stroke.at ?? 0), volume);
  }
}

/** What happens, for whoever looks; nothing where sound is off or not allowed yet. */
export function play(...all: Sound[]): void {
  if (!document.hidden) sound(all);
}
/** Calls somebody to the table, wherever he is. */
export const call = (which: Extract<Sound, 'turn' | 'win' | 'lose'> = 'turn'): void => sound([which]);
