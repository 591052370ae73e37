// Ways to play: by mouse, by keyboard, and behind the page's back where only the end matters.
import assert from 'node:assert/strict';

/** While our answer is on its way the question still stands there, but it is no longer asked. */
const free = 'section.prompt:not([aria-busy="true"])';
const asked = `${free}.yours [data-option]`;

/** The ids of the options that the person is asked to choose from now; nothing when the match is over. */
export async function question(page) {
  await page.locator(`${asked}, .result`).first().waitFor({ state: 'attached' });
  return page.locator(asked).evaluateAll((buttons) => buttons.map((button) => button.dataset.option));
}

/** One of them, another kind than the last, so that a plan gets both its cards. */
function pick(options, last) {
  const kind = (id) => id.split(':')[0];
  const others = options.filter((id) => kind(id) !== kind(last ?? ''));
  const from = others.length > 0 && new Set(options.map(kind)).size > 1 ? others : options;
  return from[Math.floor(from.length / 2)];
}

/** Whether this page is asked to choose now. */
export const isAsked = async (page) => (await page.locator(asked).count()) > 0;

/** Waits until the page has drawn what came of a choice. That the number has grown is not enough: where several decide
 * at once, somebody else may have decided before our choice has arrived. */
async function answered(page, before, timeout = undefined) {
  const drawn = ([number, free]) =>
    Number(document.querySelector('[data-number]')?.dataset.number) > number && document.querySelector(`${free}, .result`);
  await page.waitForFunction(drawn, [before, free], timeout ? { timeout } : undefined);
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
/** Makes a choice and waits for what comes of it. Where several decide at once the page may move under the finger when
 * somebody else has decided, so whoever sees nothing happen and is still asked presses once more; if nothing does then,
 * says what stands there. */
export async function decide(page, choose, what = 'a choice') {
  const before = await numberOf(page);
  await choose();
  if (await answered(page, before, 10_000).then(() => true, () => false)) return;
  if (await isAsked(page)) await choose();
  await answered(page, before).catch(async (error) => {
    await page.screenshot({ path: 'build/screenshots/stuck.png' });
    const asked = await page.locator('section.prompt').innerText();
    throw new Error(`nothing came of ${what} at ${before}: ${asked}`, { cause: error });
  });
}

/** A point of the screen where a click reaches this thing of the board and nothing that lies on it. */
async function pointOn(page, target) {
  const thing = page.locator(`.board [data-target="${target}"]`).first();
  if ((await thing.count()) === 0) return undefined;
  await thing.scrollIntoViewIfNeeded();
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = 8;
    for (let i = 0; i < steps * steps; i += 1) {
      const x = left + ((i % steps) + 0.5) * (width / steps);
      const y = top + (Math.floor(i / steps) + 0.5) * (height / steps);
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit) && hit.closest('[data-target]') === element) return { x, y };
    }
    return undefined;
  });
}

/** Whoever points at a thing still does when the board tells of it, unless somebody has decided meanwhile. */
async function stays(page, target, { x, y }) {
  const number = await numberOf(page);
  await page.mouse.move(x, y);
  const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target, [x, y]);
  if ((await numberOf(page)) === number) assert.equal(under, target, `${target} moves away from who points at it`);
}

/** Whatever is looked at, the board has the same height; unless somebody has decided meanwhile. */
export async function keepsItsHeight(page) {
  await page.mouse.move(1, 1);
  const moved = await page.evaluate(async () => {
    const board = document.querySelector('.board');
    const seen = async () => {
      await new Promise(requestAnimationFrame);
      return { number: document.querySelector('[data-number]').dataset.number, height: board.offsetHeight };
    };
    const things = [...board.querySelectorAll('button[data-target]')];
    const found = things.length > 2 ? [] : ['nothing to look at'];
    for (const thing of things) {
      const before = await seen();
      thing.dispatchEvent(new PointerEvent('pointerenter'));
      const after = await seen();
      thing.dispatchEvent(new PointerEvent('pointerleave'));
      if (before.number === after.number && before.height !== after.height) found.push(thing.dataset.target);
    }
    return found;
  });
  assert.deepEqual(moved, [], 'a look at these moves the board');
}

