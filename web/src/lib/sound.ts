import { settings } from './settings.svelte';

/** Sounds are made here, not loaded. Browsers let a page be heard only after somebody has touched it. */
let audio: AudioContext | undefined;

function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => {});
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, unlock, { once: true, passive: true });

/** A soft stroke on glass: quick to begin, slow to end. */
function note(context: AudioContext, frequency: number, begin: number): void {
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.9);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 1);
}

/** Two soft notes that call somebody to the table; nothing where sound is off or not allowed yet. */
export function chime(): void {
  if (!settings.sound) return;
  if (navigator.userActivation?.hasBeenActive) unlock();
  if (!audio || audio.state === 'closed') return;
  const begin = audio.currentTime + 0.02;
  note(audio, 587.33, begin);
  note(audio, 880, begin + 0.16);
}
