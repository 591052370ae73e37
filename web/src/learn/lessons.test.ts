import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { panelsOf } from './minute';
import { namesOfTeachers } from './teachers';

const lessons = new URL('../../../lessons/', import.meta.url).pathname;
const languages = ['en', 'hu', 'pl'];
const games = readdirSync(join(lessons, 'scripts')).map((file) => file.replace('.lesson', '')).sort();
const read = (...path: string[]): string => readFileSync(join(lessons, ...path), 'utf8');
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]!);
const seatsOf = (script: string): number => Number(/^seats (\d+)$/m.exec(script)![1]);
const longest = 330;

describe('lessons', () => {
  it('have words in three languages, each a file a game', () => {
    expect(readdirSync(join(lessons, 'words')).sort()).toEqual(languages);
    for (const language of languages) {
      expect(readdirSync(join(lessons, 'words', language)).sort()).toEqual(games.map((game) => `${game}.ftl`));
    }
  });

  it.each(games)('%s says everything that its script and its pictures ask for, and no more', async (game) => {
    const said = [...read('scripts', `${game}.lesson`).matchAll(/^say (\S+)/gm)].map((m) => `lesson-${m[1]}`);
    const shown = (await panelsOf(game)).map(({ name }) => `minute-${name}`);
    expect(shown.length).toBeGreaterThanOrEqual(5);
    expect(shown.length).toBeLessThanOrEqual(7);
    for (const language of languages) {
      expect(keys(read('words', language, `${game}.ftl`)), language).toEqual([...said, 'lesson-end', ...shown]);
    }
  });

  it.each(games)('%s speaks of nobody who is not there, and briefly', (game) => {
    const names = namesOfTeachers(Array.from({ length: seatsOf(read('scripts', `${game}.lesson`)) }, (_, seat) => ({ seat, name: 'X' })));
    for (const language of languages) {
      const bundle = new FluentBundle(language);
      const text = read('words', language, `${game}.ftl`);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const key of keys(text)) {
        const problems: Error[] = [];
        const sentence = bundle.formatPattern(bundle.getMessage(key)!.value!, names, problems);
        expect(problems, `${language}: ${key}`).toEqual([]);
        expect(sentence.length, `${language}: ${key}`).toBeLessThanOrEqual(longest);
      }
    }
  });
});
