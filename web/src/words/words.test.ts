import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const words = new URL('../../words/', import.meta.url).pathname;
const source = new URL('../', import.meta.url).pathname;
const languages = readdirSync(words).sort();
const files = readdirSync(join(words, 'en')).sort();

const read = (language: string, file: string): string => readFileSync(join(words, language, file), 'utf8');
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]!);
const variables = (text: string, key: string): string[] => {
  const at = text.search(new RegExp(`^${key} =`, 'm'));
  const body = text.slice(at).split(/\n(?=[a-z#])/)[0]!;
  return [...new Set([...body.matchAll(/\{\s*(?:NUMBER\()?\$([a-z-]+)/g)].map((m) => m[1]!))].sort();
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}
const code = sources(source).join('\n');
const known = new Set(files.flatMap((file) => keys(read('en', file))));

describe('the words of the client', () => {
  it('are there in three languages', () => {
    expect(languages).toEqual(['en', 'hu', 'pl']);
    for (const language of languages) expect(readdirSync(join(words, language)).sort()).toEqual(files);
  });

  it.each(files)('%s has the same keys and variables in each', (file) => {
    const english = read('en', file);
    for (const language of languages) {
      const text = read(language, file);
      expect(keys(text), language).toEqual(keys(english));
      for (const key of keys(english)) expect(variables(text, key), `${language}: ${key}`).toEqual(variables(english, key));
    }
  });

  it.each(languages)('are read without an error in %s', (language) => {
    const bundle = new FluentBundle(language);
    for (const file of files) expect(bundle.addResource(new FluentResource(read(language, file)))).toEqual([]);
  });

  it('are all there that the code asks for', () => {
    const asked = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((m) => m[1]!);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    const begun = [...code.matchAll(/\bt\(`([a-z0-9-]+)\$\{/g)].map((m) => m[1]!);
    expect(begun.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('are all asked for', () => {
    const begun = [...code.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((m) => m[1]!);
    const unused = [...known].filter(
      (key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
