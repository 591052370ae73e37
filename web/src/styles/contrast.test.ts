import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = Record<string, string>;

/** The rules of a style sheet that is a list of them: selector and colours. */
function rulesOf(css: string): [string, Colours][] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => [
    selector!.trim(),
    Object.fromEntries([...body!.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name!, value!])),
  ]);
}

/** WCAG 2: relative luminance, and how far apart two colours are, from 1 to 21. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, another: string): number {
  const [dark, light] = [luminance(one), luminance(another)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const rules = rulesOf(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
/** All colours of a theme with the accent of a game; later rules win, and so do those that say more. */
function coloursOf(theme: string, game: string): Colours {
  const own = (theme === 'night' ? [] : [`[data-theme='${theme}']`]).concat(`[data-game='${game}']`, `[data-theme='${theme}'] [data-game='${game}']`);
  return Object.assign({}, ...[':root', ...own].flatMap((wanted) => rules.filter(([selector]) => selector === wanted).map(([, colours]) => colours)));
}

const grounds = ['night', 'night-raised', 'night-high'];
const inks = ['ink', 'ink-soft', 'accent', 'good', 'bad'];

describe.each(['night', 'paper', 'contrast'])('the theme %s', (theme) => {
  it.each(['none', 'nowa-huta', 'mascarade', 'vampire-empire', 'vendetta', 'vtes'])('can be read at %s', (game) => {
    const colours = coloursOf(theme, game);
    const apart = (ink: string, ground: string): number => contrast(colours[ink]!, colours[ground]!);
    for (const ground of grounds) {
      for (const ink of inks) expect(apart(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      // What is no text: edges of what can be pressed, and of pieces.
      for (const edge of ['line-strong', 'seat-edge']) expect(apart(edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(apart('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(apart('paper-ink', 'paper')).toBeGreaterThanOrEqual(4.5);
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});
