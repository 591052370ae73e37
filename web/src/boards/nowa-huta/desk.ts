import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { offers } from '../../lib/board';
import type { Option } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';
import type { Board } from './model';
import type { Say } from './speech';

/** What every part of the board is given: the match as it stands, and what a hand on a thing does. */
export interface Desk {
  readonly board: Board;
  readonly seats: ShownSeat[];
  readonly me: number | 'spectator';
  readonly options: Option[];
  readonly say: Say;
  at(target: string): Option[];
  pointed(target: string): boolean;
  /** Estates that are scored just now. */
  scored(estate: string): boolean;
  touch(target: string, at: Element): void;
  ask(path: string, at: Element): void;
  /** A place was looked at: the way by keys goes on from there. */
  notice(target: string): void;
  /** Tells who looks at a place what it does. */
  preview(target: string): Attachment<Element>;
  focus(target: string): void;
  /** Whether the Tab key stops there. */
  stop(target: string): 0 | -1;
  /** An arrow key was pressed on it. */
  walk(target: string, event: KeyboardEvent): void;
}

/** The hands on a thing of the drawing, which is no button of the browser's own. */
export function hands(desk: Desk, target: string, act: (at: Element) => void = (at) => desk.touch(target, at)) {
  return {
    'data-target': target,
    'data-offers': offers(desk.options, [target]),
    onclick: (event: MouseEvent) => act(event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return desk.walk(target, event);
      event.preventDefault();
      if (!event.repeat) act(event.currentTarget as Element);
    },
    onfocus: () => desk.notice(target),
    [createAttachmentKey()]: desk.preview(target),
  };
}

/** The estate or space that a target is about. */
export const placeOf = (target: string): string => (target.startsWith('marker:') ? `estate:${target.split('@')[1]}` : target);
