import type { Changes, GameEvent, Line, Moments, Now, Packet, Patch, View, ViewValue } from './protocol';

/** How fast moments follow each other. */
export type Speed = 'calm' | 'normal' | 'fast' | 'none';

/** What the table shows at once: how things stand, up to which line the story goes, and what has just happened. */
export interface Moment {
  now: Now;
  /** The last line of the story that belongs to it. */
  number: number;
  /** How many events of that line have happened; all of them unless it says so. */
  told?: number;
  /** What leads to it. */
  news: Line[];
  /** For how many milliseconds at least it is to be seen. */
  hold: number;
}

const factor: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.45, none: 0 };
/** What there is to read makes a moment longer, within reason. */
const [least, most, perLetter] = [800, 1900, 9];
/** How long the table is to be seen as it was at the very end before anybody has won. */
const lastLook = 2600;
/** So many events of one kind are one moment: a scoring, fines, cards that are turned up. */
const together = 4;

/** How long eyes need for these events. What one does oneself needs no telling. */
export function holdOf(events: GameEvent[], own: (event: GameEvent) => boolean, speed: Speed): number {
  const letters = events.filter((event) => !own(event)).reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : factor[speed] * Math.min(least + perLetter * letters, most);
}

export function patched(before: ViewValue, patch: Patch): ViewValue {
  if (patch === null) return before;
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(before)) return before.map((value, i) => patched(value, patch[i] ?? null));
  if (before === null || typeof before !== 'object') return before;
  return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, patched(value, patch[name] ?? null)]));
}

/** How things stand after a packet that tells only what changed. */
export function followed(before: Now, { changed, gone = [] }: Changes): Now {
  const members = before as unknown as Record<string, ViewValue | undefined>;
  const kept = Object.entries(members).filter(([name]) => !gone.includes(name));
  const news = Object.entries(changed).map(([name, patch]) => [name, patched(members[name] ?? null, patch)]);
  return Object.fromEntries([...kept, ...news]) as unknown as Now;
}

/** The view after some of the events of a choice. */
interface Glimpse {
  events: number;
  view: View;
}

/** What is between the view that was and the one that is, in the order it happened: each is told by what leads back to it. */
function unfolded(last: View, moments: Moments): Glimpse[] {
  let view: ViewValue = last;
  return moments.toReversed().map(({ events, back }) => {
    view = patched(view, back);
    return { events, view: view as View };
  }).toReversed();
}

/** Events of one kind follow each other as one moment. */
function gathered(glimpses: Glimpse[], events: GameEvent[]): Glimpse[] {
  const kept: Glimpse[] = [];
  let begins = 0;
  for (const glimpse of glimpses) {
    const next = events[glimpse.events];
    const runs = next !== undefined && next.kind === events[glimpse.events - 1]?.kind && glimpse.events - begins < together;
    if (runs) continue;
    kept.push(glimpse);
    begins = glimpse.events;
  }
  return kept;
}

/** What a choice looked like on its way to a view, as eyes can follow it. */
export const glimpsesOf = (last: View, events: GameEvent[], moments: Moments = []): Glimpse[] =>
  gathered(unfolded(last, moments), events);

const sameQuestion = (one: Now['decision'], other: Now['decision']): boolean => JSON.stringify(one) === JSON.stringify(other);

/** While something is shown nobody is asked, nothing is won, and a lesson is where it was. */
const quiet = (now: Now, before: Now, view: View | undefined = now.view): Now => ({
  ...now, view, deciding: [], decision: undefined, result: undefined, lesson: before.lesson,
  state: now.state === 'over' ? 'running' : now.state,
});

/**
 * What a packet tells, as one sees it happen: the views between, if one choice did much; then how things stand; and last
 * what is asked, or who has won. `before` is what is shown until then.
 */
export function momentsOf(packet: Packet, before: Now, speed: Speed): Moment[] {
  const { now, told, number, seat } = packet;
  const line = told.at(-1);
  const all = line?.events ?? [];
  const mine = told.some(({ choice }) => choice !== undefined);
  const own = (event: GameEvent): boolean => mine && event.seat === seat;
  const moments: Moment[] = [];
  let done = 0;
  const take = (to: number): Line[] => {
    const part = line && { ...line, events: all.slice(done, to) };
    const earlier = done === 0 ? told.slice(0, -1) : [];
    done = to;
    return part ? [...earlier, part] : earlier;
  };
  for (const { events, view } of speed === 'none' ? [] : glimpsesOf(now.view ?? {}, all, packet.moments)) {
    const hold = holdOf(all.slice(done, events), own, speed);
    moments.push({ now: quiet(now, before, view), number, told: events, news: take(events), hold });
  }
  const rest = told.slice(0, moments.length === 0 ? -1 : 0).flatMap(({ events = [] }) => events).concat(all.slice(done));
  const last: Moment = { now, number, news: take(all.length), hold: holdOf(rest, own, speed) };
  const ends = now.state === 'over' && before.state === 'running';
  const asks = now.decision !== undefined && last.hold > 0 && !sameQuestion(now.decision, before.decision);
  if (speed === 'none' || (!ends && !asks)) return [...moments, last];
  const look: Moment = { ...last, now: quiet(now, before), hold: ends ? factor[speed] * lastLook : last.hold };
  return [...moments, look, { ...last, news: [], hold: 0 }];
}
