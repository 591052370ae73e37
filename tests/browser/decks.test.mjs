// Two people bring decks to one table of VTES, a printed one and a text, alone or among bots, and neither is sent what the
// other holds.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, findings, House, openBrowser, screenshot, visitor } from './house.mjs';
import { decide, inspect, makeTable, overheard, playOn, question } from './match.mjs';
import { hides, own } from './vtes.mjs';

before(openBrowser);
after(closeBrowser);

const printed = (name) => readFileSync(new URL(`../../engine/games/vtes/decks/${name}.deck`, import.meta.url), 'utf8');
const namesIn = (deck) => [...deck.matchAll(/^\d+x (.*?)(?: \(G\d\))?$/gm)].map(([, name]) => name);

/** Two printed decks; the second under another name, with more of one of its cards in the place of those that the first has as
 * well, and of the card that a view names where there is none. What is in one of them is then not in the other. */
const ready = printed('nosferatu');
const written = printed('tremere')
  .replace(/Deck Name: .*/, 'Deck Name: Moonlit Cellar')
  .replace(/(?<=\dx )(On the Qui Vive|Vessel|\.44 Magnum)$/gm, 'Deflection');
assert.deepEqual(namesIn(ready).filter((name) => namesIn(written).includes(name)), []);

/** Two names that nobody knows, a card that is not written yet, and too few cards of both kinds. */
const flawed = ['Crypt', '2x Gilbert Duanne', '1x Anarch Convert', 'Library', '3x Deflektion'].join('\n');
const flaws = [/Gilbert Duane/, /Deflection/, /crypt has one card/, /library has 0 cards/, /Anarch Convert/];

/** "Cats' Guidance" is `cats_guidance` in a view. */
const idOf = (name) => name.normalize('NFD').toLowerCase().replaceAll(/[^a-z0-9 ]/g, '').replaceAll(' ', '_');

/** All words of anything that was sent. */
function words(sent, found = new Set()) {
  if (typeof sent === 'string') for (const word of sent.match(/\w+/g) ?? []) found.add(word);
  else if (sent !== null && typeof sent === 'object') for (const value of Object.values(sent)) words(value, found);
  return found;
}

/** The messages of one browser, each with the moment up to which it tells of the match. Lines are numbered for each seat by
 * itself, but happen for all at the same second. */
function dated(messages) {
  let moment = 0;
  return messages.map((text) => {
    const message = JSON.parse(text);
    moment = Math.max(moment, message.told?.at(-1)?.at ?? 0);
    return { text, message, moment };
  });
}

/** Of what was sent to this seat: what everybody saw, each with the second in which it first did. */
function opened(messages, seat) {
  const since = new Map();
  const note = (what, moment) => {
    for (const word of words(what)) since.set(word, Math.min(moment, since.get(word) ?? Infinity));
  };
  for (const { message: { told, now }, moment } of dated(messages)) {
    if (!now?.view || now.state === 'over') continue;
    const players = now.view.players.map(({ ash, removed }) => ({ ash, removed }));
    const things = now.view.things.filter(({ card }) => card.seen_by === undefined || card.seen_by.some((one) => one !== seat));
    note({ ...now.view, players, things }, moment);
    for (const line of told ?? []) {
      note((line.events ?? []).filter(({ kind }) => !['drew-card', 'drew-vampire'].includes(kind)), line.at);
    }
  }
  return since;
}

/** The second up to which everything has reached a browser; what another was sent beyond it cannot be compared yet. */
const reached = (messages) => dated(messages).at(-1).moment;

/** Every card of a deck that its owner had not shown yet when somebody else was sent its name or its id, up to a second. */
function leaks(deck, shown, messages, last) {
  return dated(messages).flatMap(({ text, message, moment }) => {
    if (message.now?.state === 'over' || moment > last) return [];
    const ids = words(message);
    return namesIn(deck)
      .filter((name) => !((shown.get(idOf(name)) ?? Infinity) <= moment))
      .filter((name) => ids.has(idOf(name)) || text.includes(`“${name}”`) || text.includes(`x ${name}`))
      .map((name) => `${name} at ${moment}`);
  });
}

/** Two people in the waiting room of a table for them and so many bots. */
async function waitingRoom(house, bots = 0) {
  const ala = overheard(await visitor(house));
  await arrive(ala.page);
  const table = await makeTable(ala.page, { game: 'vtes', seats: 2 + bots, sitters: ['me', 'open', ...Array(bots).fill('bot:medium')] });
  await ala.page.goto(`/table/${table}`);
  const link = await ala.page.locator('.invite input').inputValue();
  const bela = overheard(await visitor(house));
  await bela.page.goto(link);
  await bela.page.locator('#your-name').fill('Béla');
  await bela.page.keyboard.press('Enter');
  await bela.page.locator('#your-name').waitFor({ state: 'detached' });
  return { table, ala, bela };
}

