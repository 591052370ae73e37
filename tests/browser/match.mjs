// Ways to play: by mouse, by keyboard, and behind the page's back where only the end matters.
import assert from 'node:assert/strict';
import { atRest, choicesOf, happens, heardBy, patience } from './house.mjs';

/** In the page: the ids of the options that the person is asked to choose from now; [] when the match is over; null while
 * there is nothing to choose. While our answer is on its way the question still stands there, but it is no longer asked;
 * and before the board is drawn nobody knows which options it carries. */
function asksFor() {
  if (document.querySelector('.result')) return [];
  if (!document.querySelector('section.board')?.firstElementChild) return null;
  const options = document.querySelectorAll('section.prompt.yours:not([aria-busy="true"]) [data-option]');
  return options.length > 0 ? [...options].map((button) => button.dataset.option) : null;
}

/** What this page is asked now; nothing if it is not asked. */
export const askedNow = async (page) => (await page.evaluate(asksFor)) ?? [];

/** The ids of the options that the person is asked to choose from, as soon as he is; nothing when the match is over. */
export const question = async (page) => (await page.waitForFunction(asksFor)).jsonValue();

/** One of them, another kind than the last, so that a plan gets both its cards. */
function pick(options, last) {
  const kind = (id) => id.split(':')[0];
  const others = options.filter((id) => kind(id) !== kind(last ?? ''));
  const from = others.length > 0 && new Set(options.map(kind)).size > 1 ? others : options;
  return from[Math.floor(from.length / 2)];
}

export const numberOf = (page) => page.locator('[data-number]').getAttribute('data-number').then(Number);

/** Plays until `enough` choices are made or the match is over; `choose` makes one, `screen` looks at each question. Tells
 * how many it made. */
async function play(page, choose, enough, screen) {
  let last;
  for (let made = 0; made < enough; made += 1) {
    const options = await question(page);
    if (options.length === 0) return made;
    await screen?.look(page, options);
    last = pick(options, last);
    await decide(page, () => choose(last, made), last);
  }
  return enough;
}
/** How long somebody waits before he presses once more. */
const brief = 4_000;

/** Makes a choice and waits until the page has drawn what came of it. Where several decide at once the page may move under
 * the finger when somebody else has decided: whoever has sent nothing presses once more, as people do. That it was sent is
 * counted by the page; that the number of lines has grown would not be enough, since others make it grow as well. */
export async function decide(page, choose, what = 'a choice') {
  const [made, before] = [await choicesOf(page), await numberOf(page)];
  const until = Date.now() + patience;
  for (let trouble; ; ) {
    await choose().catch((error) => {
      if (error instanceof assert.AssertionError) throw error;
      trouble = error;
    });
    if (await happens(page, (made) => globalThis.talk.choices > made, made, brief)) break;
    if (Date.now() > until) await stuck(page, `${what} at ${before} could not be chosen`, trouble);
    await page.keyboard.press('Escape');
  }
  const drawn = (number) =>
    Number(document.querySelector('[data-number]')?.dataset.number) > number &&
    document.querySelector('section.prompt:not([aria-busy="true"]), .result');
  await page.waitForFunction(drawn, before).catch((error) => stuck(page, `nothing came of ${what} at ${before}`, error));
}
async function stuck(page, what, cause) {
  await page.screenshot({ path: 'build/screenshots/stuck.png' });
  const asked = await page.locator('section.prompt').innerText();
  throw new Error(`${what}: ${asked}`, { cause });
}

/** A point of the screen where a click reaches this thing of the board and nothing that lies on it, and how much the page
 * had heard when it was there. */
export async function pointOn(page, target) {
  const thing = page.locator(`.board [data-target="${target}"]`).first();
  if ((await thing.count()) === 0) return undefined;
  await thing.scrollIntoViewIfNeeded({ timeout: brief });
  await atRest(page);
  return page.evaluate((wanted) => {
    const element = document.querySelector(`.board [data-target="${wanted}"]`);
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = 8;
    for (let i = 0; i < steps * steps; i += 1) {
      const x = left + ((i % steps) + 0.5) * (width / steps);
      const y = top + (Math.floor(i / steps) + 0.5) * (height / steps);
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit) && hit.closest('[data-target]') === element) return { x, y, heard: globalThis.talk.heard };
    }
    return undefined;
  }, target);
}

