import { drawScene } from './drawing';
import { portrait } from './faces/drawing';
import { traitsOf, type Traits } from './faces/traits';
import { paletteOf } from './colour';
import type { Pack } from './packs/pack';
import { address, svg } from './pen';
import { sceneOf, type Subject } from './scene';
import { Dice } from './seed';

const grounds = ['#7a4a3a', '#3d5a7d', '#4b6b48', '#6b4a80', '#7d6a3a', '#3a6b70', '#7d3d52', '#5a5f6b'];

/** The pictures of one game; each is drawn once. */
export class Studio {
  #drawn = new Map<string, string>();
  constructor(readonly pack: Pack) {}

  card(subject: Subject): string {
    const key = `card ${subject.id} ${subject.kind ?? ''} ${(subject.houses ?? []).join(' ')} ${subject.strength ?? ''} ${subject.vampire ?? ''}`;
    return this.#once(key, () => drawScene(sceneOf(this.pack, subject), (name) => this.pack.motifs[name] ?? ''));
  }
  /** Somebody's face, before the colour of his house if he has one. */
  face(subject: Subject): string {
    const key = `face ${subject.id} ${(subject.houses ?? []).join(' ')} ${subject.vampire ?? ''}`;
    return this.#once(key, () => svg(100, 100, portrait(this.traits(subject), subject.id, this.#ground(subject))));
  }
  /** Somebody of whom it is said who he is. */
  isPerson(id: string): boolean {
    return id in this.pack.faces;
  }
  traits({ id, vampire }: Subject): Traits {
    return traitsOf(id, { ...this.pack.faces[id], ...(vampire === undefined ? {} : { vampire }) }, this.pack.wardrobe);
  }

  #ground({ id, houses }: Subject): string {
    const house = this.pack.houses[houses?.[0] ?? ''];
    return house ? paletteOf(house.colour).mid : new Dice(`ground ${id}`).pick(grounds);
  }
  #once(key: string, draw: () => string): string {
    let drawn = this.#drawn.get(key);
    if (drawn === undefined) this.#drawn.set(key, (drawn = address(draw())));
    return drawn;
  }
}