const choice = (page) => page.locator('.deck').getByRole('combobox');
const has = (page) => page.locator('.chairs').getByText('has chosen a deck').first();

async function bringText(page, text) {
  await page.locator('.deck textarea').fill(text);
  await page.getByRole('button', { name: 'Bring this deck' }).click();
}

/** Of what Ala and Béla were sent until now: cards of each were shown, `unknown` at least were not, and before a card was
 * shown only its owner was told of it. */
function neitherIsSentTheOthers(t, ala, bela, unknown) {
  const last = Math.min(reached(ala.got), reached(bela.got));
  const people = [
    { deck: ready, seat: 0, got: ala.got, other: bela.got },
    { deck: written, seat: 1, got: bela.got, other: ala.got },
  ];
  for (const { deck, seat, got, other } of people) {
    const shown = opened(got, seat);
    const out = namesIn(deck).filter((name) => shown.has(idOf(name)));
    assert.ok(out.length >= 1 && out.length < namesIn(deck).length - unknown, `${out.length} cards were shown`);
    assert.deepEqual(leaks(deck, shown, other, last), []);
    assert.ok(leaks(deck, shown, got, last).length > 10, 'whoever holds them is told so');
    t.diagnostic(`seat ${seat}: ${got.length} messages, ${out.length} cards shown of ${namesIn(deck).length}`);
  }
  for (const text of ala.got) {
    if (JSON.parse(text).now?.state !== 'over') assert.ok(!text.includes('Moonlit Cellar'), 'what somebody calls his deck');
  }
}

test('two people choose decks, a printed one and a text, and neither is sent what is in the other', async (t) => {
  const house = await House.open(t);
  const { table, ala, bela } = await waitingRoom(house);

  await choice(ala.page).selectOption('nosferatu');
  await has(bela.page).waitFor();
  await choice(bela.page).selectOption({ label: 'A deck of my own…' });
  await bringText(bela.page, flawed);
  const reasons = bela.page.locator('.deck [role=alert] li');
  await reasons.nth(flaws.length - 1).waitFor();
  const said = await reasons.allInnerTexts();
  for (const flaw of flaws) assert.equal(said.filter((reason) => flaw.test(reason)).length, 1, `${flaw} once in ${said.join(' | ')}`);
  const seen = await reasons.last().evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight);
  assert.ok(seen, 'the reasons are in sight');
  assert.deepEqual(await findings(bela.page), [], 'axe');
  await screenshot(bela.page, 'deck-refused-1440');
  await bringText(bela.page, written);
  await bela.page.getByRole('button', { name: 'This deck is yours' }).waitFor();
  assert.equal(await reasons.count(), 0);
  await ala.page.locator('.chairs li', { hasText: 'Béla' }).getByText('has chosen a deck').waitFor();

  await ala.page.locator('button.start').click();
  const pages = [ala.page, bela.page];
  const first = await Promise.any(pages.map(async (page) => ((await question(page)), page)));
  await decide(first, () => first.keyboard.press('p'));
  // Vampires come out and act, until one of them has decided often enough; the other may still be waiting for him.
  const played = pages.map((page) => playOn(page, table, 40, ['emerge', 'bleed', 'transfer', 'play', 'hunt', 'pass']));
  for (const one of played) one.catch(() => {});
  await Promise.race(played);

  neitherIsSentTheOthers(t, ala, bela, 10);
});

test('two people and three bots with secret decks to the end of the match, and no secret of anybody was sent to another', async (t) => {
  const house = await House.open(t);
  const { table, ala, bela } = await waitingRoom(house, 3);
  await choice(ala.page).selectOption('nosferatu');
  await choice(bela.page).selectOption({ label: 'A deck of my own…' });
  await bringText(bela.page, written);
  await bela.page.getByRole('button', { name: 'This deck is yours' }).waitFor();
  await ala.page.locator('button.start').click();

  const pages = [ala.page, bela.page];
  const wishes = ['emerge', 'bleed', 'transfer', 'play', 'block', 'hunt', 'pass'];
  await Promise.all(pages.map((page) => playOn(page, table, Infinity, wishes)));
  for (const page of pages) await page.locator('section.result').waitFor();
  await screenshot(ala.page, 'vtes-five-over-1440');
  for (const [seat, { got }] of [ala, bela].entries()) {
    const { told, views } = inspect(got, seat, own, hides(seat));
    assert.ok(views > 100, `${views} views`);
    assert.ok(told.has('drew-card') && told.has('drew-vampire'), 'own cards are told');
    t.diagnostic(`seat ${seat}: ${views} views of the match`);
  }
  neitherIsSentTheOthers(t, ala, bela, 1);
});
