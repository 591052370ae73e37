import type { Component } from 'svelte';
import Mascarade from './Mascarade.svelte';
import NowaHuta from './NowaHuta.svelte';
import Unprinted from './Unprinted.svelte';
import VampireEmpire from './VampireEmpire.svelte';
import Vendetta from './Vendetta.svelte';
import Vtes from './Vtes.svelte';

const pictures: Record<string, Component> = {
  'nowa-huta': NowaHuta,
  mascarade: Mascarade,
  'vampire-empire': VampireEmpire,
  vendetta: Vendetta,
  vtes: Vtes,
};

/** The picture on the box of a game. */
export const pictureOf = (game: string): Component => pictures[game] ?? Unprinted;
