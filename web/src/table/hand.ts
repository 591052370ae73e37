import { announcer } from '../lib/announce.svelte';
import { Refused } from '../lib/api';
import { optionsAt } from '../lib/board';
import { popover } from '../lib/popover.svelte';
import { complain } from '../lib/problems';
import type { Option } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import Menu from '../ui/Menu.svelte';
import AccountCard from './AccountCard.svelte';
import WhyNot from './WhyNot.svelte';
import type { Moments } from './moments.svelte';
import { namesOf } from './sentences';
import { goesOnByItself, standing } from './standing';

/** What a player's hand does on the board: it chooses, asks which of several, why not, and where a number comes from. */
export class Hand {
  constructor(
    readonly table: TableStore,
    readonly moments: Moments,
  ) {}

  choose = (option: Option): void => {
    if (popover.content) popover.close();
    this.moments.back();
    this.table.act(option).catch(complain);
  };

  touch = (target: string, at: Element): void => {
    if (this.moments.frame) return announcer.note(t('table-earlier-touched'));
    if (this.table.sending !== null) return;
    if (goesOnByItself(this.table.decision)) return announcer.note(t('table-passes'));
    const options = optionsAt(this.table.decision?.options ?? [], target);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.#which(options, at);
    else this.#whyNot(target, at).catch(complain);
  };

  ask = (path: string, at: Element): void => {
    if (this.moments.frame) return announcer.note(t('table-earlier-touched'));
    this.#account(path, at).catch(complain);
  };

  #which(options: Option[], at: Element): void {
    const deeds = options.map((option) => ({ label: option.label, note: option.note, choose: () => this.choose(option) }));
    popover.open(at, Menu, { title: t('table-which'), deeds });
  }

  async #whyNot(target: string, at: Element): Promise<void> {
    const { table } = this;
    if (!table.now) return;
    const game = table.now.game;
    const stand = standing(table.now, table.seat, table.sending !== null);
    if (stand.kind !== 'yours' && stand.kind !== 'change' && stand.kind !== 'waiting') {
      const waiting = stand.kind === 'watching' ? stand.waiting : [];
      const says = waiting.length > 0 ? this.#decides(waiting) : t(`table-standing-${stand.kind}`);
      return popover.open(at, WhyNot, { game, says, rules: [] });
    }
    const why = await table.whyNot(target);
    if (!at.isConnected) return;
    const others = (why.waiting ?? []).filter((seat) => seat !== table.seat);
    const mine = stand.kind === 'yours';
    popover.open(at, WhyNot, {
      game,
      says: mine || others.length === 0 ? (why.reason ?? t('table-not-now')) : this.#decides(others),
      prompt: mine ? (why.prompt ?? table.now?.decision?.prompt ?? '') : '',
      rules: why.rules ?? why.rule.map((id) => ({ id, text: '' })),
    });
  }
  #decides(seats: number[]): string {
    return t('table-they-decide', { names: namesOf(this.table.seats, seats), count: seats.length });
  }

  async #account(path: string, at: Element): Promise<void> {
    const game = this.table.now?.game ?? '';
    const account = await this.table.account(path).catch((error: unknown) => {
      if (error instanceof Refused && ['no-account', 'bad-request'].includes(error.problem.code)) return null;
      throw error;
    });
    if (at.isConnected) popover.open(at, AccountCard, { game, account });
  }
}
