import type { View } from '../../lib/protocol';

/** Where the match stands, read from its frames: the outermost first. */
export type Phase = 'setup' | 'clans' | 'relics' | 'refill' | 'hand' | 'planning' | 'resolution' | 'cleanup' | 'over';
/** The steps of a location. */
export const stages = ['withdraw', 'reveal', 'setup', 'conflict', 'aftermath'] as const;
export type Stage = (typeof stages)[number];
/** A card that is being carried out, or may act now. */
export interface Running {
  source: string;
  seat: number | null;
}

export function phaseOf(frames: View[]): Phase {
  const steps = frames.map(({ step }) => String(step));
  const has = (...names: string[]): boolean => names.some((name) => steps.includes(name));
  if (steps.at(-1) === 'over') return 'over';
  if (has('site')) return 'resolution';
  if (has('turns', 'turn')) return 'planning';
  if (has('pick-clan', 'offer-clan', 'deal-clan')) return 'clans';
  if (has('pick-relic', 'offer-relic')) return 'relics';
  if (!has('round')) return 'setup';
  if (has('build-hand', 'draw-card')) return 'hand';
  return phaseOfWindow(frames) ?? 'refill';
}

/** Between two phases only the moment tells which one is near. */
function phaseOfWindow(frames: View[]): Phase | undefined {
  const near: Record<string, Phase> = {
    planning_begins: 'planning',
    planning_ends: 'planning',
    resolution_begins: 'resolution',
    round_ends: 'cleanup',
  };
  return frames.map(({ window }) => near[String(window)]).find((phase) => phase !== undefined);
}

const stageOfWindow: Record<string, Stage> = {
  choices_shown: 'withdraw',
  choices_final: 'withdraw',
  withdrawing: 'withdraw',
  withdrew: 'withdraw',
  before_reveal: 'reveal',
  reveal: 'reveal',
  revealed: 'reveal',
  setup: 'setup',
  conflict_begins: 'conflict',
  before_power: 'conflict',
  winner_known: 'conflict',
  reward: 'conflict',
  joins: 'conflict',
  aftermath: 'aftermath',
  location_resolved: 'aftermath',
};
const stageOfPass: (Stage | undefined)[] = [undefined, 'setup', 'conflict', 'aftermath'];

/** What lies on the frame of the location tells how far it is: a withdrawal in the Setup step is still of that step. */
export function stageOf(frames: View[]): Stage | null {
  const site = frames.findIndex(({ step }) => step === 'site');
  const inner = site < 0 ? undefined : frames[site + 1];
  if (!inner) return null;
  switch (inner.step) {
    case 'stand':
    case 'withdrawal':
      return 'withdraw';
    case 'pass':
      return stageOfPass[Number(inner.stage)] ?? null;
    case 'rewards':
      return 'conflict';
    default:
      return stageOfWindow[String(inner.window)] ?? stageBefore(Number(frames[site]!.stage));
  }
}

/** A card that asks something between two steps: how far the location is tells its own frame, which names what comes next. */
function stageBefore(next: number): Stage {
  if (next <= 5) return 'withdraw';
  if (next <= 9) return 'reveal';
  if (next <= 10) return 'setup';
  return next <= 15 ? 'conflict' : 'aftermath';
}

/** How many turns of Planning everybody has after this one. */
export function turnsLeftOf(frames: View[]): number | null {
  const turns = frames.find(({ step }) => step === 'turns');
  return typeof turns?.count === 'number' ? turns.count : null;
}

/** The innermost card at work. */
export function runningOf(frames: View[]): Running | null {
  const effect = frames.findLast(({ step, source }) => step === 'effect' && typeof source === 'string');
  if (!effect) return null;
  return { source: String(effect.source), seat: typeof effect.seat === 'number' ? effect.seat : null };
}
