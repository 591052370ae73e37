import type { LogLine } from '../../lib/board';
import type { GameEvent } from '../../lib/protocol';
import { isCharacter, type Board, type Character, type Marker } from './model';

/** The cards of one round, for the attacker and the defender, and how they were compared. */
export interface Round {
  number: number;
  cards: Record<Marker, string[]>;
  /** What support cards have added. */
  added: Record<Marker, number>;
  compared: Record<Marker, number> | null;
}
/** A combat as far as it was told. */
export interface Bout {
  turn: number;
  seat: number;
  attacker: Character;
  defender: Character;
  rounds: Round[];
  cancelled: string[];
  outcome: 'died' | 'survived' | 'stopped' | 'stood-down' | null;
  over: boolean;
}

const emptyRound = (number: number): Round => ({ number, cards: { attack: [], defence: [] }, added: { attack: 0, defence: 0 }, compared: null });

function tellBout(bout: Bout, event: GameEvent): void {
  const round = bout.rounds.at(-1)!;
  switch (event.kind) {
    case 'round-began':
      if (Number(event.round) > round.number) bout.rounds.push(emptyRound(Number(event.round)));
      break;
    case 'played':
      round.cards[event.seat === bout.seat ? 'attack' : 'defence'].push(String(event.card));
      break;
    case 'cancelled':
      bout.cancelled.push(String(event.card));
      break;
    case 'strengthened':
      round.added[event.marker === 'attack' ? 'attack' : 'defence'] += Number(event.count);
      break;
    case 'compared':
      round.compared = { attack: Number(event.attack), defence: Number(event.defence) };
      break;
    case 'died':
      // This ends the match at times, before anything else is told.
      bout.outcome = 'died';
      bout.over = true;
      break;
    case 'survived':
      bout.outcome = 'survived';
      break;
    case 'stopped-combat':
      bout.outcome = 'stopped';
      break;
    case 'stood-down':
      bout.outcome = 'stood-down';
      break;
    case 'combat-ended':
      bout.over = true;
      break;
  }
}

/** The last combat that was told; nothing if none was. */
export function lastBout(log: LogLine[]): Bout | null {
  let bout: Bout | null = null;
  for (const { turn, event } of log) {
    if (event.kind === 'attacked' && isCharacter(event.attacker) && isCharacter(event.defender)) {
      const { attacker, defender } = event;
      bout = { turn, seat: Number(event.seat), attacker, defender, rounds: [emptyRound(1)], cancelled: [], outcome: null, over: false };
    } else if (bout && !bout.over) tellBout(bout, event);
  }
  return bout;
}

/** A row of cards: of a round, or of one that nobody has told us. */
export interface Row extends Omit<Round, 'number'> {
  round: number | null;
}

/** The cards on the table by round. What is on the table counts, the story only sorts it. */
export function rowsOf(board: Board, bout: Bout | null): Row[] {
  const { combat } = board;
  if (!combat) return [];
  const open = (seat: number): string[] => board.players[seat]?.played.filter((card) => !board.aside.includes(card)) ?? [];
  const other = board.players.find(({ seat }) => seat !== combat.seat)?.seat ?? -1;
  const left = { attack: new Set(open(combat.seat)), defence: new Set(open(other)) };
  const told =
    bout && !bout.over && bout.attacker === combat.attacker && bout.defender === combat.defender ? bout.rounds : [];
  const take = (kind: Marker, cards: string[]): string[] => cards.filter((card) => left[kind].delete(card));
  const rows = told.map(({ number, cards, ...rest }): Row => ({
    round: number, cards: { attack: take('attack', cards.attack), defence: take('defence', cards.defence) }, ...rest,
  }));
  if (left.attack.size + left.defence.size > 0)
    rows.unshift({
      round: null, cards: { attack: [...left.attack], defence: [...left.defence] }, added: { attack: 0, defence: 0 }, compared: null,
    });
  return rows;
}

/** A combat that is over is still to be seen in its turn and the next one. */
export const stillSeen = (board: Board, bout: Bout | null): Bout | null =>
  bout && bout.over && !board.combat && board.turn - bout.turn <= 1 ? bout : null;
