// After a match: the result, the replay, the file, the proof; and looking back while it runs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, House, openBrowser, screenshot, visitor } from './house.mjs';
import { byMouse, finishedMatch, firstThought } from './match.mjs';

before(openBrowser);
after(closeBrowser);

/** Who steps on sees what a choice did as at the table, until he skips. */
async function oneChoiceIsSeveralMoments(page, table) {
  const frame = await page.evaluate(async (id) =>
    (await (await fetch(`/api/tables/${id}/replay?seat=open&moments=yes`)).json()).frames.find(({ moments }) => moments).number, table);
  const wait = (pace) => page.evaluate((pace) => localStorage.setItem('settings', JSON.stringify({ pace })), pace);
  await wait('calm');
  await page.goto(`/replay/${table}#open:${frame - 1}`);
  await page.reload();
  await page.waitForFunction((moment) => document.querySelector('input[type=range]')?.valueAsNumber === moment, frame - 1);
  const told = () => page.locator('section[aria-label="This moment"] .sentence').count();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.locator('.skip.behind').waitFor();
  const first = await told();
  await page.keyboard.press('s');
  await page.locator('.skip.behind').waitFor({ state: 'detached' });
  assert.ok(await told() > first, `${await told()} sentences after ${first}`);
  await wait('none');
}

test('result, replay with slider and seats, file, proof, play again', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await arrive(page);
  const table = await finishedMatch(page, 3);

  await page.goto(`/table/${table}`);
  await page.getByRole('heading', { name: /win/i }).waitFor();
  await screenshot(page, 'result-1440');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
  const file = await download.path();

  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  await slider.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
  const last = Number(await slider.getAttribute('aria-valuemax') ?? await slider.getAttribute('max'));
  assert.ok(last > 50, `${last} moments`);
  await page.locator('.board [data-target]').first().waitFor();
  await screenshot(page, 'replay-1440');
  await page.keyboard.press('End');

  const { frame, options } = await firstThought(page, table);
  // The page stays and goes to that moment; until then it shows the one before, and what was thought there.
  await page.goto(`/replay/${table}#open:${frame}`);
  await page.waitForFunction((moment) => document.querySelector('input[type=range]').valueAsNumber === moment, frame);
  const thought = page.locator('.bot-thought');
  const listed = ([count, label]) => {
    const lines = [...document.querySelectorAll('.bot-thought ol li')];
    return lines.length === count && lines.some((line) => line.innerText.includes(label));
  };
  await page.waitForFunction(listed, [options.length, options[0].label]);
  assert.match(await thought.locator('ol li').first().innerText(), /\(chosen\)/);
  for (const { label } of options) assert.ok((await thought.innerText()).includes(label), label);
  await slider.focus();
  await page.keyboard.press('Home');
  await thought.waitFor({ state: 'detached' });

  await oneChoiceIsSeveralMoments(page, table);

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('slider').first().waitFor();

  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: /fair/i }).click();
  await page.locator('.proof li.good').nth(1).waitFor();
  assert.equal(await page.locator('.proof li.bad').count(), 0);
  await screenshot(page, 'proof-1440');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Play again/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
});

test('a line of the log leads back to its moment, and back again', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await page.goto('/');
  await box(page).getByRole('button', { name: /Play now/ }).click();
  await byMouse(page, 8);
  await page.locator('.story button.time').first().click();
  await page.locator('.earlier .banner').waitFor();
  assert.equal(await page.locator('.board .lit').count(), 0, 'nothing is lit in the past');
  await page.locator('.earlier .button.main').click();
  await page.locator('.earlier .banner').waitFor({ state: 'detached' });
  await byMouse(page, 2);
});
