import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import type { Board, Character, Side, Slot } from './model';
import type { Say } from './speech';
import type { Group } from './walk';

/** What every part of the board is given: the match as it stands, and what a hand on a thing does. */
export interface Desk {
  readonly board: Board;
  readonly seats: ShownSeat[];
  readonly me: number | 'spectator';
  readonly say: Say;
  /** The card that was chosen as the first of two. */
  readonly picked: Slot | undefined;
  /** What has just happened and is not to be seen on the table. */
  readonly caption: string;
  at(target: string): Option[];
  pointed(target: string): boolean;
  /** The card as the reader sees it now. */
  face(slot: Slot): Side;
  lit(slot: Slot): boolean;
  /** What options can be chosen with this card, alone or as one of two. */
  offers(slot: Slot): string | undefined;
  cardPointed(slot: Slot): boolean;
  /** What a hand on the card would do; nothing where it does nothing. */
  deeds(slot: Slot): string;
  touchCard(slot: Slot, at: Element): void;
  putBack(): void;
  touch(target: string, at: Element): void;
  ask(path: string, at: Element): void;
  mayAsk(path: string): boolean;
  /** Tells who looks at a character what it can do. */
  preview(character: () => Character | null): Attachment<Element>;
  /** Whether the Tab key stops there. */
  stop(group: Group, id: string, lit: boolean): 0 | -1;
  /** Where the card of a place lies on the screen. */
  rectOf(place: string): DOMRect | undefined;
}