/** What the board offers stands in a list that one key opens, and many options about one thing behind one button. */
async function unfold(page, button) {
  if (await button.evaluate((element) => element.closest('.all')?.hidden)) await page.keyboard.press('l');
  const fold = await button.evaluate((element) => element.closest('[hidden]')?.id);
  if (fold) await page.locator(`section.prompt [aria-controls="${fold}"]`).click();
}

/** Every other choice is made on the board itself, where the option has a place there that no other option shares: of
 * several the board asks which. */
export async function click(page, id, made) {
  const button = page.locator(`section.prompt [data-option="${id}"]`);
  const target = await button.getAttribute('data-about');
  const alone = target && (await page.locator(`section.prompt [data-about="${target}"]`).count()) === 1;
  const point = made % 2 === 0 && alone ? await pointOn(page, target) : undefined;
  if (point) {
    await stays(page, target, point);
    return page.mouse.click(point.x, point.y);
  }
  await unfold(page, button);
  return button.click();
}
/** Makes the first choice there is. */
export const first = async (page) => click(page, (await question(page))[0], 1);
export const byMouse = (page, enough = 1000, screen = undefined) =>
  play(page, (id, made) => click(page, id, made), enough, screen);
/** Never on the board, where a click may have to ask first. */
export const byButton = (page, enough) => play(page, (id) => click(page, id, 1), enough);

/** Whoever is asked chooses, until each has made so many choices: one may have to make more before the other is asked. */
export async function together(pages, each) {
  const players = pages.map((page) => ({ page, made: 0, last: undefined }));
  while (players.some(({ made }) => made < each)) {
    await Promise.any(pages.map((page) => question(page)));
    for (const player of players) {
      if (!(await isAsked(player.page))) continue;
      player.last = pick(await question(player.page), player.last);
      await decide(player.page, () => click(player.page, player.last, player.made));
      player.made += 1;
    }
  }
}

/** Tab until the wanted button has the focus, then Enter. */
export async function tabTo(page, selector, key = 'Tab', most = 120) {
  for (let i = 0; i < most; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab does not lead to ${selector}`);
}
export function byKeyboard(page, enough = 1000) {
  return play(
    page,
    async (id) => {
      const option = `section.prompt [data-option="${id}"]`;
      if (!(await page.locator(option).isVisible())) await page.keyboard.press('l');
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

/** A finished match of the person whose page it is against a bot, played on a socket of its own. Tells the table. */
export async function finishedMatch(page, seats = 2, game = 'nowa-huta') {
  const made = await makeTable(page, { game, seats, sitters: ['me', ...Array(seats - 1).fill('bot:easy')], start: true });
  return page.evaluate(async (table) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    await new Promise((resolve, reject) => {
      let sent = 0;
      let last = '';
      socket.onopen = () => socket.send(JSON.stringify({ do: 'open', table, id: 'open' }));
      socket.onerror = () => reject(new Error('no socket'));
      socket.onmessage = (event) => {
        const { now, number, ok, error } = JSON.parse(event.data);
        // What is stale is asked again in the packet that follows.
        if (ok === false && error.code !== 'stale') reject(new Error(error.code));
        if (!now) return;
        if (now.state === 'over') return resolve();
        if (!now.decision?.must || number <= sent) return;
        const kind = (id) => id.split(':')[0];
        const ids = now.decision.options.map((option) => option.id);
        const option = ids.find((id) => kind(id) !== kind(last)) ?? ids[0];
        last = option;
        sent = number;
        socket.send(JSON.stringify({ do: 'act', table, number, option, id: crypto.randomUUID() }));
      };
    });
    socket.close();
    return table;
  }, made);
}

/** What a bot thought at the first of its choices, in a match that is over. */
export const firstThought = (page, table) =>
  page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/replay?seat=open`)).json()).thoughts[0], table);

/** Somebody, and every message that his browser gets from the server from now on. */
export function overheard(one) {
  const got = [];
  one.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => got.push(String(payload))));
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
