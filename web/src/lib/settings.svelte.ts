import type { Speed } from './moments';
import type { Stops } from './protocol';

/** What a person has set on this device. */
export interface Settings {
  theme: 'night' | 'paper' | 'contrast';
  motion: 'auto' | 'off';
  /** How fast what others do is shown. */
  pace: Speed;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Notifications of the browser when a match by turns waits; the browser must have been asked too. */
  calls: boolean;
  /** Draw the generic board where a game has one of its own. */
  plainBoard: boolean;
  /** Every option as a button in the prompt, also what can be chosen on the board. */
  listOptions: boolean;
  /** Be asked also where there is nothing to choose. */
  askAlways: boolean;
  /** Where one wants to be asked, by game; the game's own choice where one has not said. */
  stops: Record<string, Stops>;
}

const otherwise: Settings = {
  theme: 'night',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  volume: 70,
  calls: false,
  plainBoard: false,
  listOptions: false,
  askAlways: false,
  stops: {},
};

function kept(): Settings {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem('settings') ?? '{}') };
  } catch {
    return otherwise;
  }
}

export const settings = $state<Settings>(kept());

export function keepSettings(): void {
  localStorage.setItem('settings', JSON.stringify(settings));
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemStill = $state(still.matches);
still.addEventListener('change', () => (systemStill = still.matches));

/** Whether things may move. */
export const moving = (): boolean => settings.motion === 'auto' && !systemStill;
/** Milliseconds of a motion; 0 where nothing may move. */
export const duration = (ms: number): number => (moving() ? ms : 0);
