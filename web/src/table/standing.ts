import type { Decision, Now, Option, SeatRef } from '../lib/protocol';

/** What the prompt bar has to say: whose decision it is, and whether it is ours. */
export type Standing =
  | { kind: 'over' }
  | { kind: 'frozen' }
  | { kind: 'differs' }
  | { kind: 'capacity' }
  /** Nobody came to the table for long. */
  | { kind: 'ended' }
  /** A bot decides for us until we come back. */
  | { kind: 'away' }
  | { kind: 'sending' }
  | { kind: 'yours'; decision: Decision }
  /** We have decided, and may still change it until the others have. */
  | { kind: 'change'; decision: Decision; waiting: number[] }
  | { kind: 'waiting'; waiting: number[] }
  | { kind: 'watching'; waiting: number[] };

export function standing(now: Now, seat: SeatRef, sending: boolean): Standing {
  if (now.state === 'over') return { kind: 'over' };
  if (now.state === 'ended') return { kind: 'ended' };
  if (now.frozen) return { kind: now.frozen === 'version' ? 'frozen' : now.frozen };
  const deciding = now.deciding ?? [];
  if (seat === 'spectator') return { kind: 'watching', waiting: deciding };
  if (now.seats[seat]?.away) return { kind: 'away' };
  if (sending) return { kind: 'sending' };
  const waiting = deciding.filter((other) => other !== seat);
  if (!now.decision) return { kind: 'waiting', waiting };
  return now.decision.must
    ? { kind: 'yours', decision: now.decision }
    : { kind: 'change', decision: now.decision, waiting };
}

/** Whether there is nothing to choose. Who is passed over because he wants it may still answer before that. */
export const goesOnByItself = (decision: Decision | undefined): boolean =>
  decision?.passes === true && decision.options.length < 2;

/** Options of one sort stand together: those whose ids begin with the same verb, in the order they came. */
export function grouped(options: Option[]): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const verb = option.id.includes(':') ? option.id.slice(0, option.id.indexOf(':')) : '';
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  return [...groups.values()];
}

/** Options about one thing: all of them, and how their labels begin. */
export interface Fold {
  name: string;
  options: Option[];
}
/** As many as have a digit. */
const fewEnough = 9;

/**
 * Options of one sort, folded by the thing they are about where there are too many to stand beside each other: an id is
 * "verb:thing>rest". What has no name in common, or is alone, is not folded.
 */
export function folded(sort: Option[], of = sort.length): Fold[] {
  const things = new Map<string, Option[]>();
  for (const option of sort) {
    const thing = of > fewEnough ? option.id.split('>')[0]! : option.id;
    things.set(thing, [...(things.get(thing) ?? []), option]);
  }
  return [...things.values()].flatMap((options) => {
    const name = commonStart(options.map((option) => option.label));
    return name === '' ? options.map((option) => ({ name: option.label, options: [option] })) : [{ name, options }];
  });
}

/** The words that all labels begin with, without what would have led on; a single label is all of it. */
export function commonStart([first = '', ...others]: string[]): string {
  if (others.length === 0) return first;
  let end = 0;
  while (end < first.length && others.every((label) => label[end] === first[end])) end += 1;
  const whole = others.every((label) => label.length === end || /\s/.test(label[end]!));
  const words = whole ? first.slice(0, end) : first.slice(0, first.slice(0, end).search(/\s\S*$/) + 1);
  return words.replace(/[\s(:,–→-]+$/u, '');
}

/** How many buttons with these labels stand beside each other on a phone without breaking a word. */
export function columnsFor(labels: string[]): 2 | 3 {
  const narrow = (label: string): boolean => label.length <= 24 && label.split(/\s/).every((word) => word.length <= 11);
  return labels.length > 2 && labels.every(narrow) ? 3 : 2;
}

/** The seat an option is about, if its target is one. */
export function seatOf(target: string | undefined): number | undefined {
  const seat = target?.match(/^seat:(\d+)$/)?.[1];
  return seat === undefined ? undefined : Number(seat);
}

/** Whether opening an invitation should seat us: a chair is free and we have none. */
export function shouldSit(now: Now, seat: SeatRef): boolean {
  return now.state === 'open' && seat === 'spectator' && now.seats.some((chair) => chair.kind === 'open');
}
