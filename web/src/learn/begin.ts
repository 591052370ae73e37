import { post } from '../lib/api';
import { go } from '../lib/router.svelte';

const keptAt = (game: string): string => `lesson ${game}`;

/** The lesson that was begun last, if there was one. */
export const begunLesson = (game: string): string | null => localStorage.getItem(keptAt(game));

/** A lesson that is gone cannot go on. */
export function forgetLesson(table: string): void {
  const of = Object.keys(localStorage).filter((key) => key.startsWith(keptAt('')) && localStorage.getItem(key) === table);
  for (const key of of) localStorage.removeItem(key);
}

/** Begins the lesson of a game, and goes to its table. */
export async function beginLesson(game: string): Promise<void> {
  const { table } = await post<{ table: string }>('/api/tables', { game, lesson: true });
  localStorage.setItem(keptAt(game), table);
  go(`/table/${table}`);
}
