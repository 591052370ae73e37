import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../lib/protocol';
import { mapped, soundOf, soundsOf } from './events';
import { sounds, voices } from './voices';

const settings = { sound: true, volume: 100 };
vi.mock('../lib/settings.svelte', () => ({ settings }));

/** Every stroke that is to be heard: when it begins, when it ends, how loud it gets. */
let heard: { begins: number; ends: number; loud: number }[] = [];
const param = (loud?: (value: number) => void) => ({ setValueAtTime() {}, exponentialRampToValueAtTime: (value: number) => loud?.(value) });
class FakeAudio {
  state = 'running';
  currentTime = 5;
  sampleRate = 100;
  destination = {};
  #source() {
    const stroke = { begins: 0, ends: 0, loud: 0 };
    heard.push(stroke);
    return { frequency: param(), connect: (next: unknown) => next, start: (at: number) => (stroke.begins = at), stop: (at: number) => (stroke.ends = at) };
  }
  createOscillator = () => this.#source();
  createBufferSource = () => this.#source();
  createBiquadFilter = () => ({ frequency: param(), connect: (next: unknown) => next });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createGain = () => ({ gain: param((value) => gains.push(value)), connect: (next: unknown) => next });
}
let gains: number[] = [];
const page = { hidden: false };
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', page);
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
vi.stubGlobal('AudioContext', FakeAudio);
const { call, play } = await import('./play');

beforeEach(() => {
  heard = [];
  gains = [];
  Object.assign(settings, { sound: true, volume: 100 });
  page.hidden = false;
});

describe('what is heard', () => {
  it('is every stroke of a sound, one sound after the other', () => {
    play('card', 'coin');
    expect(heard.length).toBe(voices.card.length + voices.coin.length);
    expect(heard.every(({ begins, ends }) => begins >= 5 && ends > begins)).toBe(true);
    expect(heard.at(-1)!.begins).toBeGreaterThan(heard[0]!.begins);
  });
  it('is nothing where sound is off, or turned all the way down', () => {
    settings.sound = false;
    play('card');
    call();
    Object.assign(settings, { sound: true, volume: 0 });
    play('card');
    call();
    expect(heard).toEqual([]);
  });
  it('is the call alone while the page is hidden', () => {
    page.hidden = true;
    play('card', 'blood');
    expect(heard).toEqual([]);
    call();
    expect(heard.length).toBe(voices.turn.length);
  });
  it('is softer when the volume is', () => {
    play('claim');
    const loud = Math.max(...gains);
    gains = [];
    settings.volume = 50;
    play('claim');
    expect(Math.max(...gains)).toBeCloseTo(loud / 4, 3);
  });
  it('is soft and short, whatever happens', () => {
    for (const sound of sounds) {
      for (const { loud, length, at = 0 } of voices[sound]) {
        expect(loud, sound).toBeLessThanOrEqual(0.25);
        expect(at + length, sound).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('which events are heard', () => {
  const event = (kind: string): GameEvent => ({ kind, text: '', rule: [] });
  it('is told by a table a game, each sound once', () => {
    const events = ['played', 'blood-placed', 'blood-placed', 'turned-up', 'scored'].map(event);
    expect(soundsOf('vendetta', events)).toEqual(['card', 'blood', 'reveal']);
    expect(soundsOf('mascarade', [event('announced')])).toEqual(['claim']);
    expect(soundsOf('mascarade', [event('won')])).toEqual([]);
  });
  it('follows from the words in a game without one', () => {
    expect(soundsOf('fists', ['blood-burned', 'card-played', 'votes-declared'].map(event))).toEqual(['blood', 'card', 'claim']);
    expect(soundOf('fists', 'thought')).toBeUndefined();
  });
  it('are events that there are, and the two worlds of a secret sound the same', () => {
    const prefixes: Record<string, string> = { 'nowa-huta': 'nh', mascarade: 'ma', 'vampire-empire': 've', vendetta: 'vd', vtes: 'vt' };
    for (const [game, table] of Object.entries(mapped)) {
      const catalogues = new URL('../../../text/catalogues/en/', import.meta.url);
      const words = readdirSync(catalogues).filter((file) => file.startsWith(game)).map((file) => readFileSync(new URL(file, catalogues), 'utf8')).join('\n');
      for (const kind of table.keys()) expect(words, game).toMatch(new RegExp(`^${prefixes[game]}-event-${kind} =`, 'm'));
    }
    // Who knows a card is told of it by another event than who does not.
    for (const [open, covered] of [['drew-card', 'drew'], ['played-down-card', 'played-down']]) expect(soundOf('vendetta', open!)).toBe(soundOf('vendetta', covered!));
    expect(soundOf('vampire-empire', 'discarded-card')).toBe(soundOf('vampire-empire', 'discarded'));
    for (const [open, covered] of [['drew-card', 'drew'], ['drew-vampire', 'drew-crypt']]) expect(soundOf('vtes', open!)).toBe(soundOf('vtes', covered!));
    expect(soundOf('vtes', 'saw-card')).toBeUndefined();
  });
});
