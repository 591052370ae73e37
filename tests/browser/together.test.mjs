// Several people at one table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, findings, House, openBrowser, patience, screenshot, visitor } from './house.mjs';
import { byMouse, click, decide, question, together } from './match.mjs';

before(openBrowser);
after(closeBrowser);

/** Ala makes a table, Béla comes by her invitation; the table is started. */
async function twoAtATable(house) {
  const ala = await visitor(house);
  await arrive(ala.page, '/');
  await box(ala.page).getByRole('button', { name: /Invite/ }).click();
  const link = await ala.page.locator('.invite input').inputValue();
  assert.match(link, /\/join\/[a-z0-9]+\/[a-z0-9]+$/);
  await ala.page.getByRole('img', { name: /code/i }).waitFor();
  const bela = await visitor(house);
  await bela.page.goto(link);
  await bela.page.waitForURL(/\/table\//);
  // He is asked what to call him, and may answer with Enter.
  await bela.page.waitForFunction(() => /^Guest \d+$/.test(document.querySelector('#your-name:focus')?.value));
  assert.ok(!bela.page.url().includes('/join/'), 'the invitation does not stay in the address');
  await ala.page.locator('.chairs li:not(.empty)').nth(1).waitFor();
  return { ala, bela, link };
}

/** Fills the chairs that are left with bots and starts. */
async function start(page) {
  const free = page.locator('.chairs li.empty');
  while ((await free.count()) > 0) {
    const left = await free.count();
    await free.first().getByRole('combobox').selectOption('easy');
    await page.waitForFunction((n) => document.querySelectorAll('.chairs li.empty').length < n, left);
  }
  await page.locator('button.start').click();
}

test('two browsers at one table by invitation, with a spectator, reload, a lost server and a reconnect', async (t) => {
  const house = await House.open(t);
  const { ala, bela, link } = await twoAtATable(house);
  await screenshot(ala.page, 'waiting-room-1440');
  await start(ala.page);

  const celina = await visitor(house, { width: 900 });
  await celina.page.goto(link);
  await celina.page.locator('section.prompt.watching').waitFor();
  assert.equal(await celina.page.locator('[data-option]').count(), 0, 'a spectator has nothing to choose');

  const both = (choices) => together([ala.page, bela.page], choices);
  await both(4);

  // Words cross the table.
  await ala.page.getByRole('tab', { name: /Chat/ }).click();
  await ala.page.locator('.story').getByRole('textbox').fill('Dobry wieczór!');
  await ala.page.keyboard.press('Enter');
  await bela.page.getByRole('tab', { name: /Chat/ }).click();
  await bela.page.locator('.story').getByText('Dobry wieczór!').waitFor();

  await bela.page.reload();
  await both(3);

  // The server is killed and comes back at the same address; nobody reloads.
  for (const one of [ala, bela, celina]) one.expectNoServer(true);
  await house.stop('SIGKILL');
  await ala.page.locator('.connection p').waitFor();
  await house.start();
  await ala.page.locator('.connection p').waitFor({ state: 'detached' });
  await bela.page.locator('.connection p').waitFor({ state: 'detached' });
  await both(4);
  for (const one of [ala, bela, celina]) one.expectNoServer(false);
  await screenshot(celina.page, 'spectator-900');
});

test('a choice that was on its way when the connection broke is made once', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  await ala.page.goto('/');
  await box(ala.page).getByRole('button', { name: /Play now/ }).click();
  await byMouse(ala.page, 2);
  await question(ala.page);
  ala.expectNoServer(true);
  await house.stop('SIGKILL');
  await ala.page.locator('.connection p').waitFor();
  await click(ala.page, (await question(ala.page))[0], 1, patience);
  await house.start();
  await ala.page.locator('.connection p').waitFor({ state: 'detached' });
  ala.expectNoServer(false);
  const own = await byMouse(ala.page, 3);
  assert.equal(own, 3, 'the match goes on');
});

test('taking back: at once, and by consent', async (t) => {
  const house = await House.open(t);
  const { ala, bela } = await twoAtATable(house);
  await start(ala.page);
  // Whoever is first places his vampire and wants it back.
  const first = await Promise.race(
    [ala, bela].map(async (one) => {
      await question(one.page);
      return one;
    }),
  );
  const other = first === ala ? bela : ala;
  const [option] = await question(first.page);
  await decide(first.page, () => click(first.page, option, 1));
  await first.page.getByRole('button', { name: 'Take back', exact: false }).first().click();
  const confirm = first.page.locator('dialog[open]');
  await confirm.or(first.page.locator('.story .undone').first()).first().waitFor();
  if (await confirm.isVisible()) {
    assert.deepEqual(await findings(first.page), [], 'axe');
    await confirm.locator('.button.main').click();
    await other.page.locator('.asking .button.main').click();
  }
  await question(first.page);
  await first.page.locator('.story .undone').first().waitFor();
});

