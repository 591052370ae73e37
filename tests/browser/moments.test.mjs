// What others do is seen before anything is asked, and the end before anybody has won, on every board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, happens, House, openBrowser, screenshot, visitor } from './house.mjs';
import { decide, makeTable, overheard, question } from './match.mjs';

before(openBrowser);
after(closeBrowser);

/** From now on the page remembers what it has drawn, and when: `scenes` are states of the page that differ. */
const watch = (page) =>
  page.evaluate(() => {
    const scenes = (globalThis.scenes = []);
    const look = () => {
      const board = document.querySelector('section.board');
      const prompt = document.querySelector('section.prompt');
      if (!board?.firstElementChild) return;
      const scene = {
        number: Number(document.querySelector('[data-number]').dataset.number),
        asked: prompt?.classList.contains('yours') && prompt.getAttribute('aria-busy') !== 'true',
        prompt: prompt?.querySelector('.line')?.innerText ?? '',
        board: board.innerText,
        story: document.querySelector('.story ol')?.innerText ?? '',
        result: document.querySelector('.result') !== null,
      };
      const last = scenes.at(-1);
      const same = last && Object.keys(scene).every((name) => scene[name] === last[name]);
      if (!same) scenes.push({ ...scene, at: performance.now() });
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const scenesOf = (page) => page.evaluate(() => globalThis.scenes);

/** The packets that told what others did, in the order they came; not while one was asked all the time. */
const packetsOf = (got) => {
  const all = got.map((text) => JSON.parse(text)).filter(({ now }) => now);
  const stands = ({ now }, i) => now.decision && JSON.stringify(now.decision) === JSON.stringify(all[i - 1]?.now.decision);
  return all
    .filter((packet, i) => !stands(packet, i))
    .filter(({ told, from }) => from > 0 && told.every(({ choice }) => choice === undefined))
    .filter(({ told }) => told.some(({ events }) => events?.some(({ text }) => text)));
};

/** Nobody who has to decide waits longer than this for what others did (`MomentQueue.most`); if a machine is too slow to
 * show it in that time, it is left out. */
const longest = 9_000;

/** Everything that was asked was asked at a board that stood still, and everything before it had been seen. */
function judge(scenes, packets, arrived) {
  let asked = 0;
  const inTime = (scene, number) => scene.at - (arrived.find((packet) => packet.number === number)?.at ?? scene.at) < longest;
  for (const [i, scene] of scenes.entries()) {
    const before = scenes[i - 1];
    if (!scene.asked || before?.asked !== false) continue;
    asked += 1;
    const missing = packets
      .map(({ number }) => number)
      .filter((number) => number > scenes[0].number && number <= scene.number)
      .filter((number) => !scenes.slice(0, i).some((one) => one.number === number) && inTime(scene, number));
    assert.deepEqual(missing, [], `asked at ${scene.number} before it was shown`);
    const next = scenes.slice(i).find((one) => !one.asked || one.number !== scene.number) ?? scene;
    const later = scenes.slice(i, scenes.indexOf(next)).filter((one) => one.board !== scene.board);
    const other = (one) => one.board.split('\n').filter((text) => !scene.board.includes(text));
    assert.deepEqual(later.map(other), [], `the board went on after it was asked at ${scene.number}`);
  }
  return asked;
}

/** How long each number was to be seen without a question; not at all if it was left out. */
function shownFor(scenes, number) {
  const first = scenes.findIndex((one) => one.number === number);
  const last = scenes.findLastIndex((one) => one.number === number && !one.asked);
  const end = scenes[last + 1] ?? scenes.at(-1);
  return first < 0 || last < first ? 0 : end.at - scenes[first].at;
}

/** From now on what others do is shown, and remembered. */
async function slowDown(page) {
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ pace: 'fast' })));
  await page.reload();
  await question(page);
  await watch(page);
}

async function sitDown(t, game, seats) {
  const house = await House.open(t);
  const ala = overheard(await visitor(house));
  await arrive(ala.page, '/');
  const table = await makeTable(ala.page, { game, seats, sitters: ['me', ...Array(seats - 1).fill('bot:easy')], start: true });
  await ala.page.goto(`/table/${table}`);
  return ala;
}

