import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import type { CardFacts } from './cards';
import type { Board, Location } from './model';
import type { Say } from './speech';
import type { Group } from './stops';
import type { Told } from './told';

/** What every part of the board is given: the match as it stands, and what a hand on a thing does. */
export interface Desk {
  readonly board: Board;
  readonly seats: ShownSeat[];
  readonly me: number | 'spectator';
  readonly say: Say;
  /** Totals, ranks and scores that were told. */
  readonly told: Told;
  /** Who has just gone into Frenzy. */
  readonly frenzied: number[];
  /** The card of the hand that was taken up to be played. */
  readonly picked: string | null;
  facts(card: string): CardFacts;
  readonly options: Option[];
  at(target: string): Option[];
  pointed(target: string): boolean;
  /** Whether something can be done with a thing that has these targets. */
  lit(targets: string[]): boolean;
  cardLit(card: string): boolean;
  /** Whether a card can be taken up to be played. */
  playable(card: string): boolean;
  siteLit(at: Location): boolean;
  /** What options can be chosen with a thing that has these targets. */
  offers(targets: string[]): string | undefined;
  /** What options can be chosen with a card, or with a card that is taken up and a location. */
  cardOffers(card: string): string | undefined;
  siteOffers(at: Location): string | undefined;
  /** What a hand on a thing would do, in words; nothing where it does nothing. */
  deeds(targets: string[]): string;
  touch(target: string, at: Element): void;
  /** A thing that may be chosen for more than one reason. */
  touchAny(targets: string[], title: string, at: Element): void;
  touchCard(card: string, at: Element): void;
  touchSite(where: Location, at: Element): void;
  ask(path: string, at: Element): void;
  mayAsk(path: string): boolean;
  /** Shows what is printed on a card to who looks at it. */
  preview(card: () => string | null): Attachment<Element>;
  /** Shows what is printed on a card. */
  read(card: string, at: Element): void;
  /** Whether the Tab key stops there. */
  stop(group: Group, id: string): 0 | -1;
}
