// Vampire Empire at one table: two people with a browser each. What somebody holds is sent to nobody else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, House, openBrowser, screenshot, visitor } from './house.mjs';
import { askedNow, click, decide, inspect, keepsItsHeight, overheard, question } from './match.mjs';
import { floats, OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

/** Told to one seat alone. */
const own = ['vampire-drawn', 'token-drawn', 'got-card', 'discarded-card', 'dropped-card', 'took-card', 'lost-card'];

/** Of a view while the match is on: what the other holds is not in it. */
const hides = (seat) => (view) => {
  if (view.ending !== null) return false;
  const rival = view.players[1 - seat];
  for (const secret of [rival.hand.value, rival.deck, rival.cellar, rival.moat, view.players[seat].deck]) {
    assert.equal(secret, 'unknown');
  }
  const [mine, theirs] = view.players[seat].side === 'vampire' ? ['vampires', 'tokens'] : ['tokens', 'vampires'];
  assert.equal(view[theirs].value, 'unknown');
  if (view.turn > 0) assert.notEqual(view[mine].value, 'unknown');
  assert.ok(view.town.middle.every((card) => card === 'unknown'));
  return true;
};

/** Fights where one can and passes where one must, so that the match comes to its end. */
function wish(options, made) {
  const of = (kind) => options.filter((id) => id.split(':')[0] === kind);
  const any = (ids) => ids[made % ids.length];
  for (const kind of ['attack', 'ask', 'fill']) if (of(kind).length > 0) return any(of(kind));
  if (of('play').length > 0 && (made % 3 > 0 || !options.includes('done'))) return any(of('play'));
  return options.includes('done') ? 'done' : any(options);
}

/** On the board where a click on a card can mean one thing only, else with the button. */
async function choose({ page, made }, id) {
  const about = await page.locator(`section.prompt [data-option="${id}"]`).getAttribute('data-about', { timeout: 5_000 });
  const alone = about?.startsWith('card:') && (await page.locator(`section.prompt [data-about="${about}"]`).count()) === 1;
  await click(page, id, alone ? made : 1);
}

async function playToTheEnd(pages, screen) {
  const players = pages.map((page) => ({ page, made: 0 }));
  while ((await pages[0].locator('.result').count()) === 0) {
    await Promise.any(pages.map((page) => question(page)));
    for (const player of players) {
      const options = await askedNow(player.page);
      if (options.length === 0) continue;
      assert.ok(options.length > 1, `nobody is asked where there is nothing to choose: ${options}`);
      if (player === players[0]) await screen.look(player.page, options);
      await decide(player.page, () => choose(player, wish(options, player.made)));
      player.made += 1;
      assert.ok(player.made < 600, 'the match does not end');
    }
  }
  return players.map(({ made }) => made);
}

test('a match of two people to its end, and nobody is sent what the other holds', async (t) => {
  const house = await House.open(t);
  const ala = overheard(await visitor(house));
  await arrive(ala.page, '/');
  await box(ala.page, 'vampire-empire').getByRole('button', { name: /Set up a table/ }).click();
  const plan = ala.page.getByRole('dialog');
  await plan.getByRole('listitem').nth(1).getByRole('combobox').selectOption('open');
  await plan.getByRole('button', { name: 'Make the table' }).click();
  const bela = overheard(await visitor(house));
  await bela.page.goto(await ala.page.locator('.invite input').inputValue());
  await bela.page.waitForURL(/\/table\//);
  await ala.page.locator('button.start').click();

  await ala.page.locator('section.prompt.yours').waitFor();
  await screenshot(ala.page, 'vampire-empire-night-1440');
  await keepsItsHeight(ala.page);
  await floats(ala.page, '.board [data-walk="card"]');
  const screen = new OneScreen();
  const made = await playToTheEnd([ala.page, bela.page], screen);
  screen.judge(6);
  t.diagnostic(`choices: ${made.join(' and ')}`);
  const passed = [ala, bela].map(({ got }) =>
    got.flatMap((text) => JSON.parse(text).told ?? []).filter((line) => line.passed));
  assert.ok(passed.flat().length > 0, 'the server went on for who had one choice only');
  assert.ok(passed.flat().every((line) => line.choice !== undefined), 'and told nobody else');
  for (const [seat, { page, got }] of [ala, bela].entries()) {
    await page.locator('section.result').waitFor();
    const { views, told } = inspect(got, seat, own, hides(seat));
    assert.ok(views > 20, `${views} views`);
    assert.ok(told.has('got-card'), 'everybody has drawn cards');
    assert.ok(told.has(seat === 0 ? 'vampire-drawn' : 'token-drawn'), 'everybody knows his tokens');
  }
  await screenshot(ala.page, 'vampire-empire-over-1440');
});
