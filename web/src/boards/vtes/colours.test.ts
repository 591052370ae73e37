import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What is written in these colours is small: it needs a contrast of 4.5 on either felt, in every theme. */
const blocks = readFileSync(new URL('./colours.css', import.meta.url), 'utf8').matchAll(/([^{}]+)\{([^}]*)\}/g);
const themes = [...blocks]
  .map(([, theme = '', body = '']) => ({
    theme: theme.replace(/\/\*.*?\*\//s, '').trim(),
    colours: new Map([...body.matchAll(/--vt-([\w-]+): (#\w+);/g)].map(([, name = '', colour = '']) => [name, colour])),
  }))
  .filter(({ colours }) => colours.has('felt'));

function luminance(colour: string): number {
  const wide = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(wide.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string): number {
  const [less = 0, more = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

describe.each(themes)('the colours of VTES in $theme', ({ colours }) => {
  it.each(['blood', 'pool', 'stealth', 'intercept'])('%s can be read', (ink) => {
    for (const ground of ['felt', 'felt-high'])
      expect(contrast(colours.get(ink) ?? '', colours.get(ground) ?? ''), ground).toBeGreaterThanOrEqual(4.5);
  });
});
