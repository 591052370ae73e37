import { commitmentOf, keyOf } from './fairness';
import type { MatchFile } from './matchFile';

/** One thing that was looked at. `holds` is nothing where there was nothing to compare. */
export interface Check {
  name: 'noted' | 'commitment' | 'key';
  holds: boolean | undefined;
  /** What the match says, and what this browser computed or noted. */
  said: string;
  computed: string | undefined;
}

/** What a browser can check by itself. `noted` is the commitment it saw before the match, if it was there. */
export function checksOf(match: MatchFile, noted: string | undefined): Check[] {
  const { commitment, secret, entropy, key } = match.chance;
  const ownCommitment = commitmentOf(match.game, secret);
  const ownKey = keyOf(match.game, secret, entropy);
  return [
    { name: 'noted', said: commitment, computed: noted, holds: noted === undefined ? undefined : noted === commitment },
    { name: 'commitment', said: commitment, computed: ownCommitment, holds: ownCommitment === commitment },
    { name: 'key', said: key, computed: ownKey, holds: ownKey === key },
  ];
}
