/** What the server sends and takes; docs/protocol.md says what it means. The client draws it and knows no rule. */

import type { BotLevel } from './bots';

export type SeatRef = number | 'spectator';
/** A tree of names, numbers and words; "unknown" stands for what this seat may not know. */
export type View = { [field: string]: ViewValue };
export type ViewValue = null | boolean | number | string | ViewValue[] | View;

export interface Link {
  word: string;
  /** As in `Option.target`: "estate:handlowe", "seat:0". */
  target: string;
}

export interface Option {
  id: string;
  label: string;
  target?: string;
  /** What follows from it that the label does not say. */
  note?: string;
  /** Where it leads, as targets. */
  leads?: string[];
}

export interface GameEvent {
  kind: string;
  text: string;
  rule: string[];
  links?: Link[];
  [field: string]: unknown;
}

export type LineKind =
  | 'created'
  | 'sat'
  | 'stood'
  | 'bot'
  | 'stirred'
  | 'brings'
  | 'started'
  | 'choice'
  | 'away'
  | 'back'
  | 'said'
  | 'asked-back'
  | 'answered'
  | 'took-back'
  | 'again'
  | 'asked-end'
  | 'halted'
  | 'asks'
  | 'stops'
  | 'no-more'
  | 'time'
  | 'closed';

export interface Line {
  number: number;
  at: number;
  kind: LineKind;
  seat?: number;
  text?: string;
  events?: GameEvent[];
  choice?: string;
  id?: string;
  /** The server made the choice, because we had no other or did not want to be asked. */
  passed?: boolean;
  undone?: number[];
}

export interface Decision {
  seat: number;
  prompt: string;
  rule: string[];
  links?: Link[];
  options: Option[];
  /** Whether the match waits for it, or one has decided and may still change it. */
  must: boolean;
  /** There is nothing to choose, or we do not want to be asked: the server goes on for us in a moment. */
  passes?: boolean;
  /** The option that is to pass, where we may be passed over. */
  pass?: string;
  /** Whether we want to be asked no more in what goes on; absent where nothing does that we could say it of. */
  no_more?: boolean;
  /** Which of the game's stops stand here, in its order; absent where we may not be passed over. */
  stops?: string[];
}

export interface Chair {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string;
  away?: boolean;
  host?: boolean;
  entropy?: string;
  /** Its person has chosen what to bring to the match. */
  brings?: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'decision'; seconds: number; grace?: number; seats?: ClockSeat[] }
  | { kind: 'bank'; seconds: number; increment: number; grace?: number; seats?: ClockSeat[] }
  | { kind: 'days'; days: number; grace?: number; seats?: ClockSeat[] };
export interface ClockSeat {
  until?: number;
  left?: number;
}

/** The time of the whole match, in minutes; while it runs, when it is up by the server's time. */
export interface Limit {
  minutes: number;
  until?: number;
}

export interface Outcome {
  over: boolean;
  scores: number[];
  places: number[];
  winners: number[];
  /** Who has half a point more than the score says. */
  halves?: number[];
  /** What decided it, and what broke a tie. */
  why?: { text: string; rule: string[]; links?: Link[] }[];
}

export interface Now {
  state: 'open' | 'running' | 'over' | 'ended';
  game: string;
  options: Record<string, string>;
  seats: Chair[];
  clock: Clock;
  limit?: Limit;
  watching: 'everyone' | 'invited' | 'nobody';
  listed: boolean;
  /** Whether the match counts for ratings; before it has started, whether it may. */
  rated?: boolean;
  chance: { commitment: string; secret?: string };
  /** Where people bring something: our own, what keeps everybody to it, and when the match is over everybody's. */
  brought?: { own?: string; commitments?: string[]; texts?: string[] };
  invitation?: string;
  previous?: string;
  again?: string;
  /** It cannot go on here: begun with another version of the rules, or this server would play it differently. */
  frozen?: 'version' | 'differs' | 'capacity';
  /** Who wants a frozen table to end, and from when on it can without those who say nothing. */
  ending?: { agreed: number[]; against: number[]; without: number };
  closed?: 'agreed' | 'unstarted' | 'abandoned' | 'ordered';
  /** Played with other rules, and shown as it was told then. */
  archived?: boolean;
  colours?: number[];
  view?: View;
  deciding?: number[];
  decision?: Decision;
  result?: Outcome;
  /** At the table of a lesson, how far the learner is. */
  lesson?: LessonStanding;
  asking?: { seat: number; waiting: number[] };
  may_take_back?: boolean;
  /** We want to be asked also where there is nothing to choose. */
  asks_always?: boolean;
  /** Where we want to be asked, in a game that names such moments. */
  stops?: Stops;
  /** The paths of numbers that can be asked where they come from, a star for any step. */
  accounts?: string[];
}

/** The kinds of moments at which somebody wants to be asked, by the names the game has for them. */
export interface Stops {
  on: string[];
  /** And only where he could do something. */
  able: boolean;
}

export interface LessonStanding {
  /** Which of the lesson's words are about what happens now, from 1, and how many there are. */
  place: number;
  of: number;
  /** Their key; none where the learner goes his own way. */
  say?: string;
  /** What they point at on the board. */
  targets?: string[];
  /** The option that the learner might choose now. */
  advice?: string;
  /** He has to decide something that the lesson does not know. */
  astray?: boolean;
  over?: boolean;
}

