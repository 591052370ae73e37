import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import { words } from '../lib/words.svelte';

type Board = () => Promise<{ default: Component<BoardProps> }>;

/** Boards of their own; every other game is drawn by the generic one from its view and options alone. */
const boards: Record<string, Board> = {
  'nowa-huta': () => import('./nowa-huta/Board.svelte'),
  mascarade: () => import('./mascarade/Board.svelte'),
  'vampire-empire': () => import('./vampire-empire/Board.svelte'),
  vendetta: () => import('./vendetta/Board.svelte'),
  vtes: () => import('./vtes/Board.svelte'),
};
const generic: Board = () => import('./generic/Board.svelte');

/** With its words. */
export async function loadBoard(game: string, plain: boolean): Promise<Component<BoardProps>> {
  const own = plain ? undefined : boards[game];
  if (!own) return (await generic()).default;
  const [board] = await Promise.all([own(), words.enter(game)]);
  return board.default;
}
