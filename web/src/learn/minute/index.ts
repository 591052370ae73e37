import type { Panel } from './picture';

/** The pictures of each game, loaded when somebody has a minute; a game without any has none. */
const pictures = import.meta.glob<{ panels: Panel[] }>(['./*.ts', '!./picture.ts', '!./index.ts', '!./*.test.ts']);

export async function panelsOf(game: string): Promise<Panel[]> {
  return (await pictures[`./${game}.ts`]?.())?.panels ?? [];
}
