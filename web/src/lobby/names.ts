import { botName } from '../lib/bots';
import type { GameInfo, Listing } from '../lib/protocol';
import { shortRating } from '../lib/rating';
import { t } from '../lib/words.svelte';
import { isPrinted } from './shelf';

export const gameFeel = (id: string, info: GameInfo | null): string =>
  isPrinted(id) ? t(`feel-${id}`) : (info?.tagline ?? '');

type Seat = Listing['seats'][number];

/** A person by his name, a bot by how well it plays; an empty chair is nobody. */
export const sitterName = ({ name, level }: Seat): string | undefined =>
  name ?? (level === undefined ? undefined : botName(level));

/** Everybody at a table: people one by one, bots of the same kind together. */
export function sitterNames(seats: Seat[]): string[] {
  const people = seats.flatMap(({ name, rating }) =>
    name === undefined ? [] : rating ? t('rating-name', { name, rating: shortRating(rating) }) : name,
  );
  const bots = new Map<string, number>();
  for (const { name, level } of seats) if (name === undefined && level !== undefined) bots.set(level, (bots.get(level) ?? 0) + 1);
  return [...people, ...[...bots].map(([level, count]) => t('lobby-bots', { count, bot: botName(level) }))];
}