/**
 * What a choice looked like on its way, oldest first: the view after so many of its events, as what leads back to it from
 * the next of these views, and at the end from the one that it came to.
 */
export type Moments = { events: number; back: Patch }[];

export interface Packet {
  table: string;
  seat: SeatRef;
  from: number;
  number: number;
  told: Line[];
  /** What the last line looked like on its way to `now.view`. */
  moments?: Moments;
  now: Now;
}
/** As it is sent: whole, or what leads to its `now` from the last one, if we have that. */
export type SentPacket = Packet | (Omit<Packet, 'now'> & Changes);
export interface Changes {
  /** A patch for each member of `now` that is another. */
  changed: Record<string, Patch>;
  /** Those that there are no more. */
  gone?: string[];
}
/** A patch is nothing, [value] for what stands here instead, or an object with a patch for each branch that changed. */
export type Patch = null | [ViewValue] | { [branch: string]: Patch };

/** Lines that are older than those of a packet. */
export interface Page {
  seat: SeatRef;
  told: Line[];
}

export interface Presence {
  table: string;
  here: number[];
  watching: number;
}

export interface Problem {
  code: string;
  message: string;
  detail?: string;
  rule?: string[];
  rules?: RuleText[];
  /** Everything that is wrong with what was sent, a sentence each. */
  reasons?: string[];
}

export interface RuleText {
  id: string;
  text: string;
}

/** The answer to "why not". */
export interface Explanation {
  legal: boolean;
  rule: string[];
  message: string;
  /** Why not in this very case. */
  reason?: string;
  rules?: RuleText[];
  prompt?: string;
  waiting?: number[];
}

/** Where a number comes from. */
export interface Account {
  total: number;
  /** A line without an amount is a remark. */
  lines: { text: string; amount?: number; rule: string[] }[];
  rule: string[];
}

export interface SetupOption {
  name: string;
  values: string[];
  default: string;
  rematch?: boolean;
  /** Takes the default, or any of the values joined with commas. */
  several?: boolean;
  /** By the number of seats: which values there are, where not all are. */
  offered?: Record<string, string[]>;
}

export interface GameInfo {
  id: string;
  name: string;
  /** The least and the most. */
  seats: [number, number];
  rules_version: number;
  words?: string;
  rules?: string;
  tagline?: string;
  /** How well its bots can be asked to play. */
  levels: BotLevel[];
  options: SetupOption[];
  /** In a game of memory, the option that is "yes" if players may look back while the match goes on. */
  recall?: string;
  /** What each seat may bring to a match, such as "deck", and the names of those that the game has. */
  brings?: string;
  ready?: string[];
  /** The kinds of moments at which a player may want to be asked, and whether he is unless he says otherwise. */
  stops?: { name: string; on: boolean }[];
  /** A match of it may have a limit in minutes. */
  timed?: boolean;
  /** There is a first match with a teacher. */
  lesson?: boolean;
}

export interface Me {
  name: string;
  kept: boolean;
  language: string;
}

/** One of one's own sessions, in times of the server. */
export interface OwnSession {
  created: number;
  seen: number;
  this: boolean;
}

export interface Listing {
  table: string;
  game: string;
  state: 'open' | 'running' | 'over' | 'ended';
  created: number;
  clock: Clock;
  limit?: number;
  seats: { name?: string; level?: string; rating?: Rating }[];
  winners?: number[];
}

/** How strong somebody is at a game against people, and how certain that is. */
export interface Rating {
  value: number;
  /** The truth is as far away at most, 95 times in 100. */
  uncertainty: number;
  /** It comes from so many matches. */
  matches: number;
}

export interface Friend {
  name: string;
  online: boolean;
  /** In the lobby, at which he sits. */
  tables: Pick<Listing, 'table' | 'game' | 'state' | 'seats'>[];
}

/** One's own matches of a game. */
export interface GameStatistics {
  game: string;
  rating?: Rating;
  kinds: {
    seats: number;
    /** "people" and levels of bots. */
    against: string[];
    matches: number;
    /** In hundredths of a match: a win that is shared counts in part. */
    won: number;
  }[];
}

/** A moment of a match, from one pair of eyes. */
export interface Frame {
  number: number;
  line?: number;
  at?: number;
  events: GameEvent[];
  view: View;
  moments?: Moments;
  deciding: number[];
  scores?: number[];
  halves?: number[];
  /** How many choices had been made, when the match is over: the same moment for all eyes. */
  choices?: number;
  /** Behind the choices of bots that led to it; they come beside the frames, and the film puts them here. */
  thoughts?: Thought[];
}

/** What a bot thought when it made a choice. */
export interface Thought {
  /** The number of the frame that its choice led to. */
  frame: number;
  seat: number;
  /** The choice it made first. The value is a chance to win if it expected something, else only more or less. */
  options: { id: string; label: string; value: number; weight?: number }[];
  /** Of a bot that searches: each seat's share of the win. */
  expected?: number[];
  /** How many continuations it tried. */
  tries?: number;
  beliefs?: { text: string; share: number }[];
}

export interface Replay {
  game: string;
  seats: number;
  names: string[];
  colours: number[];
  length: number;
  from: number;
  frames: Frame[];
  thoughts?: Thought[];
  fair?: Record<string, unknown>;
  options?: Record<string, string>;
  played?: number;
  result?: Outcome;
}

/** What whoever runs the server tells everybody. */
export interface Notice {
  text: string;
  /** Nothing can be changed for a while. */
  read_only: boolean;
  since: number;
}
