// Every board at four moments, for eyes: scripts/board-shots.
import { arrive, atRest, closeBrowser, findings, House, openBrowser, settle, visitor } from './house.mjs';
import { fullTables, staged } from './full.mjs';
import { makeTable, playOn } from './match.mjs';

const sizes = { en: [[1366, 768], [1440, 900], [390, 844]], pl: [[1366, 768], [390, 844]], hu: [[1366, 768], [390, 844]] };
const themes = ['night', 'paper', 'contrast'];

/** How many sit there, after how many choices there is much to decide, and what a crowd is: more seats and choices, or a
 * table that is filled up. */
const games = {
  'nowa-huta': { seats: 3, middle: 14, crowd: { seats: 4, choices: 40 } },
  mascarade: { seats: 6, middle: 6, crowd: { seats: 13, choices: 3 } },
  'vampire-empire': { seats: 2, middle: 12, crowd: { full: 'take one of 32' } },
  vendetta: { seats: 4, middle: 9, options: { clans: 'random', relics: 'yes', places: 'yes' }, crowd: { full: 'turn' } },
  vtes: { seats: 4, middle: 180, crowd: { full: 'thing' } },
};

const begun = (page, wanted) =>
  makeTable(page, { ...wanted, sitters: ['me', ...Array(wanted.seats - 1).fill('bot:medium')], start: true });

/** The address of a table at each moment; a crowd that needs filling up says with what. */
async function moments(page, game) {
  const { seats, middle, options, crowd } = games[game];
  const at = async (choices, wanted = { game, seats, options }) => {
    const table = await begun(page, wanted);
    await playOn(page, table, choices);
    return `/table/${table}`;
  };
  const full = fullTables.findLast(({ wanted }) => wanted.game === game);
  return {
    beginning: { path: await at(0) },
    middle: { path: await at(middle) },
    crowd: crowd.full ? { path: await at(0, full.wanted), fill: full.stages[crowd.full] } : { path: await at(crowd.choices, { game, seats: crowd.seats, options }) },
    end: { path: await at(Infinity) },
  };
}

/** A telephone has the languages in its menu. */
async function speak(page, language) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('header select').first().selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

async function shoot(page, name) {
  for (const [language, all] of Object.entries(sizes)) {
    await speak(page, language);
    for (const [width, height] of all) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await page.evaluate(() => (document.querySelector('.result') ?? document.body).scrollIntoView({ block: 'start' }));
      await atRest(page);
      await page.screenshot({ path: `build/board-shots/${name}-${language}-${width}.png` });
    }
  }
  await speak(page, 'en');
}

async function examine(page, name) {
  for (const theme of themes) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const what of await findings(page)) console.log(`${name} in ${theme}: ${what}`);
  }
}

const wanted = process.argv.slice(2);
await openBrowser();
let end;
const house = await House.open({ after: (close) => (end = close) });
for (const game of Object.keys(games)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const { page } = await visitor(house);
  await arrive(page);
  let fill;
  const all = Object.entries(await moments(page, game));
  await staged(page, (now) => fill?.(now) ?? now);
  for (const [moment, { path, ...how }] of all) {
    fill = how.fill;
    await page.goto(path);
    await page.reload();
    await page.locator('section.prompt.yours, .result').first().waitFor();
    await shoot(page, `${game}-${moment}`);
    await examine(page, `${game}-${moment}`);
  }
}
await end();
await closeBrowser();
