import { untrack, type Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import { games } from '../lib/games.svelte';
import { complain } from '../lib/problems';
import { settings } from '../lib/settings.svelte';
import { loadBoard } from '.';

/** The board to draw a game with, once it and the game's words are here. */
export function shownBoard(game: () => string): { readonly current: Component<BoardProps> | null } {
  let board = $state.raw<Component<BoardProps> | null>(null);
  $effect(() => {
    const [which, plain] = [game(), settings.plainBoard];
    if (!which) return;
    let wanted = true;
    untrack(() => Promise.all([loadBoard(which, plain), games.learn(which)])).then(([loaded]) => {
      if (wanted) board = loaded;
    }, complain);
    return () => (wanted = false);
  });
  return {
    get current() {
      return board;
    },
  };
}
