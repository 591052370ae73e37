// A deck is built, kept, given in a link, pasted and tried; and what two windows do to it is not lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, findings, House, openBrowser, screenshot, settle, visitor } from './house.mjs';
import { makeTable } from './match.mjs';

before(openBrowser);
after(closeBrowser);

const printed = readFileSync(new URL('../../engine/games/vtes/decks/tremere.deck', import.meta.url), 'utf8');
const verdict = (page) => page.locator('.verdict');
const reasons = (page) => verdict(page).locator('li');
const row = (page, where, name) => page.locator(`${where} [data-card]`, { hasText: name }).first();
const one = (page, name) => page.getByRole('button', { name, exact: true });

/** The page fits the screen and axe finds nothing. */
async function inOrder(page, name) {
  await settle(page);
  await screenshot(page, name);
  assert.deepEqual(await findings(page), [], `${name}: axe`);
  const { scrolled, wide } = await page.evaluate(() => ({ scrolled: document.documentElement.scrollWidth, wide: innerWidth }));
  assert.ok(scrolled <= wide, `${name} is ${scrolled} px wide at ${wide}`);
}

test('a deck is built by searching, kept, shared, tried, pasted, and brought to a table', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await arrive(page, '/decks');
  await page.getByRole('link', { name: 'Build a deck' }).click();
  await reasons(page).nth(1).waitFor();
  assert.match((await reasons(page).allInnerTexts()).join(' '), /crypt has 0 cards.*library has 0 cards/s);

  // Twelve vampires of one clan, found by the filters; the reason about the crypt goes.
  await page.getByLabel('Clan').selectOption({ label: 'Tremere' });
  await page.getByLabel('Group').selectOption('5');
  const vampires = page.locator('.found [data-card]');
  await vampires.nth(2).waitFor();
  for (let i = 0; i < 12; ++i) await vampires.nth(i % 3).getByRole('button', { name: /^One more/ }).click();
  await reasons(page).nth(1).waitFor({ state: 'detached' });
  assert.match(await reasons(page).innerText(), /library has 0 cards/);

  // What cannot be played yet is there for who wants to see it, and cannot be taken.
  await one(page, 'Clear the filters').click();
  const hits = async () => Number((await page.locator('.hits').innerText()).replaceAll(/\D/g, ''));
  const playable = await hits();
  await page.getByLabel('Also cards that cannot be played here yet').check();
  await page.locator('.found .refused').first().waitFor();
  assert.equal(await hits(), 1785, 'every crypt card there is');
  assert.ok(playable > 300 && playable < 1785, `${playable} can be played`);
  assert.ok(await page.locator('.found .refused').first().getByRole('button', { name: /^One more/ }).isDisabled());
  await page.getByLabel('Also cards that cannot be played here yet').uncheck();

  // Sixty library cards, the words of their text among what is searched for, by the keyboard alone.
  await one(page, 'Library').click();
  await page.getByLabel('Words in the name or on the card').fill('bleed deflection');
  const deflection = row(page, '.found', 'Deflection').getByRole('button', { name: /^One more/ });
  await deflection.focus();
  for (let i = 0; i < 60; ++i) await page.keyboard.press('Enter');
  await verdict(page).getByText('A legal deck').waitFor();
  assert.equal(await reasons(page).count(), 0);
  await page.getByLabel('Name of the deck').fill('Moonlit Cellar');
  await inOrder(page, 'deck-builder-1440');
  await one(page, 'Save').click();
  await one(page, 'Saved').waitFor();
  await page.waitForURL(/\/decks\/[a-z2-9]{12}$/);
  await page.reload();
  await verdict(page).getByText('A legal deck').waitFor();
  assert.equal(await page.getByLabel('Name of the deck').inputValue(), 'Moonlit Cellar');

  await one(page, 'Test hand').click();
  const hand = page.locator('dialog[open] section').first().locator('.tile');
  assert.equal(await hand.count(), 7);
  await page.getByRole('button', { name: /^Next card/ }).click();
  assert.equal(await hand.count(), 8);
  await one(page, 'Again').click();
  assert.equal(await hand.count(), 7);
  await screenshot(page, 'deck-hand-1440');
  assert.deepEqual(await findings(page), [], 'hand: axe');
  await page.keyboard.press('Escape');

  await one(page, 'Try it').click();
  await one(page, 'Try this deck').click();
  await page.locator('dialog[open] progress').waitFor();
  await page.locator('dialog[open]').getByText(/matches between bots/).waitFor();
  await inOrder(page, 'deck-trial-1440');
  await page.keyboard.press('Escape');

  await one(page, 'Share').click();
  const link = await page.locator('dialog[open] input').inputValue();
  assert.ok(link.length < 200 && !link.includes('Moonlit'), link);
  await page.keyboard.press('Escape');
  const bela = await visitor(house, { width: 390, height: 844, locale: 'pl' });
  await bela.page.goto(link);
  await bela.page.getByRole('heading', { name: 'Moonlit Cellar' }).waitFor();
  assert.equal(await row(bela.page, 'main', 'Deflection').locator('.times').innerText(), '60');
  assert.equal(await bela.page.locator('.step').count(), 0, 'nothing of it can be changed');
  await inOrder(bela.page, 'deck-shared-390');
  const id = page.url().split('/').at(-1);
  bela.expectNoServer(true);
  await bela.page.goto(`/decks/${id}`);
  await bela.page.getByRole('alert').getByText('Nie masz takiej talii').waitFor();
  bela.expectNoServer(false);
  await bela.page.goto('/decks/new');
  await inOrder(bela.page, 'deck-builder-390');

  // Another window changes it; what is here is not lost and overwrites nothing.
  const told = await page.evaluate(async (deck) => {
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ revision: 1, deck: { name: 'From elsewhere', cards: { 100518: 3 } } });
    return (await fetch(`/api/decks/${deck}`, { method: 'POST', headers: json, body })).status;
  }, id);
  assert.equal(told, 200);
  await page.getByLabel('Name of the deck').fill('Sunlit Cellar');
  ala.expectNoServer(true);
  await one(page, 'Save').click();
  await one(page, 'Keep both').waitFor();
  ala.expectNoServer(false);
  await one(page, 'Keep both').click();
  await one(page, 'Saved').waitFor();

  // Pasted, with a name that nobody knows: it is told, and goes to the notes.
  await one(page, 'Import').click();
  await page.getByLabel('Paste a deck').fill(`${printed}\n2x Deflektion`);
  await one(page, 'Read it').click();
  await page.locator('dialog[open]').getByText('Did you mean “Deflection”').waitFor();
  assert.deepEqual(await findings(page), [], 'import: axe');
  await screenshot(page, 'deck-import-1440');
  await one(page, 'Put it in the place of this deck').click();
  await row(page, '.deck', 'Ayelech').waitFor();
  await page.getByText('Author and notes').click();
  assert.match(await page.getByLabel('Notes', { exact: true }).inputValue(), /2x Deflektion/);
  await one(page, 'Save').click();
  await one(page, 'Saved').waitFor();
  await page.goto('/decks');
  await page.getByRole('heading', { name: 'From elsewhere' }).waitFor();
  await inOrder(page, 'deck-list-1440');
  const mine = await page.locator('.decks h2').allInnerTexts();
  assert.equal(mine.length, 2);

  const table = await makeTable(page, { game: 'vtes', seats: 2 });
  await page.goto(`/table/${table}`);
  const choice = page.locator('.deck').getByRole('combobox');
  await choice.getByRole('option', { name: mine[0], exact: true }).waitFor({ state: 'attached' });
  await choice.selectOption({ label: mine[0] });
  await page.locator('.chairs').getByText('has chosen a deck').first().waitFor();
  await page.reload();
  await page.waitForFunction((name) => document.querySelector('.deck select')?.selectedOptions[0]?.textContent === name, mine[0]);
});
