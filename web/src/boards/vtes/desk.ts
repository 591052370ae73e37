import type { Attachment } from 'svelte/attachments';
import type { ShownSeat } from '../../lib/table.svelte';
import type { CardFacts } from './cards';
import type { Course } from './course';
import type { Board } from './model';
import type { Say } from './speech';
import type { Group } from './stops';

/** What every part of the board is given: the match as it stands, and what a hand on a thing does. */
export interface Desk {
  readonly board: Board;
  readonly seats: ShownSeat[];
  readonly me: number | 'spectator';
  readonly say: Say;
  /** The action as it was told. */
  readonly course: Course | null;
  facts(card: string): CardFacts;
  pointed(target: string): boolean;
  lit(target: string): boolean;
  offers(target: string): string | undefined;
  /** What a hand on a thing would do, in words; nothing where it does nothing. */
  deeds(target: string): string;
  touch(target: string, at: Element): void;
  /** Shows what is printed on a card to who looks at it. */
  preview(card: () => string | null): Attachment<Element>;
  /** Whether the Tab key stops there. */
  stop(group: Group, id: string): 0 | -1;
}
