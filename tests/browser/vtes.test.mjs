// VTES against a bot with two printed decks, to its end on the board and by keys. What others hold is not sent.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, findings, House, openBrowser, patience, pictures, screenshot, visitor, weighed } from './house.mjs';
import { click, decide, inspect, makeTable, overheard, question } from './match.mjs';
import { floats, OneScreen } from './screen.mjs';
import { hides, own } from './vtes.mjs';

before(openBrowser);
after(closeBrowser);

/** Gets vampires out, bleeds, plays a card now and then, and passes otherwise: whoever defends nothing is soon ousted. */
function wish(options, made) {
  const of = (kind) => options.find((id) => id.split(/[:.@]/)[0] === kind);
  const card = made % 5 === 0 ? (of('play') ?? (made % 40 === 0 ? of('hold') : undefined)) : undefined;
  return card ?? of('emerge') ?? of('bleed') ?? of('transfer') ?? of('leave-torpor') ?? of('hunt') ?? of('pass') ?? of('end-phase') ?? of('done') ?? options[0];
}

/** One key says it: the letter or the digit that stands on the button; what the board carries has one in the list. */
async function byOneKey(page, id) {
  const button = page.locator(`section.prompt [data-option="${id}"]`);
  if (!(await button.isVisible())) await page.keyboard.press('l');
  const keys = await button.getAttribute('aria-keyshortcuts', { timeout: 4_000 });
  if (keys) return page.keyboard.press(keys.split(' ').at(-1));
  // More than nine stand behind one another.
  return click(page, id, 1);
}

/** The table in the middle of the match: what axe finds, what floats, pictures, and how much was loaded. */
async function examine(t, page, weight) {
  await screenshot(page, 'vtes-1440');
  assert.deepEqual(await findings(page), [], 'axe');
  await floats(page, '.board [data-walk="card"]');
  for (const until = Date.now() + patience; ; ) {
    const { things, drawn } = await pictures(page, '.board .thing:not(.down), .board .card[data-walk]');
    if (things > 0 && drawn === things) break;
    assert.ok(Date.now() < until, `${drawn} pictures of ${things} cards`);
  }
  assert.equal((await pictures(page, '.board .thing.down')).some, 0, 'what lies face down has no picture');
  const bytes = await weight();
  assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes of JavaScript at a table`);
  t.diagnostic(`table: ${bytes} bytes of JavaScript`);
}

test('a match of two decks against a bot to its end, by one key a choice', async (t) => {
  const house = await House.open(t);
  const { page, got } = overheard(await visitor(house));
  await arrive(page);
  const weight = weighed(page);
  await page.goto(`/table/${await makeTable(page, { game: 'vtes', seats: 2, sitters: ['me', 'bot:medium'], start: true })}`);

  const screen = new OneScreen();
  const pressed = new Set();
  let [made, examined, courses] = [0, false, 0];
  for (let asked = await question(page); asked.length > 0; asked = await question(page)) {
    const id = wish(asked, made);
    await screen.look(page, asked);
    if (made >= 20 && !examined) {
      examined = true;
      await examine(t, page, weight);
    }
    if ((await page.locator('.board .timeline .scale').count()) > 0) courses += 1;
    pressed.add(id.split(':')[0]);
    await decide(page, () => byOneKey(page, id), `${id} (${made})`);
    made += 1;
    assert.ok(made < 900, 'the match does not end');
  }
  await page.locator('section.result').waitFor();
  await page.getByRole('heading', { name: /win/i }).waitFor();
  screen.judge(6);
  assert.ok(examined && courses > 0, 'actions were shown as a timeline');
  for (const kind of ['pass', 'transfer', 'bleed']) assert.ok(pressed.has(kind), `${kind} was chosen by a key`);
  await screenshot(page, 'vtes-over-1440');
  t.diagnostic(`choices: ${made}`);
  const { told, views } = inspect(got, 0, own, hides(0));
  assert.ok(views > 20, `${views} views`);
  assert.ok(told.has('drew-card') && told.has('drew-vampire'), 'own cards are told');
});

test('of the stops those that stand at a question come first, and no more is wanted by one key', async (t) => {
  const house = await House.open(t);
  const { page } = await visitor(house);
  await arrive(page);
  await page.goto(`/table/${await makeTable(page, { game: 'vtes', seats: 3, sitters: ['me', 'bot:medium', 'bot:medium'], start: true })}`);
  const boxes = page.locator('.stops label');
  const checked = () => boxes.locator('input').evaluateAll((all) => all.filter((box) => box.checked).length);
  const here = page.locator('.stops label:has(em) input:checked');
  const noMore = page.locator('.prompt').getByRole('button', { name: /^No more from me/ });
  // One passes until one is asked in somebody's action.
  for (let made = 0; ; made += 1) {
    const asked = await question(page);
    if ((await noMore.count()) > 0 && (await here.count()) > 0) break;
    assert.ok(asked.length > 0 && made < 200, 'nobody acts');
    await decide(page, () => byOneKey(page, wish(asked, 1)), `${made}`);
  }
  await page.locator('.stops summary').click();
  await page.locator('.stops fieldset').waitFor();
  assert.equal(await boxes.first().locator('em').count(), 1, 'what stands here is the first');
  const first = here.first();
  await screenshot(page, 'vtes-stops-1440');
  assert.deepEqual(await findings(page), [], 'axe');
  const before = await checked();
  assert.equal(before, 5);
  await first.click();
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.stops input:checked').length === 4);
});
