import { expect, test } from 'vitest';

const boards = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const catalogues = import.meta.glob<string>('../../../../text/catalogues/*/vtes*.ftl', { query: '?raw', import: 'default', eager: true });

/** "clan-", of the words of the game that the board says. */
const wanted = new Set(
  Object.entries(boards)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, source]) => [...source.matchAll(/say\.game\([`']([a-z]+-)/g)].map(([, prefix]) => prefix!)),
);

// The client loads one catalogue of a game; a word in another file has a name, and no meaning there.
test('all words that the board says of the game stand in the catalogue that is loaded', () => {
  expect(wanted.size).toBeGreaterThan(10);
  for (const prefix of wanted) expect(catalogues['../../../../text/catalogues/en/vtes.ftl'], prefix).toContain(`\nvt-${prefix}`);
  const elsewhere = Object.entries(catalogues).flatMap(([path, text]) =>
    path.endsWith('/vtes.ftl') ? [] : [...text.matchAll(/^vt-([a-z]+-)\S+ = (?!\{ vt-).*$/gm)].filter(([, prefix]) => wanted.has(prefix!)).map(([line]) => `${path}: ${line}`),
  );
  expect(elsewhere).toEqual([]);
});
