// Every page: its words in three languages, what axe finds, small and large screens, how much it loads.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, findings, happens, House, openBrowser, screenshot, settle, visitor, weighed } from './house.mjs';
import { finishedMatch, firstThought, makeTable } from './match.mjs';

before(openBrowser);
after(closeBrowser);

const running = { seats: 4, sitters: ['me', 'bot:easy', 'bot:medium', 'bot:hard'], start: true };

/** A table of each kind, made by the person whose page it is. */
async function tables(page) {
  const over = await finishedMatch(page, 2);
  return {
    open: await makeTable(page, { seats: 3 }),
    running: await makeTable(page, running),
    over,
    thought: `${over}#open:${(await firstThought(page, over)).frame}`,
    crowded: await makeTable(page, { game: 'mascarade', seats: 13, sitters: ['me', ...Array(12).fill('bot:easy')], start: true }),
    crowdedOver: await finishedMatch(page, 13, 'mascarade'),
  };
}

const pages = ({ open, running, over, thought, crowded, crowdedOver }) => ({
  lobby: '/',
  waiting: `/table/${open}`,
  table: `/table/${running}`,
  result: `/table/${over}`,
  replay: `/replay/${over}`,
  'mascarade-table': `/table/${crowded}`,
  'mascarade-result': `/table/${crowdedOver}`,
  'mascarade-replay': `/replay/${crowdedOver}`,
  'replay-thought': `/replay/${thought}`,
  file: '/replay',
  rules: '/rules/nowa-huta',
  learn: '/learn/nowa-huta',
  minute: '/learn/mascarade/minute',
  statistics: '/statistics',
  decks: '/decks',
  'deck-builder': '/decks/new',
  'deck-shared': '/decks/shared#no-deck',
  about: '/about',
  lost: '/no-such-page',
});

const dialogs = {
  settings: (page) => page.locator('header nav button').first().click(),
  person: (page) => page.locator('header nav button').last().click(),
  'new-table': (page) => box(page).locator('.more button').click(),
  'mascarade-new-table': (page) => box(page, 'mascarade').locator('.more button').click(),
};

const speak = async (page, language) => {
  await page.locator('header select').first().selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
};

/** What is written in each language, with the person's language changed in place. */
async function inAllLanguages(page, name, where, reopen) {
  for (const language of ['pl', 'hu', 'en']) {
    await speak(page, language);
    await reopen?.(page);
    const written = (where) => {
      const text = document.querySelector(where)?.innerText ?? '';
      return text.length > 20 && !text.includes('⟦');
    };
    assert.ok(await happens(page, written, where, 20_000), `${name} in ${language}`);
    if (reopen) await page.keyboard.press('Escape');
  }
}

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`every page at ${width} px: axe finds nothing, nothing is cut off, no word is missing`, async (t) => {
    const house = await House.open(t);
    const ala = await visitor(house, { width, height });
    const { page } = ala;
    await arrive(page);
    for (const [name, path] of Object.entries(pages(await tables(page)))) {
      await page.goto(path);
      await settle(page);
      await screenshot(page, `${name}-${width}`);
      assert.deepEqual(await findings(page), [], `${name} at ${width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${name} is ${wide} px wide at ${width}`);
      if (width > 1000) await inAllLanguages(page, name, 'main');
    }
    await page.goto('/');
    for (const [name, open] of Object.entries(dialogs)) {
      await open(page);
      await screenshot(page, `${name}-${width}`);
      assert.deepEqual(await findings(page), [], `${name} at ${width}`);
      await page.keyboard.press('Escape');
      if (width > 1000) await inAllLanguages(page, name, 'dialog[open]', open);
    }
  });
}

test('the language chosen last stays, however late the server answers', async (t) => {
  const house = await House.open(t);
  const { page } = await visitor(house);
  await arrive(page);
  const answered = (language) =>
    page.waitForResponse(async (answer) => answer.url().endsWith('/api/language') && (await answer.json()).language === language);
  const [polish, hungarian] = ['pl', 'hu'].map(answered);
  await page.route('**/api/language', async (route) => {
    const answer = await route.fetch();
    // The later answer may overtake this one, if it will.
    if (route.request().postDataJSON().lang === 'pl') await Promise.race([hungarian, page.waitForTimeout(1000)]);
    await route.fulfill({ response: answer });
  });
  await speak(page, 'pl');
  await speak(page, 'hu');
  await Promise.all([polish, hungarian]);
  await settle(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'hu');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('html[lang=hu]').waitFor();
});

test('the other themes have contrast enough', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await arrive(page);
  const table = `/table/${await makeTable(page, running)}`;
  for (const theme of ['paper', 'contrast']) {
    await page.evaluate((chosen) => localStorage.setItem('settings', JSON.stringify({ theme: chosen })), theme);
    for (const path of ['/', table]) {
      await page.goto(path);
      await settle(page);
      assert.deepEqual(await findings(page), [], `${path} in ${theme}`);
    }
  }
});

test('the lobby is under 100 kB of JavaScript, compressed, and nothing comes from elsewhere', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const weight = weighed(ala.page);
  await ala.page.goto('/');
  await settle(ala.page);
  const bytes = await weight();
  assert.ok(bytes > 10_000 && bytes < 100_000, `${bytes} bytes`);
  t.diagnostic(`lobby: ${bytes} bytes of JavaScript`);
});

test('it can be installed, and opens without a connection', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  assert.equal(manifest.display, 'standalone');
  for (const icon of manifest.icons) assert.equal((await page.request.get(icon.src)).status(), 200, icon.src);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await settle(page);
  ala.expectNoServer(true);
  await house.stop();
  await page.reload();
  await page.getByText('The server cannot be reached').first().waitFor();
  await house.start();
});
