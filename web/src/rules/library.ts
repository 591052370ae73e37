import { get, text } from '../lib/api';
import { t } from '../lib/words.svelte';
import { readBook, ruleOfText, type Book, type Rule } from './book';

/** Rule books and single rules that were fetched; a failure is forgotten, so that the next asker tries again. */
const books = new Map<string, Promise<Book>>();
const rules = new Map<string, Promise<Rule | undefined>>();

function once<T>(shelf: Map<string, Promise<T>>, key: string, fetchIt: () => Promise<T>): Promise<T> {
  let there = shelf.get(key);
  if (!there) {
    there = fetchIt();
    shelf.set(key, there);
    there.catch(() => shelf.delete(key));
  }
  return there;
}

export const bookOf = (game: string, language: string): Promise<Book> =>
  once(books, `${language}/${game}`, async () =>
    readBook(await text(`/api/rules/${encodeURIComponent(game)}?lang=${language}`)),
  );

/** One rule: from the book if it is there already or the server has no single rules, otherwise by itself. */
export function ruleOf(game: string, id: string, language: string): Promise<Rule | undefined> {
  const fromBook = async (): Promise<Rule | undefined> => (await bookOf(game, language)).rules.get(id);
  if (books.has(`${language}/${game}`)) return fromBook();
  return once(rules, `${language}/${game}/${id}`, async () => {
    try {
      const path = `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}?lang=${language}`;
      const answer = await get<{ id: string; text: string }>(path);
      return ruleOfText(answer.id, answer.text, t('rules-ruling'));
    } catch {
      return fromBook();
    }
  });
}