/** Plays with the first of the options, or with one of a kind that is wanted, as often as is said, and never asks for the
 * impulse, which has passed when the server passes. No pointer is used: what lies under one is told of on some boards. */
async function play(page, times, wanted = () => true) {
  for (let made = 0; made < times; made += 1) {
    const options = await question(page);
    if (options.length === 0) return;
    const free = options.filter((option) => option !== 'hold');
    const wish = free.filter(wanted);
    const option = (wish.length > 0 ? wish : free)[made % (wish.length || free.length)];
    const button = page.locator(`section.prompt [data-option="${option}"]`);
    await decide(page, () => button.evaluate((element) => element.click(), undefined, { timeout: 5_000 }), option);
  }
}

const tables = [['nowa-huta', 3, 2, 5], ['vampire-empire', 2, 0, 6], ['vendetta', 3, 2, 4], ['mascarade', 4, 1, 3], ['vtes', 3, 2, 6]];
for (const [game, seats, warm, times] of tables) {
  test(`nothing is asked before it is shown: ${game}`, async (t) => {
    const { page, got } = await sitDown(t, game, seats);
    await play(page, warm);
    await slowDown(page);
    let [scenes, packets, others] = [[], [], []];
    // Who begins may choose for a while before anybody else does something.
    for (let more = 0; others.length === 0 && more < 10; more += 1) {
      await play(page, more === 0 ? times : 3);
      await question(page);
      scenes = await scenesOf(page);
      packets = packetsOf(got);
      others = packets.filter(({ number }) => number > scenes[0].number && number < scenes.at(-1).number);
    }
    const asked = judge(scenes, packets, await page.evaluate(() => globalThis.talk.packets));
    assert.ok(asked > 0, 'nothing was asked');
    // What a bot does is to be seen for a while, whatever follows.
    const seen = others.map(({ number }) => shownFor(scenes, number)).sort((a, b) => a - b);
    t.diagnostic(`${scenes.length} scenes, asked ${asked} times, ${others.length} acts of others, shown for ${seen.map(Math.round).join(' ')} ms`);
    assert.ok(seen[Math.floor(seen.length / 2)] > 150, 'they flash by');
  });
}

/** A match in which somebody is about to win, shown from there on. */
async function nearlyWon(house) {
  const { page, got } = overheard(await visitor(house));
  await arrive(page, '/');
  const bold = (id) => id.startsWith('announce');
  const richest = () => {
    const { view } = JSON.parse(got.findLast((text) => text.includes('"view"'))).now;
    return Math.max(...view.players.map(({ coins }) => coins));
  };
  const over = async () => (await question(page)).length === 0;
  // Some matches end sooner than anybody thinks.
  for (;;) {
    const table = await makeTable(page, { game: 'mascarade', seats: 4, sitters: ['me', ...Array(3).fill('bot:easy')], start: true });
    await page.goto(`/table/${table}`);
    while (!(await over()) && richest() < 10) await play(page, 1, bold);
    if (await over()) continue;
    await slowDown(page);
    if (!(await over())) return { page, bold };
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ pace: 'none' })));
  }
}

test('the last moment of a match is seen before who has won, and why he has', async (t) => {
  const { page, bold } = await nearlyWon(await House.open(t));
  await play(page, 100, bold);
  await page.locator('.result .why').first().waitFor();
  const scenes = await scenesOf(page);
  const end = scenes.findIndex(({ result }) => result);
  // The last choice is seen on the way as well; what it led to is what stands longest.
  const last = scenes.slice(0, end).filter(({ number }) => number === scenes[end].number);
  assert.ok(last.length > 0, 'the end was not shown before the result');
  const stood = last.map(({ at }, i) => (last[i + 1] ?? scenes[end]).at - at);
  t.diagnostic(`the last choice in ${last.length} scenes: ${stood.map(Math.round).join(' ')} ms`);
  assert.ok(Math.max(...stood) > 700, `the end was to be seen for ${Math.max(...stood)} ms`);
  assert.match(await page.locator('.result .places, .result ol').first().innerText(), /coin/);
  // It is in sight, wherever one was.
  const inSight = () => {
    const { top } = document.querySelector('.result h2').getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  };
  assert.ok(await happens(page, inSight, undefined, 10_000), 'the result is in sight');
  await screenshot(page, 'result-1440');
});
