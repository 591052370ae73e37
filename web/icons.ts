import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of a path's command; the flags of an arc may stand close together. */
function numbersOf(command: string, text: string): number[] {
  const found: number[] = [];
  let rest = text;
  while ((rest = rest.replace(/^[\s,]+/, '')) !== '') {
    const flag = command === 'a' && [3, 4].includes(found.length % 7);
    const [number] = (flag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i).exec(rest) ?? [];
    if (number === undefined) throw new Error(`no number in "${rest}"`);
    found.push(Number(number));
    rest = rest.slice(number.length);
  }
  return found;
}
const written = (command: string, numbers: number[]): string => command + numbers.join(' ').replace(/ -/g, '-');

/** A path in whole numbers, relative throughout: each point where it was, so that nothing drifts; half as long. */
export function rounded(path: string): string {
  let out = '';
  // Where the pen is, exactly and as written; where its subpath began.
  let [x, y, penX, penY, startX, startY] = [0, 0, 0, 0, 0, 0];
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const command = letter!.toLowerCase();
    const absolute = letter !== command;
    const numbers = numbersOf(command, text!);
    const count = counts[command]!;
    if (command === 'z') {
      out += 'z';
      [x, y] = [startX, startY];
      [penX, penY] = [Math.round(x), Math.round(y)];
    }
    for (let i = 0; count > 0 && i < numbers.length; i += count) {
      const part = numbers.slice(i, i + count);
      const [fromX, fromY] = absolute ? [0, 0] : [x, y];
      if (command === 'h') x = fromX + part[0]!;
      else if (command === 'v') y = fromY + part[0]!;
      else [x, y] = [fromX + part[count - 2]!, fromY + part[count - 1]!];
      const before = command === 'a' ? [Math.round(part[0]!) || 1, Math.round(part[1]!) || 1, ...part.slice(2, 5)] : [];
      const points = command === 'h' ? [x] : command === 'v' ? [y] : part.slice(before.length).map((value, j) => value + (j % 2 ? fromY : fromX));
      const moved = points.map((value, j) => Math.round(value) - (command === 'v' || (command !== 'h' && j % 2) ? penY : penX));
      out += written(command === 'm' && i > 0 ? 'l' : command, [...before, ...moved]);
      [penX, penY] = [Math.round(x), Math.round(y)];
      if (command === 'm' && i === 0) [startX, startY] = [x, y];
    }
  }
  return out;
}

/**
 * `import bat from 'icon:bat'` is the path of that game-icon, and `import beasts from 'icons:bat,rat'` those of several by
 * their names, in whole numbers, for pictures; the other four thousand stay out of the client.
 */
export function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  const pathOf = (name: string): string => {
    icons ??= JSON.parse(
      readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
    ).icons as Record<string, { body: string }>;
    const path = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (path === undefined) throw new Error(`there is no game-icon "${name}"`);
    return path;
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (/^icons?:/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, sort, names] = /^\0(icons?):(.*)$/.exec(id) ?? [];
      if (names === undefined) return undefined;
      const found = sort === 'icon' ? pathOf(names) : Object.fromEntries(names.split(',').map((name) => [name, rounded(pathOf(name))]));
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
