// Vendetta against bots, with relics and places, to its end on the board. What others hold is not sent.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, atRest, closeBrowser, findings, House, openBrowser, patience, pictures, screenshot, visitor, weighed } from './house.mjs';
import { click, decide, inspect, keepsItsHeight, makeTable, overheard, question } from './match.mjs';
import { floats, OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

/** Told to one seat alone. */
const own = ['drew-card', 'bottomed-card', 'played-down-card', 'came-back-down-card', 'shuffled-card'];

/** Of a view while the match is on: nobody else's cards are in it. */
const hides = (seat) => (view) => {
  if (view.frames.at(-1).step === 'over') return false;
  view.players.forEach((player, i) => {
    if (i === seat) return;
    for (const secret of [player.hand.value, player.deck]) assert.equal(secret, 'unknown');
    for (const card of [...player.bottom, ...player.drawn]) assert.equal(card, 'unknown');
  });
  return true;
};

/** Plays on, sometimes face down, deploys blood, and drains nobody more than it must. */
function wish(options, made) {
  const of = (kind) => options.filter((id) => id.split(':')[0] === kind);
  const any = (ids) => ids[(made * 7) % ids.length];
  for (const kind of ['play', 'blood']) if (of(kind).length > 0) return any(of(kind));
  return options.includes('end') ? 'end' : any(options);
}

/** A hand in the middle of the match: what axe finds, what floats, pictures, and how much was loaded. */
async function examine(t, page, weight) {
  await screenshot(page, 'vendetta-planning-1440');
  assert.deepEqual(await findings(page), [], 'axe');
  await floats(page, '.board [data-walk="card"]');
  for (const thing of ['card', 'ally']) await depicted(page, `.board [data-walk="${thing}"]`, ({ things, drawn }) => things > 0 && drawn === things);
  const bytes = await weight();
  assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes of JavaScript at a table`);
  t.diagnostic(`table: ${bytes} bytes of JavaScript`);
}

/** Waits until the pictures are as they should be: some are drawn later, and a card may be about to turn. */
async function depicted(page, selector, right) {
  for (const until = Date.now() + patience; ; await atRest(page)) {
    const seen = await pictures(page, selector);
    if (right(seen)) return seen;
    assert.ok(Date.now() < until, `${selector}: ${JSON.stringify(seen)}`);
  }
}
/** Whether somebody else had a card face down at a location when this message asked. */
const liesFaceDown = (message) => {
  const { decision, view } = JSON.parse(message).now ?? {};
  return decision?.must && view.deployed.some(({ card, marks, area }) => area > 0 && card?.value === 'unknown' && !marks.includes('up'));
};
/** What lies face down has no picture. Tells how many cards do. */
const faceDown = async (page) => (await depicted(page, '.slot.down:not(.veiled)', ({ some }) => some === 0)).things;

test('a match against bots to its end, on the board where it can be', async (t) => {
  const house = await House.open(t);
  const { page, got } = overheard(await visitor(house));
  await arrive(page);
  const weight = weighed(page);
  const sitters = ['me', 'bot:medium', 'bot:easy', 'bot:easy'];
  const options = { clans: 'random', relics: 'yes', places: 'yes' };
  await page.goto(`/table/${await makeTable(page, { game: 'vendetta', seats: 4, sitters, options, start: true })}`);

  let [made, covered, examined] = [0, 0, false];
  const screen = new OneScreen();
  for (let asked = await question(page); asked.length > 0; asked = await question(page)) {
    const id = wish(asked, made);
    await screen.look(page, asked);
    if (made >= 6 && !examined && (await page.locator('.board [data-walk="card"]').count()) > 0) {
      examined = true;
      await examine(t, page, weight);
    }
    covered += await faceDown(page);
    // A card has two faces at each location, and the page asks which: that is for the button.
    await decide(page, () => click(page, id, id.startsWith('play:') ? 1 : made), `${id} (${made})`);
    if (made % 10 === 0 && (await question(page)).length > 0) await keepsItsHeight(page);
    made += 1;
    assert.ok(made < 400, 'the match does not end');
  }
  await page.locator('section.result').waitFor();
  screen.judge(6);
  assert.ok(examined, 'a hand was looked at');
  assert.ok(covered > 0 || !got.some(liesFaceDown), 'cards that lie face down were looked at');
  await screenshot(page, 'vendetta-over-1440');
  t.diagnostic(`choices: ${made}`);
  const { told, views } = inspect(got, 0, own, hides(0));
  assert.ok(views > 20, `${views} views`);
  assert.ok(told.has('drew-card') && told.has('bottomed-card'), 'own cards are told');
});
