import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';

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

export const loadBoard = async (game: string, plain: boolean): Promise<Component<BoardProps>> =>
  (await ((!plain && boards[game]) || generic)()).default;
