import type { GameEvent } from '../../lib/protocol';

/** Coins that cross the table: from and to a seat, the bank or the Courthouse. */
export interface Flight {
  from: string;
  to: string;
  count: number;
}

const seat = (value: unknown): string => String(value);

export function flightsOf(events: GameEvent[]): Flight[] {
  return events.flatMap((event) => {
    const count = Number(event.count ?? 0);
    switch (event.kind) {
      case 'received':
        return [{ from: 'bank', to: seat(event.seat), count }];
      case 'took-court':
        return [{ from: 'court', to: seat(event.seat), count }];
      case 'took-coins':
        return [{ from: seat(event.from), to: seat(event.seat), count }];
      case 'fined':
        return [{ from: seat(event.seat), to: 'court', count }];
      case 'traded':
        return [
          { from: seat(event.target), to: seat(event.seat), count },
          { from: seat(event.seat), to: seat(event.target), count: Number(event.target_count ?? 0) },
        ];
      default:
        return [];
    }
  }).filter((flight) => flight.count > 0);
}
