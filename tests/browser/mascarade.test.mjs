// Mascarade at one table: two people with a browser each, and bots. What a card shows lies on the table and nowhere else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, House, openBrowser, screenshot, visitor } from './house.mjs';
import { askedNow, click, decide, overheard, question } from './match.mjs';
import { floats, OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

const secrets = ['saw', 'exchanged', 'left-alone'];

/** Every thing in a message that is open or not: cards, and answers. */
function sealed(tree, found = []) {
  if (tree === null || typeof tree !== 'object') return found;
  if ('open' in tree && 'value' in tree) found.push(tree);
  for (const part of Object.values(tree)) sealed(part, found);
  return found;
}

/** Goes through all that one browser got. Tells how many cards lay face down in it, and which secrets it was told. */
function inspect(messages) {
  const told = new Set();
  let closed = 0;
  for (const message of messages.map((text) => JSON.parse(text))) {
    for (const card of sealed(message)) {
      if (card.open) continue;
      assert.equal(card.value, 'unknown', JSON.stringify(message.now?.view));
      closed += 1;
    }
    for (const line of message.told ?? []) {
      for (const event of line.events ?? []) {
        if (!secrets.includes(event.kind)) continue;
        assert.ok('choice' in line, `${event.kind} was told to seat ${message.seat}, who did not choose it`);
        if ('seat' in event) assert.equal(event.seat, message.seat);
        told.add(event.kind);
      }
    }
  }
  return { closed, told };
}

/** Nobody is caught before he has looked at his card once; then people announce and claim until somebody has won. */
function wish(options, player) {
  const kind = (id) => id.split(/[:@]/)[0];
  const one = (name) => options.filter((id) => kind(id) === name);
  const any = (ids) => ids[player.made % ids.length];
  if (one('look').length > 0 && !player.looked) {
    player.looked = true;
    return any(one('look'));
  }
  if (one('claim').length > 0) return player.looked && player.made % 3 === 0 ? any(one('claim')) : 'pass';
  return any(one('announce').length > 0 ? one('announce') : options);
}

/** On the board, or with the button: both do the same. A swap on the board is a click on the card that is not one's own. */
async function choose({ page, seat, made }, id) {
  const places = id.startsWith('swap:') && made % 2 === 0 ? id.slice('swap:'.length).split(',') : [];
  const other = places.find((place) => place !== String(seat));
  if (other) await page.locator(`.board [data-place="${other}"]`).click({ timeout: 5_000 });
  else await click(page, id, made);
}

async function playToTheEnd(pages, screen) {
  const players = pages.map((page, seat) => ({ page, seat, made: 0, looked: false }));
  const over = () => pages[0].locator('.result').count();
  while ((await over()) === 0) {
    await Promise.any(pages.map((page) => question(page)));
    for (const player of players) {
      const options = await askedNow(player.page);
      if (options.length === 0) continue;
      if (player === players[0]) await screen.look(player.page, options);
      const wanted = wish(options, player);
      await decide(player.page, () => choose(player, wanted));
      player.made += 1;
      assert.ok(player.made < 400, 'the match does not end');
    }
  }
  return players.map(({ made }) => made);
}

test('a match of two people and bots to its end, and nobody is sent what lies face down', async (t) => {
  const house = await House.open(t);
  const ala = overheard(await visitor(house));
  await arrive(ala.page, '/');
  await box(ala.page, 'mascarade').getByRole('button', { name: /Set up a table/ }).click();
  const plan = ala.page.getByRole('dialog');
  await plan.getByLabel('Number of players').selectOption('6');
  await plan.getByText('Seat by seat').click();
  for (const [seat, sitter] of ['open', 'bot:easy', 'bot:easy', 'bot:easy', 'bot:easy'].entries()) {
    await plan.getByRole('listitem').nth(seat + 1).getByRole('combobox').selectOption(sitter);
  }
  // The first four swap, both people among them.
  await plan.locator('summary', { hasText: 'More choices' }).click();
  await plan.getByLabel('First turn').selectOption('0');
  await plan.getByRole('button', { name: 'Make the table' }).click();
  const bela = overheard(await visitor(house));
  await bela.page.goto(await ala.page.locator('.invite input').inputValue());
  await bela.page.waitForURL(/\/table\//);
  await ala.page.locator('button.start').click();

  // Not before the end: the way back, by a line of the story or by the replay.
  await bela.page.locator('section.prompt').waitFor();
  const replay = `/api${new URL(bela.page.url()).pathname.replace('table', 'tables')}/replay`;
  assert.equal((await bela.page.request.get(replay)).status(), 409);
  await bela.page.getByText('A game of memory').waitFor();
  assert.equal(await bela.page.locator('.story button.time').count(), 0);

  await question(ala.page);
  await floats(ala.page, '.board [data-walk="token"]');
  const screen = new OneScreen();
  const made = await playToTheEnd([ala.page, bela.page], screen);
  screen.judge(3);
  t.diagnostic(`choices: ${made.join(' and ')}`);
  for (const { page, got } of [ala, bela]) {
    await page.getByRole('heading', { name: /win/i }).waitFor();
    const { closed, told } = inspect(got);
    assert.ok(closed > 50, `${closed} cards face down`);
    assert.ok(told.has('saw'), 'everybody has looked at his card');
    assert.ok(told.has('exchanged') || told.has('left-alone'), 'everybody has had two cards under the table');
    await page.locator('.story button.time').first().waitFor();
  }
  await screenshot(ala.page, 'mascarade-over-1440');
  assert.equal((await bela.page.request.get(replay)).status(), 200);
});
