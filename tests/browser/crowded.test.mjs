// A table as full as it can become has everything that matters on one screen all the same.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, House, openBrowser, visitor } from './house.mjs';
import { fullTables, staged } from './full.mjs';
import { makeTable, question } from './match.mjs';
import { OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

for (const { wanted, stages } of fullTables) {
  test(`one screen for a table as full as can be: ${wanted.game} for ${wanted.seats}`, async (t) => {
    const house = await House.open(t);
    const { page } = await visitor(house);
    await arrive(page);
    const sitters = ['me', ...Array(wanted.seats - 1).fill('bot:easy')];
    const table = await makeTable(page, { ...wanted, sitters, start: true });
    let fill;
    let filled = 0;
    await staged(page, (now) => {
      filled += 1;
      return fill(now);
    });
    const screen = new OneScreen();
    for (const [kind, stage] of Object.entries(stages)) {
      fill = stage;
      await page.goto(`/table/${table}`);
      await screen.look(page, await question(page), kind);
    }
    assert.ok(filled >= Object.keys(stages).length, `${filled} packets were filled up`);
    screen.judge(Object.keys(stages).length);
  });
}
