import { Refused } from '../lib/api';
import { complain } from '../lib/problems';
import type { Decision, Stops } from '../lib/protocol';
import { keepSettings, settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';

/** Wants no more in what goes on: the server passes until it is over. To pass and to hold have letters of their own (letters.ts). */
export const noMoreKey = 'n';
/** Whether one may say that one wants no more in this, and has not yet. */
export const mayWantNoMore = (decision: Decision | undefined): boolean => decision?.no_more === false;
/** The stops that say whether one is asked at this question; that of everything stands at each, and says nothing of it. */
export const standingHere = (decision: Decision | undefined): string[] => (decision?.stops ?? []).filter((name) => name !== 'all');

export const same = (one: Stops, other: Stops): boolean =>
  one.able === other.able && one.on.length === other.on.length && one.on.every((name) => other.on.includes(name));

/** One stop more or less. */
export const toggled = (stops: Stops, name: string): Stops => ({
  ...stops,
  on: stops.on.includes(name) ? stops.on.filter((other) => other !== name) : [...stops.on, name],
});

const tell = (table: TableStore, { on, able }: Stops): Promise<unknown> => table.ask('stops', { stops: on, able });

/** Wants to be asked there from now on, at this table and at the next one of its game. */
export function want(table: TableStore, stops: Stops): void {
  settings.stops = { ...settings.stops, [table.now?.game ?? '']: stops };
  keepSettings();
  tell(table, stops).catch(complain);
}

/** Tells a table at which one sits down where one wanted to be asked in this game before; nobody else learns of it. */
export function tellWhereToAsk(of: () => TableStore): void {
  let told: string | undefined;
  $effect(() => {
    const table = of();
    const known = table.now?.stops;
    if (typeof table.seat !== 'number' || !known || told === table.id) return;
    told = table.id;
    const wanted = settings.stops[table.now?.game ?? ''];
    if (!wanted || same(wanted, known)) return;
    tell(table, wanted).catch((error: unknown) => {
      // Who was not heard says it again with the next packet. A stop that the game no longer has is forgotten.
      if (!(error instanceof Refused)) return;
      if (error.problem.code === 'unreachable') told = undefined;
    });
  });
}
