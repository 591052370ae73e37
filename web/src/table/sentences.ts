import { botName } from '../lib/bots';
import type { GameEvent, Line } from '../lib/protocol';
import type { ShownSeat } from '../lib/table.svelte';
import { listed, t, words } from '../lib/words.svelte';

/** What a seat is called; a chair where nobody sits has a number. */
export function nameOf(seats: ShownSeat[], seat: number): string {
  return seats[seat]?.name || t('table-chair', { number: seat + 1 });
}
export const namesOf = (seats: ShownSeat[], which: number[]): string =>
  listed(which.map((seat) => nameOf(seats, seat)));

/** The time of day, or the day as well if it was another one. */
export function timeOf(at: number, now = Date.now()): string {
  const then = new Date(at);
  const sameDay = then.toDateString() === new Date(now).toDateString();
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return then.toLocaleString(words.language, sameDay ? time : { ...time, day: 'numeric', month: 'short' });
}

/** What a line of the table's own says; the game's lines speak by their events. */
export function ownSentence(line: Line, seats: ShownSeat[]): string | undefined {
  const seat = line.seat ?? 0;
  const name = nameOf(seats, seat);
  const you = seats[seat]?.you ? 'yes' : 'no';
  switch (line.kind) {
    case 'created':
      return t('table-line-created');
    case 'started':
      return t('table-line-started');
    case 'choice':
    case 'time':
    case 'asks':
    case 'stops':
      return undefined;
    case 'stood':
      return t('table-line-stood', { chair: seat + 1 });
    case 'bot':
      return t('table-line-bot', { chair: seat + 1, bot: botName(line.text) });
    case 'away':
      return t('table-line-away', { name, you, why: line.text ?? '' });
    case 'asked-end':
      return t('table-line-asked-end', { name, you, answer: line.text ?? '' });
    case 'closed':
      return t('table-line-closed', { why: line.text ?? '' });
    case 'answered':
      return t('table-line-answered', { name, you, answer: line.text ?? '' });
    case 'said':
      return t('table-line-said', { name, you, text: line.text ?? '' });
    default:
      return t(`table-line-${line.kind}`, { name, you });
  }
}

/** Everything a line says, a sentence each. */
export function sentencesOf(line: Line, seats: ShownSeat[]): string[] {
  const own = ownSentence(line, seats);
  const told = (line.events ?? []).map((event) => event.text).filter(Boolean);
  return own === undefined ? told : [own, ...told];
}

export const lettersOf = (events: GameEvent[]): number => events.reduce((sum, { text }) => sum + text.length, 0);

/** What a moment is about, in so many letters: the last of its sentences, and one at least. */
export function captionOf(news: Line[], room = 150): GameEvent[] {
  const said = news.flatMap(({ events = [] }) => events).filter(({ text }) => text);
  while (said.length > 1 && lettersOf(said) > room) said.shift();
  return said;
}