/** Whoever points at a thing still does when the board tells of it, unless something has happened meanwhile. */
async function stays(page, target, { x, y, heard }) {
  await page.mouse.move(x, y);
  const seen = await page.evaluate(
    ([x, y]) => ({ under: document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target, heard: globalThis.talk.heard }),
    [x, y],
  );
  if (seen.heard === heard) assert.equal(seen.under, target, `${target} moves away from who points at it`);
}

/** Whatever is looked at, the board has the same height; unless something has happened meanwhile. */
export async function keepsItsHeight(page) {
  await page.mouse.move(1, 1);
  await atRest(page);
  const moved = await page.evaluate(async () => {
    const board = document.querySelector('.board');
    const seen = async () => {
      await new Promise(requestAnimationFrame);
      return { heard: globalThis.talk.heard, height: board.offsetHeight };
    };
    const things = [...board.querySelectorAll('button[data-target]')];
    const found = things.length > 2 ? [] : ['nothing to look at'];
    let before = await seen();
    for (const thing of things) {
      thing.dispatchEvent(new PointerEvent('pointerenter'));
      const after = await seen();
      thing.dispatchEvent(new PointerEvent('pointerleave'));
      if (before.heard === after.heard && before.height !== after.height) found.push(thing.dataset.target);
      // What it looks like while nothing is looked at is the same, as long as nothing happens.
      else if (before.heard !== after.heard) before = await seen();
    }
    return found;
  });
  assert.deepEqual(moved, [], 'a look at these moves the board');
}

/** What the board offers stands in a list that is opened first, and many options about one thing behind one button. */
async function unfold(page, button, patient) {
  if (await button.evaluate((element) => element.closest('.all')?.hidden, undefined, patient)) await page.locator('section.prompt .opener').click(patient);
  const fold = await button.evaluate((element) => element.closest('[hidden]')?.id, undefined, patient);
  if (fold) await page.locator(`section.prompt [aria-controls="${fold}"]`).click(patient);
}

/** Every other choice is made on the board itself, where the option has a place there that no other option shares: of
 * several the board asks which. */
export async function click(page, id, made, timeout = brief) {
  const button = page.locator(`section.prompt [data-option="${id}"]`);
  const target = await button.getAttribute('data-about', { timeout });
  const alone = target && (await page.locator(`section.prompt [data-about="${target}"]`).count()) === 1;
  const point = made % 2 === 0 && alone ? await pointOn(page, target) : undefined;
  if (point) {
    await stays(page, target, point);
    return page.mouse.click(point.x, point.y);
  }
  await unfold(page, button, { timeout });
  return button.click({ timeout });
}
export const byMouse = (page, enough = 1000, screen = undefined) =>
  play(page, (id, made) => click(page, id, made), enough, screen);

/** Whoever is asked chooses, until each has made so many choices: one may have to make more before the other is asked. */
export async function together(pages, each) {
  const players = pages.map((page) => ({ page, made: 0, last: undefined }));
  while (players.some(({ made }) => made < each)) {
    await Promise.any(pages.map((page) => question(page)));
    for (const player of players) {
      const options = await askedNow(player.page);
      if (options.length === 0) continue;
      player.last = pick(options, player.last);
      await decide(player.page, () => click(player.page, player.last, player.made));
      player.made += 1;
    }
  }
}

/** Tab until the wanted button has the focus. What happens meanwhile may send the keyboard back to where it was. */
export async function tabTo(page, selector, key = 'Tab', most = 120) {
  for (let [i, heard] = [0, await heardBy(page)]; i < most; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
    const now = await heardBy(page);
    if (now !== heard) [i, heard] = [0, now];
  }
  assert.fail(`Tab does not lead to ${selector}`);
}
export function byKeyboard(page, enough = 1000) {
  return play(
    page,
    async (id) => {
      const option = `section.prompt [data-option="${id}"]`;
      if (!(await page.locator(option).isVisible())) await page.keyboard.press('l');
      await page.locator(option).waitFor({ timeout: brief });
      await tabTo(page, option);
      await page.keyboard.press('Enter');
    },
    enough,
  );
}

/** A table of the person whose page it is. */
export function makeTable(page, wanted) {
  return page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'nowa-huta', ...body }),
    });
    return (await answer.json()).table;
  }, wanted);
}

