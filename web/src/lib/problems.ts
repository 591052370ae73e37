import { announcer } from './announce.svelte';
import { Refused } from './api';
import { t } from './words.svelte';

/** What to tell a person about something that failed. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return error.problem.message || t('problem-unreachable');
  return t('problem-unexpected');
}

/** Shows it; what was not a refusal is also for the console. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) console.error(error);
  announcer.note(sentence(error), true, error instanceof Refused ? error.problem.rule : []);
}
