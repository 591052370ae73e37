import type { Pack } from './packs/pack';
import type { Studio } from './studio';

const packs: Record<string, () => Promise<Pack>> = {
  vendetta: async () => (await import('./packs/vendetta')).vendetta,
  'vampire-empire': async () => (await import('./packs/vampire-empire')).vampireEmpire,
  vtes: async () => (await import('./packs/vtes')).vtes,
  mascarade: async () => (await import('./packs/common')).mascarade,
  'nowa-huta': async () => (await import('./packs/common')).nowaHuta,
};
const other = async (): Promise<Pack> => (await import('./packs/common')).other;

/** Who draws the pictures of each game; comes when the first is wanted, and a board can be played before. */
class Pictures {
  #open = $state.raw<Record<string, Studio>>({});
  #wanted = new Set<string>();

  of(game: string): Studio | undefined {
    if (!this.#wanted.has(game)) {
      this.#wanted.add(game);
      this.#load(game).catch(() => this.#wanted.delete(game));
    }
    return this.#open[game];
  }
  async #load(game: string): Promise<void> {
    const [{ Studio }, pack] = await Promise.all([import('./studio'), (packs[game] ?? other)()]);
    this.#open = { ...this.#open, [game]: new Studio(pack) };
  }
}
export const pictures = new Pictures();
