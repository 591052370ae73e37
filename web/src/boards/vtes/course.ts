import type { GameEvent } from '../../lib/protocol';

/** What a card or an ability changed, and by how much. */
export interface Added {
  what: 'stealth' | 'intercept' | 'bleed';
  by: number;
  now: number;
}
/** Something that happened in the course of an action, in order. */
export type Step =
  | { kind: 'card'; card: string; minion: string | null; seat: number; used: boolean; added: Added[]; woke: boolean; target: number | null }
  | { kind: 'blocks' | 'block-failed' | 'blocked'; minion: string; seat: number; intercept: number | null }
  | { kind: 'declined' }
  | { kind: 'result'; how: 'succeeded' | 'fizzled' | 'action-ended' }
  | { kind: 'pool' | 'gained-pool'; seat: number; count: number }
  | { kind: 'blood' | 'lost-blood'; card: string; count: number }
  | { kind: 'round'; round: number }
  | { kind: 'range'; range: string; minion: string | null }
  | { kind: 'strike'; minion: string; card: string | null; how: 'hand' | 'card' | 'dodge' }
  | { kind: 'damage' | 'prevented'; minion: string; count: number; aggravated: boolean }
  | { kind: 'fate'; minion: string; how: 'torpor' | 'incapacitated' | 'burned' | 'pressed' }
  | { kind: 'combat-ended' };

/** The action that goes on, or the last one of this turn, as it was told. */
export interface Course {
  seat: number;
  minion: string;
  action: string;
  /** Whom it is aimed at. */
  target: number | null;
  stealth: number;
  /** Of a bleed. */
  bleed: number | null;
  /** Of whoever tries to block now. */
  intercept: number | null;
  blocker: string | null;
  steps: Step[];
  over: boolean;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const seat = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const announces = ({ kind }: GameEvent): boolean => kind === 'announced' || kind === 'announced-at';
/** After these an earlier action is nobody's business any more. */
const closes = ({ kind }: GameEvent): boolean => kind === 'turn-began' || kind === 'phase-began';

function begun(event: GameEvent): Course {
  return {
    seat: number(event.seat),
    minion: word(event.minion),
    action: word(event.action),
    target: seat(event.target),
    stealth: number(event.stealth),
    bleed: event.action === 'bleed' ? number(event.bleed) : null,
    intercept: null,
    blocker: null,
    steps: [],
    over: false,
  };
}

function cardStep(event: GameEvent): Step {
  return {
    kind: 'card',
    card: word(event.card),
    minion: typeof event.minion === 'string' ? event.minion : null,
    seat: number(event.seat),
    used: event.kind === 'used' || event.kind === 'used-by',
    added: [],
    woke: false,
    target: null,
  };
}

/** The card that was played last: what changes now comes of it. */
const lastCard = (course: Course): Extract<Step, { kind: 'card' }> | undefined =>
  course.steps.findLast((step) => step.kind === 'card');

function change(course: Course, what: Added['what'], now: number): void {
  const by = now - (course[what] ?? 0);
  course[what] = now;
  lastCard(course)?.added.push({ what, by, now });
}

/** What a fight tells; nothing of any other event. */
function fightStep(event: GameEvent): Step | null {
  const minion = word(event.minion);
  switch (event.kind) {
    case 'round-began':
      return { kind: 'round', round: number(event.count) };
    case 'range-set':
      return { kind: 'range', range: word(event.range), minion: null };
    case 'maneuvered':
      return { kind: 'range', range: word(event.range), minion };
    case 'hand-strike':
      return { kind: 'strike', minion, card: null, how: 'hand' };
    case 'struck-with':
      return { kind: 'strike', minion, card: word(event.card), how: 'card' };
    case 'dodged':
      return { kind: 'strike', minion, card: null, how: 'dodge' };
    case 'damaged':
    case 'damaged-badly':
      return { kind: 'damage', minion, count: number(event.count), aggravated: event.kind === 'damaged-badly' };
    case 'prevented':
      return { kind: 'prevented', minion, count: number(event.count), aggravated: false };
    case 'pressed':
      return { kind: 'fate', minion, how: 'pressed' };
    case 'went-to-torpor':
      return { kind: 'fate', minion, how: 'torpor' };
    case 'incapacitated':
      return { kind: 'fate', minion, how: 'incapacitated' };
    case 'combat-ended':
      return { kind: 'combat-ended' };
    default:
      return null;
  }
}

function tell(course: Course, event: GameEvent): void {
  switch (event.kind) {
    case 'played':
    case 'played-by':
    case 'used':
    case 'used-by':
      course.steps.push(cardStep(event));
      return;
    case 'stealth-added':
      return change(course, 'stealth', number(event.count));
    case 'bleed-changed':
      return change(course, 'bleed', number(event.count));
    case 'intercept-added':
      // Of somebody else the number tells nothing of this attempt.
      if (course.blocker === null || course.blocker === event.minion) change(course, 'intercept', number(event.count));
      return;
    case 'woke': {
      const card = lastCard(course);
      if (card) card.woke = true;
      return;
    }
    case 'target-changed': {
      course.target = seat(event.seat);
      const card = lastCard(course);
      if (card) card.target = course.target;
      return;
    }
    case 'blocks':
      course.blocker = word(event.minion);
      [course.intercept, course.stealth] = [number(event.intercept), number(event.stealth)];
      course.steps.push({ kind: 'blocks', minion: course.blocker, seat: number(event.seat), intercept: course.intercept });
      return;
    case 'block-failed':
      course.steps.push({ kind: 'block-failed', minion: word(event.minion), seat: number(event.seat), intercept: course.intercept });
      [course.blocker, course.intercept] = [null, null];
      return;
    case 'blocked':
      course.steps.push({ kind: 'blocked', minion: word(event.minion), seat: number(event.seat), intercept: course.intercept });
      return;
    case 'declined':
      course.steps.push({ kind: 'declined' });
      return;
    case 'succeeded':
    case 'fizzled':
    case 'action-ended':
      course.steps.push({ kind: 'result', how: event.kind });
      return;
    case 'pool-burned':
    case 'pool-gained':
      course.steps.push({ kind: event.kind === 'pool-burned' ? 'pool' : 'gained-pool', seat: number(event.seat), count: number(event.count) });
      return;
    case 'blood-gained':
    case 'blood-lost':
      course.steps.push({ kind: event.kind === 'blood-gained' ? 'blood' : 'lost-blood', card: word(event.card), count: number(event.count) });
      return;
    default: {
      const step = fightStep(event);
      if (step) course.steps.push(step);
    }
  }
}

/** What was told of the action that goes on; of the last one of this phase if none does. Nothing if there was none. */
export function courseOf(events: GameEvent[], running: boolean): Course | null {
  const at = events.findLastIndex(announces);
  if (at < 0 || events.findLastIndex(closes) > at) return null;
  const course = begun(events[at]!);
  // The card that the action is was played before the action was announced.
  const before = events.slice(0, at).findLast((event) => ['played-by', 'used-by', 'succeeded', 'phase-began', 'action-ended'].includes(event.kind));
  if (before && (before.kind === 'played-by' || before.kind === 'used-by') && before.minion === course.minion) course.steps.push(cardStep(before));
  for (const event of events.slice(at + 1)) tell(course, event);
  course.over = !running;
  return course;
}
