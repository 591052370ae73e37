import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import type { CardFacts } from './cards';
import type { Bout, Row } from './combat';
import type { Board, Character } from './model';
import type { Say } from './speech';

/** Things that the arrow keys lead through, a kind at a time. */
export type Group = 'castle' | 'town' | 'card' | 'table';

/** What every part of the board is given: the match as it stands, and what a hand on a thing does. */
export interface Desk {
  readonly board: Board;
  readonly seats: ShownSeat[];
  readonly me: number | 'spectator';
  readonly say: Say;
  /** The cards of the running combat by round. */
  readonly rows: Row[];
  /** The combat that is just over. */
  readonly past: Bout | null;
  /** Who was chosen as the attacker. */
  readonly picked: Character | null;
  facts(card: string): CardFacts;
  at(target: string): Option[];
  pointed(target: string): boolean;
  /** Whether a log or an option points at somebody, also as one of two fighters. */
  personPointed(who: Character): boolean;
  lit(who: Character): boolean;
  /** What options can be chosen with somebody, alone or as one of two fighters. */
  offers(who: Character): string | undefined;
  /** What a hand on somebody would do; nothing where it does nothing. */
  deeds(who: Character): string;
  touchPerson(who: Character, at: Element): void;
  putBack(): void;
  touch(target: string, at: Element): void;
  ask(path: string, at: Element): void;
  /** Shows what is printed on a card to who looks at it. */
  preview(card: string): Attachment<Element>;
  /** Whether the Tab key stops there. */
  stop(group: Group, id: string): 0 | -1;
}
