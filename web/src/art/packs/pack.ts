import type { AirName } from '../airs';
import type { Hints, Wardrobe } from '../faces/traits';
import type { LandName } from '../lands';
import type { SkyName } from '../skies';

/** A clan, an order, a side: its colour, where its pictures play, and what they show if nothing else is said. */
export interface House {
  colour: string;
  /** Or one of several, where all would look the same. */
  tints?: readonly string[];
  skies: readonly SkyName[];
  lands: readonly LandName[];
  airs: readonly AirName[];
  motifs: readonly string[];
}

/** The pictures of a game as data. */
export interface Pack {
  /** Game-icons by their names. */
  motifs: Record<string, string>;
  houses: Record<string, House>;
  /** Whatever has no house. */
  plain: House;
  /** Kinds of cards that do not look like their house: what differs. */
  kinds: Record<string, Partial<House>>;
  /**
   * What a card shows, in words: a motif ("fist"), "face" or "faces", and any sky, land, air and order that it wants; the
   * rest follows from its house and its id. A card that is not here has a picture all the same.
   */
  cards: Record<string, string>;
  /** Who somebody is, by id; the rest of his looks follows from the id. */
  faces: Record<string, Hints>;
  /** What people wear of whom nothing is said. */
  wardrobe?: Wardrobe;
}
