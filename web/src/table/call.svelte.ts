import { untrack } from 'svelte';
import { announcer } from '../lib/announce.svelte';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { soundsOf } from '../sound/events';
import { call, play } from '../sound/play';
import { sentencesOf } from './sentences';

/** Who looks on and waits for less than this needs no sound when it is his turn. */
const shortWait = 3_000;
const mostSentences = 4;

/** Calls a person to the table: a sound for what is shown, when the match waits for him and when it is over, and the news for a screen reader. */
export function callToTable(of: () => TableStore): void {
  let mine = false;
  let since = Date.now();
  let state: string | undefined;

  $effect(() => {
    const now = of().now;
    const nowMine = (now?.decision?.must && !now.decision.passes) ?? false;
    if (nowMine && !mine && state === 'running' && (document.hidden || Date.now() - since > shortWait)) call();
    if (!nowMine && mine) since = Date.now();
    if (state === 'running' && now?.state === 'over') {
      const seat = untrack(() => of().seat);
      call(typeof seat !== 'number' || now.result?.winners.includes(seat) ? 'win' : 'lose');
    }
    mine = nowMine;
    state = now?.state;
  });

  let heard: unknown;
  $effect(() => {
    const { now, news } = of();
    if (news === heard) return;
    heard = news;
    play(...soundsOf(now?.game ?? '', news.flatMap(({ events = [] }) => events)));
  });

  let asked = '';
  $effect(() => {
    const table = of();
    const news = table.news;
    untrack(() => {
      const decision = table.now?.decision;
      const prompt = decision?.must && !decision.passes ? decision.prompt : '';
      const told = news
        .filter((line) => line.seat !== table.seat || line.kind !== 'said')
        .flatMap((line) => sentencesOf(line, table.seats));
      const spoken = told.slice(-mostSentences);
      if (prompt && prompt !== asked) spoken.push(t('table-your-turn-says', { prompt }));
      asked = prompt;
      if (spoken.length > 0) announcer.say(spoken.join(' '));
    });
  });
}