/** Logs out everywhere but here; what was open elsewhere goes on as a guest. */
test('sessions are listed, and those elsewhere ended', async (t) => {
  const house = await House.open(t);
  const home = await visitor(house);
  await arrive(home.page, '/');
  await home.page.locator('header nav button').last().click();
  const dialog = home.page.getByRole('dialog');
  await dialog.locator('input[name=name]').fill('Zofia');
  await dialog.getByRole('button', { name: 'Change the name' }).click();
  await home.page.locator('header nav .name', { hasText: 'Zofia' }).waitFor();
  await dialog.locator('input[name=password]').first().fill('correct horse');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.getByText('Where you are logged in').waitFor();

  const away = await visitor(house);
  await arrive(away.page, '/');
  const status = await away.page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Zofia', password: 'correct horse' });
    return (await fetch('/api/login', { method: 'POST', headers, body })).status;
  });
  assert.equal(status, 200);

  await dialog.getByText('Where you are logged in').click();
  await dialog.locator('.sessions li').nth(1).waitFor();
  assert.equal(await dialog.locator('.sessions li', { hasText: 'This browser' }).count(), 1);
  await screenshot(home.page, 'sessions-1440');
  away.expectNoServer(true);
  await dialog.getByRole('button', { name: 'Log out elsewhere' }).click();
  await home.page.waitForFunction(() => document.querySelectorAll('.sessions li').length === 1);
  const name = (page) => page.evaluate(async () => (await (await fetch('/api/me')).json()).name);
  assert.equal(await name(home.page), 'Zofia');
  assert.equal(await name(away.page), undefined);
});

/** Sends a request as the person of the page. */
const post = (page, path, body) =>
  page.evaluate(
    async ([where, what]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(where, { method: 'POST', headers, body: JSON.stringify(what) })).json();
    },
    [path, body],
  );

test('friends by a link, a name by invitation, a match that waits, and a rating after it', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  await arrive(ala.page, '/');
  await post(ala.page, '/api/rename', { name: 'Ala' });
  await post(ala.page, '/api/keep', { password: 'correct horse' });
  await ala.page.reload();
  await ala.page.getByRole('button', { name: 'Make friends' }).click();
  const link = await ala.page.getByLabel('Your link').inputValue();
  await screenshot(ala.page, 'friend-link-1440');
  await ala.page.keyboard.press('Escape');

  const bela = await visitor(house);
  await bela.page.goto(link);
  await bela.page.getByText('You and Ala are friends now.').waitFor();
  // The link does not stay in the address.
  await bela.page.waitForURL(({ pathname }) => pathname === '/');
  await bela.page.locator('section', { hasText: 'Friends' }).getByText('Ala', { exact: true }).waitFor();

  // An invitation asks for a name; who has a password is rated.
  const { table } = await post(ala.page, '/api/tables', { game: 'vampire-empire', seats: 2, clock: { kind: 'days', days: 3 } });
  await ala.page.goto(`/table/${table}`);
  const invitation = await ala.page.locator('.invite input').inputValue();
  await bela.page.goto(invitation);
  await bela.page.locator('#your-name').fill('Bela');
  await bela.page.keyboard.press('Enter');
  await ala.page.locator('.chairs').getByText('Bela', { exact: true }).waitFor();
  await bela.page.locator('#your-name').waitFor({ state: 'detached' });
  await screenshot(bela.page, 'waiting-invited-1440');
  // Who keeps his name in the waiting room sits there with a kept name.
  await bela.page.locator('header nav .name').click();
  await bela.page.getByRole('dialog').locator('input[name=password]').first().fill('battery staple');
  await bela.page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await bela.page.getByText('The name Bela is yours now.').waitFor();
  await bela.page.keyboard.press('Escape');
  await ala.page.getByText('Counts if everybody').waitFor();
  await ala.page.locator('button.start').click();
  await ala.page.locator('section.prompt').waitFor();

  // One of them has to decide, and finds it in the lobby.
  const turn = async (page) => (await page.locator('section.prompt.yours').count()) > 0;
  await Promise.race([ala, bela].map(({ page }) => page.locator('section.prompt.yours').waitFor()));
  const first = (await turn(ala.page)) ? ala : bela;
  await first.page.goto('/');
  await first.page.getByRole('link', { name: 'A match waits for you' }).waitFor();
  await first.page.waitForFunction(() => document.title === '(1) Your turn – Krypta');
  await screenshot(first.page, 'lobby-waiting-1440');
  await first.page.goto(`/table/${table}`);

  // Both leave it to bots.
  for (const { page } of [ala, bela]) {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('dialog[open] .button.main').click();
  }
  await ala.page.getByText(/± \d+, from 1 match/).first().waitFor();
  await screenshot(ala.page, 'rated-1440');
  await ala.page.goto('/statistics');
  await ala.page.getByRole('cell', { name: 'people' }).waitFor();
  await screenshot(ala.page, 'statistics-1440');
});
