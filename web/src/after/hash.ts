import type { Eyes } from './film';

/** Where a replay is to begin. */
export interface Start {
  eyes?: Eyes;
  /** A line of the person's own log. */
  line?: number;
  frame?: number;
}

/** "17" is a line, "open:120" and "0:57" a frame of those eyes; anything else is the start. */
export function readHash(hash: string, seats: number): Start {
  if (/^\d+$/.test(hash)) return { line: Number(hash) };
  const match = hash.match(/^(open|spectator|\d+):(\d+)$/);
  if (!match) return {};
  const who = match[1]!;
  const eyes = who === 'open' || who === 'spectator' ? who : Number(who);
  if (typeof eyes === 'number' && eyes >= seats) return {};
  return { eyes, frame: Number(match[2]) };
}
