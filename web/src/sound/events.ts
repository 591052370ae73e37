import type { GameEvent } from '../lib/protocol';
import type { Sound } from './voices';

type Table = Record<Exclude<Sound, 'win' | 'lose' | 'turn'>, string>;
/** Kinds of events by the sound they make; what is nowhere is silent. Who wins and whose turn it is the table tells. */
const read = (table: Partial<Table>): ReadonlyMap<string, Sound> =>
  new Map(Object.entries(table).flatMap(([sound, kinds]) => kinds.split(' ').map((kind): [string, Sound] => [kind, sound as Sound])));

const games: Record<string, ReadonlyMap<string, Sound>> = {
  'nowa-huta': read({
    step: 'moved flew vampire-moved vampire-placed circle-pawn-moved circle-pawn-placed returned placed removed exchanged',
    card: 'has-chosen modifier-placed elder-drawn kept',
    reveal: 'plan-revealed reacted ability-used',
    blow: 'attacked gambited modifier-cancelled',
    score: 'scored',
    bell: 'sabbath-called armageddon-scoring blood-dusk-scoring sabbath-scoring final-scoring',
  }),
  mascarade: read({
    card: 'taken put-back dealt turned-down pointed traded exchanged saw looked',
    claim: 'announced claimed',
    reveal: 'revealed named-right',
    coin: 'took-coins took-court received fined',
    blow: 'bankrupt named-wrong lies',
    step: 'passed unclaimed left-alone',
  }),
  'vampire-empire': read({
    card: 'played played-support drew drawn got-card took-card discarded discarded-card dropped dropped-card reshuffled',
    step: 'entered went-to-town placed-marker strengthened stood-down took',
    reveal: 'revealed is-vampire is-human showed-side was-vampire token-drawn',
    blow: 'attacked compared cancelled lost-cards',
    blood: 'died',
    score: 'survived counted-points',
    bell: 'turn-began',
  }),
  vendetta: read({
    card: 'played played-down played-down-card drew drew-card built-hand bottomed-card moved moved-down came-back came-back-down shuffled',
    blood: 'blood-placed blood-moved blood-taken blood-swapped blood-returned spent stolen lost drained fed gained',
    reveal: 'turned-up flipped bid-opened looked used-relic',
    claim: 'stayed withdrew picked-clan picked-relic ambition-moved joined',
    blow: 'in-frenzy eliminated turned-down',
    score: 'influence-gained rewarded scored ranked',
    bell: 'round-began site-began',
  }),
  vtes: read({
    card: 'drew drew-card drew-crypt drew-vampire played played-by attached searched discarded burn-option merged',
    step: 'transferred took-back locked unlocked emerged enters maneuvered range-set left-torpor control-taken',
    coin: 'edge-pool edge-taken pool-gained',
    blood: 'pool-burned blood-gained blood-lost stole damaged damaged-badly went-to-torpor diablerized',
    reveal: 'hand-looked-at hand-opened woke became-anarch title-gained',
    claim: 'announced announced-at blocks referendum-held cast-for cast-against ballot-cast-for ballot-cast-against contested title-contested',
    blow: 'hand-strike struck-with blocked burned cancelled fizzled combat-began ousted',
    score: 'point-gained succeeded referendum-passed',
    bell: 'turn-began time-up',
  }),
};

/** A game without a table of its own: what its words sound like. */
const likely: [RegExp, Sound][] = [
  [/blood|drain|bleed|burn|died|dies/, 'blood'],
  [/reveal|show|turned-up|flip/, 'reveal'],
  [/claim|announce|declare|vote/, 'claim'],
  [/coin|gain|paid|pool/, 'coin'],
  [/scor|reward|point/, 'score'],
  [/attack|strike|hit|damage|combat/, 'blow'],
  [/card|play|draw|drew|deal|discard/, 'card'],
  [/move|place|enter|leave|step/, 'step'],
  [/round|turn-began|phase/, 'bell'],
];

export function soundOf(game: string, kind: string): Sound | undefined {
  const table = games[game];
  return table ? table.get(kind) : likely.find(([pattern]) => pattern.test(kind))?.[1];
}

/** So many sounds at once are noise. */
const most = 3;
/** What is heard when these events are shown: each sound once, in their order. */
export const soundsOf = (game: string, events: readonly GameEvent[]): Sound[] =>
  [...new Set(events.flatMap(({ kind }) => soundOf(game, kind) ?? []))].slice(0, most);

export const mapped = games;
