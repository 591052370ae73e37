import type { GameEvent, View, ViewValue } from '../../lib/protocol';
import type { ShownSeat } from '../../lib/table.svelte';

/** What the table shows for a while, and for how many milliseconds at least. */
export interface Moment {
  view: View;
  events: GameEvent[];
  seats: ShownSeat[];
  hold: number;
}

/** Bots are quicker than eyes. How long it takes to see what happened; what happens to all alike has no time of its own. */
const times: Record<string, number> = {
  taken: 1200,
  'put-back': 450,
  looked: 1000,
  announced: 1300,
  passed: 350,
  claimed: 600,
  'has-answered': 250,
  unclaimed: 700,
  revealed: 900,
  'nobody-true': 700,
  received: 700,
  'took-court': 700,
  'took-coins': 700,
  traded: 900,
  declined: 900,
  'no-effect': 700,
  pointed: 1100,
  named: 1100,
  'named-right': 800,
  'named-wrong': 800,
  fined: 300,
};
const longest = 4000;

export function holdOf(events: GameEvent[], me: number | 'spectator'): number {
  const sum = events.reduce((time, event) => {
    const whole = times[event.kind] ?? 0;
    // What one has just done oneself needs no telling.
    return time + (event.seat === me && ['taken', 'put-back', 'announced', 'passed', 'claimed'].includes(event.kind) ? 0 : whole);
  }, 0);
  return Math.min(sum, longest);
}

const tree = (value: ViewValue | undefined): View =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const list = (value: ViewValue | undefined): ViewValue[] => (Array.isArray(value) ? value : []);

const spotIndex: Record<string, number> = { card: 0, left: 0, right: 1, protected: 2 };
const claims: Record<string, string> = { card: 'claim', left: 'claim-left', right: 'claim-right', protected: 'claim-protected' };

/** The table before `after` came about: cards turned up, answers given and coins paid, as the events tell it. */
function between(before: View, after: View, events: GameEvent[]): View {
  const paid = list(after.players);
  const players = list(before.players).map((value, seat): ViewValue => {
    const player = tree(value);
    let { answer } = player;
    const hand = [...list(player.hand)];
    for (const event of events.filter((one) => one.seat === seat)) {
      if (event.kind === 'passed') answer = { value: 'pass', open: true };
      if (event.kind === 'claimed') answer = { value: claims[String(event.spot)] ?? 'claim', open: true };
      if (event.kind === 'revealed') hand[spotIndex[String(event.spot)] ?? 0] = { value: String(event.character), open: true };
    }
    return { ...player, answer: answer ?? null, hand, coins: tree(paid[seat]).coins ?? player.coins ?? 0 };
  });
  const seatsOf = (kind: string): number[] => events.flatMap((event) => (event.kind === kind ? [Number(event.seat)] : []));
  return {
    ...before, players, bank: after.bank ?? 0, court: after.court ?? 0, fined: seatsOf('fined'),
    answered: [...new Set([...list(before.answered), ...seatsOf('passed'), ...seatsOf('claimed')])],
    frames: [{ ...tree(list(before.frames).at(-1)), seat: null }],
  };
}

/**
 * What was told at once, as one sees it happen: cards that are turned up and down again lie open for a while, and an
 * announcement is settled before the next turn begins.
 */
export function unfold(before: View | undefined, now: Omit<Moment, 'hold'>, me: number | 'spectator'): Moment[] {
  const { view, events, seats } = now;
  const ends = events.findIndex((event) => event.kind === 'turned-down' || event.kind === 'turn-began');
  const over = list(view.winners).length > 0;
  if (!before || over || ends <= 0 || before.announced === null || before.announced === undefined)
    return [{ ...now, hold: holdOf(events, me) }];
  const [first, rest] = [events.slice(0, ends), events.slice(ends)];
  const fines = rest.filter((event) => event.kind === 'fined');
  const quiet = seats.map((seat) => ({ ...seat, deciding: false }));
  return [
    { view: between(before, view, [...first, ...fines]), events: [...first, ...fines], seats: quiet, hold: holdOf(first, me) },
    { view, events: rest.filter((event) => event.kind !== 'fined'), seats, hold: holdOf(rest, me) },
  ];
}

const told = [
  'saw', 'looked', 'nobody-true', 'unclaimed', 'received', 'took-court', 'took-coins', 'traded', 'declined', 'no-effect',
  'pointed', 'named', 'named-right', 'named-wrong', 'bankrupt', 'cheat-won', 'must-swap', 'fined',
];
/** What cannot be seen on the table itself, in the words of the log. */
export const captionOf = (events: GameEvent[]): string =>
  events
    .filter((event) => told.includes(event.kind))
    .slice(0, 3)
    .map((event) => event.text)
    .join(' ');
