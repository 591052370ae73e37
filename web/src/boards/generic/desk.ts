import { createContext } from 'svelte';
import type { ShownSeat } from '../../lib/table.svelte';
import type { AnyCard } from './deck';

/** What every part of the board needs, however deep it lies. */
export interface Desk {
  readonly seats: ShownSeat[];
  /** The label of a field, and what a word of the view is called. */
  field(name: string): string;
  value(field: string, id: string): string;
  readonly game: string;
  /** The card that a word of the view is. */
  card(id: string): AnyCard | undefined;
  /** Targets of options that are at a path. */
  litAt(path: string): string[];
  /** What can be done there, for whoever does not see the light. */
  labelsAt(path: string): string;
  pointedAt(path: string): boolean;
  /** Touches what is at a path; what is not lit answers why. */
  touch(path: string, id: string, field: string, at: Element): void;
  ask(path: string, at: Element): void;
  mayAsk(path: string): boolean;
}
export const [desk, setDesk] = createContext<Desk>();