/**
 * Plays for the person whose page it is, on a socket of its own: so many choices, or to the end. Then something is asked that
 * waits for an answer; where `until` is told it is played on to a question like that, by what its frame says and it asks about.
 */
export const playOn = (page, table, choices = Infinity, prefer = [], until = undefined) =>
  page.evaluate(async ([table, choices, prefer, until]) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    await new Promise((resolve, reject) => {
      let sent = 0;
      let last = '';
      let left = choices ?? Infinity;
      socket.onopen = () => socket.send(JSON.stringify({ do: 'open', table, id: 'open' }));
      socket.onerror = () => reject(new Error('no socket'));
      socket.onmessage = (event) => {
        const { now, number, ok, error } = JSON.parse(event.data);
        // What is stale is asked again in the packet that follows.
        if (ok === false && error.code !== 'stale') reject(new Error(error.code));
        if (!now) return;
        if (now.state === 'over') return until ? reject(new Error('the match is over')) : resolve();
        if (!now.decision?.must || number <= sent) return;
        const asked = { ...now.view.frames.at(-1), asks: now.decision.asks };
        const wanted = Object.entries(until ?? {}).every(([name, value]) => asked[name] === value);
        if (left === 0 && now.decision.passes && (wanted || !until)) return;
        if (left === 0 && wanted) return resolve();
        left = Math.max(left - 1, 0);
        const kind = (id) => id.split(':')[0];
        const ids = now.decision.options.map((option) => option.id);
        const preferred = prefer.flatMap((one) => ids.find((id) => kind(id) === one) ?? []);
        const option = preferred[0] ?? ids.find((id) => kind(id) !== kind(last)) ?? ids[0];
        last = option;
        sent = number;
        socket.send(JSON.stringify({ do: 'act', table, number, option, id: crypto.randomUUID() }));
      };
    });
    socket.close();
  }, [table, choices, prefer, until]);

/** A finished match of the person whose page it is against bots. Tells the table. */
export async function finishedMatch(page, seats = 2, game = 'nowa-huta') {
  const table = await makeTable(page, { game, seats, sitters: ['me', ...Array(seats - 1).fill('bot:easy')], start: true });
  await playOn(page, table);
  return table;
}

/** What a bot thought at the first of its choices, in a match that is over. */
export const firstThought = (page, table) =>
  page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/replay?seat=open`)).json()).thoughts[0], table);

/** What comes of a tree by a patch (docs/protocol.md, "What changed"). */
function patched(before, patch) {
  if (patch === null || patch === undefined) return before;
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(before)) return before.map((value, i) => patched(value, patch[i]));
  return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, patched(value, patch[name])]));
}

/** Somebody, and every message that his browser gets from the server from now on, packets with all of `now`. */
export function overheard(one) {
  const got = [];
  // Changes build on what the same connection has sent before.
  const hear = (text, last) => {
    const message = JSON.parse(text);
    const { table, now, changed, gone = [] } = message;
    if (now && message.told) last[table] = now;
    if (!changed) return got.push(text);
    const kept = Object.entries(last[table]).filter(([name]) => !gone.includes(name));
    const news = Object.entries(changed).map(([name, patch]) => [name, patched(last[table][name], patch)]);
    last[table] = Object.fromEntries([...kept, ...news]);
    return got.push(JSON.stringify({ ...message, now: last[table] }));
  };
  one.page.on('websocket', (socket) => {
    const last = {};
    socket.on('framereceived', ({ payload }) => hear(String(payload), last));
  });
  return { ...one, got };
}

/** Goes through all that one browser got while the match was on: events of the kinds in `own` are told to nobody but the
 * seat they are about, and `look` judges each view. Tells what was told, and how many views there were. */
export function inspect(messages, seat, own, look) {
  const told = new Set();
  let views = 0;
  for (const message of messages.map((text) => JSON.parse(text))) {
    for (const line of message.told ?? []) {
      for (const event of line.events ?? []) {
        if (!own.includes(event.kind)) continue;
        assert.equal(event.seat, seat, `${event.kind} of seat ${event.seat} was told to seat ${seat}`);
        told.add(event.kind);
      }
    }
    if (message.now?.view && look(message.now.view)) views += 1;
  }
  return { told, views };
}
