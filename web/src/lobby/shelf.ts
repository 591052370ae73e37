import type { GameInfo } from '../lib/protocol';

/** A box on the shelf. It can be played as soon as the server lists its game. */
export interface Box {
  id: string;
  /** The least and the most players. */
  players: [number, number];
  minutes: number | null;
  /** How many sit at a table that nobody has thought about. */
  usual: number;
  info: GameInfo | null;
}

interface Printed {
  id: string;
  players: [number, number];
  minutes: number;
  usual: number;
}

/** The five games as they are in print; what the server says of a game goes before it. */
const printed: Printed[] = [
  { id: 'nowa-huta', players: [2, 4], minutes: 45, usual: 3 },
  { id: 'mascarade', players: [2, 13], minutes: 30, usual: 6 },
  { id: 'vampire-empire', players: [2, 2], minutes: 30, usual: 2 },
  { id: 'vendetta', players: [3, 6], minutes: 30, usual: 4 },
  { id: 'vtes', players: [2, 5], minutes: 120, usual: 5 },
];

export const isPrinted = (game: string): boolean => printed.some(({ id }) => id === game);

const within = (wish: number, [least, most]: [number, number]): number => Math.min(most, Math.max(least, wish));

/** The shelf: what can be played first, then what is still to come. */
export function shelf(games: GameInfo[]): Box[] {
  const known = printed.map((box) => {
    const info = games.find(({ id }) => id === box.id) ?? null;
    const players = info?.seats ?? box.players;
    return { ...box, players, usual: within(box.usual, players), info };
  });
  const others = games
    .filter(({ id }) => !isPrinted(id))
    .map((info) => ({ id: info.id, players: info.seats, minutes: null, usual: within(3, info.seats), info }));
  const all: Box[] = [...known, ...others];
  return [...all.filter(({ info }) => info), ...all.filter(({ info }) => !info)];
}
