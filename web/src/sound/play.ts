import { settings } from '../lib/settings.svelte';
import { gainOf, ring } from './strike';
import type { Sound } from './voices';

/** Sounds are made here, not loaded. Browsers let a page be heard only after somebody has touched it. */
let audio: AudioContext | undefined;

function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => {});
}
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, unlock, { once: true, passive: true });

function sound(all: readonly Sound[]): void {
  const volume = settings.sound ? gainOf(settings.volume) : 0;
  if (volume <= 0 || all.length === 0) return;
  if (navigator.userActivation?.hasBeenActive) unlock();
  if (!audio || audio.state === 'closed') return;
  ring(audio, all, audio.currentTime + 0.02, volume);
}

/** What happens, for whoever looks; nothing where sound is off or not allowed yet. */
export function play(...all: Sound[]): void {
  if (!document.hidden) sound(all);
}
/** Calls somebody to the table, wherever he is. */
export const call = (which: Extract<Sound, 'turn' | 'win' | 'lose'> = 'turn'): void => sound([which]);
