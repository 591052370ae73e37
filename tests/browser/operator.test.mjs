// Whoever runs the server, and the people there: a line that everybody reads, a report, a lost password.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { arrive, box, closeBrowser, findings, House, openBrowser, screenshot, visitor } from './house.mjs';

before(openBrowser);
after(closeBrowser);

const admin = (house, ...order) =>
  JSON.parse(execFileSync(process.env.KRYPTA, ['admin', ...order, '--json', '--data', house.data], { encoding: 'utf8' }));

test('a banner for everybody, a reported line, and a new password by a link', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  await arrive(ala.page, '/');
  await box(ala.page).getByRole('button', { name: /Invite/ }).click();
  const link = await ala.page.locator('.invite input').inputValue();
  const bela = await visitor(house);
  await bela.page.goto(link);
  await bela.page.waitForURL(/\/table\//);
  await ala.page.locator('.chairs li:not(.empty)').nth(1).waitFor();

  admin(house, 'announce', 'Back at nine <b>sharp</b>.');
  await ala.page.locator('.announced').getByText('Back at nine <b>sharp</b>.').waitFor();
  await bela.page.locator('.announced').waitFor();

  const talk = async ({ page }, words) => {
    await page.locator('.chat input').fill(words);
    await page.locator('.chat input').press('Enter');
  };
  await talk(bela, 'You play like a ghoul.');
  await ala.page.locator('.chat .words').getByText('like a ghoul').waitFor();
  assert.equal(await bela.page.locator('.chat .report').count(), 0, 'nobody reports himself');
  await ala.page.locator('.chat .report').click();
  await ala.page.locator('dialog[open] input').fill('Rude');
  await screenshot(ala.page, 'report-1440');
  assert.deepEqual(await findings(ala.page), []);
  await ala.page.locator('dialog[open] button.main').click();
  await ala.page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => undefined);
  const [report] = admin(house, 'reports').rows;
  assert.equal(report.said, 'You play like a ghoul.');
  assert.equal(report.reason, 'Rude');

  admin(house, 'announce');
  await ala.page.locator('.announced').waitFor({ state: 'detached' });

  const reset = admin(house, 'reset', report.about);
  const celina = await visitor(house);
  await celina.page.goto(house.address + new URL(reset.link).pathname + new URL(reset.link).hash);
  await celina.page.locator('main input[type=password]').fill('a ghoul no longer');
  await screenshot(celina.page, 'reset-1440');
  assert.deepEqual(await findings(celina.page), []);
  await celina.page.locator('main form button').click();
  await celina.page.waitForURL(house.address + '/');
  const me = await celina.page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
  assert.equal(me.name, report.about);
  assert.equal(me.kept, true);
});
