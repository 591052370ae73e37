import { arrive, closeBrowser, House, openBrowser, visitor } from '../tests/browser/house.mjs';
import { finishedMatch, makeTable } from '../tests/browser/match.mjs';

const rounds = 10;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

await openBrowser();
let end;
const house = await House.open({ after: (close) => (end = close) });
const { page } = await visitor(house);
await arrive(page);
const table = await makeTable(page, { seats: 4, sitters: ['me', 'bot:easy', 'bot:easy', 'bot:easy'], start: true });
const over = await finishedMatch(page, 4);

/** From the beginning of the navigation until `ready` is on the page, with an empty and with a full cache. */
async function measure(name, path, ready) {
  const times = { empty: [], full: [] };
  let bytes = 0;
  for (let i = 0; i < rounds * 2; i += 1) {
    const cached = i % 2 === 1;
    const one = cached ? page : (await visitor(house)).page;
    if (!cached) await one.context().addCookies(await page.context().cookies());
    await one.goto(path, { waitUntil: 'commit' });
    await one.locator(ready).first().waitFor();
    times[cached ? 'full' : 'empty'].push(await one.evaluate(() => performance.now()));
    if (!cached) {
      bytes = await one.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith('.js'))
          .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
      );
      await one.context().close();
    }
  }
  const kb = (bytes / 1000).toFixed(1);
  console.log(`${name}: ${kb} kB of JavaScript, ready after ${Math.round(median(times.empty))} ms with an empty cache, ` +
    `${Math.round(median(times.full))} ms with a full one (median of ${rounds})`);
}

await measure('lobby', '/', '.main-row .button.main');
await measure('table', `/table/${table}`, '.board [data-target]');
await measure('replay', `/replay/${over}`, '.board [data-target]');
await measure('rule book', '/rules/nowa-huta', 'main h2');
await end();
await closeBrowser();
