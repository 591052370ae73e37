// One person and bots: by mouse, by keyboard alone, on a telephone, and a lesson.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { arrive, atRest, box, choicesOf, closeBrowser, House, openBrowser, patience, screenshot, visitor } from './house.mjs';
import { byKeyboard, byMouse, decide, makeTable, playOn, pointOn, question, tabTo } from './match.mjs';
import { floats, listOpens, OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

test('a whole match against bots by mouse', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house, { width: 1080, height: 720 });
  await arrive(ala.page);
  const sitters = ['me', 'bot:easy', 'bot:easy', 'bot:easy'];
  await ala.page.goto(`/table/${await makeTable(ala.page, { seats: 4, sitters, start: true })}`);
  const screen = new OneScreen();
  await question(ala.page);
  await listOpens(ala.page);
  await byMouse(ala.page, 30, screen);
  await question(ala.page);
  await ala.page.setViewportSize({ width: 1440, height: 900 });
  await floats(ala.page, '.board [data-target^="space:"]');
  await screenshot(ala.page, 'match-1440');
  await ala.page.setViewportSize({ width: 1080, height: 720 });
  const made = await byMouse(ala.page, 1000, screen);
  screen.judge(8);
  assert.ok(made > 0, 'the match went on');
  await ala.page.getByRole('heading', { name: /win/i }).waitFor();
  await ala.page.locator('.result svg').first().waitFor();
});

test('another one by keyboard only, two steps after the start', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house, { width: 1000, height: 640 });
  await ala.page.goto('/');
  await box(ala.page).getByRole('button', { name: /Play now/ }).waitFor();
  await tabTo(ala.page, '.main-row .button.main');
  await ala.page.keyboard.press('Enter');
  await byKeyboard(ala.page, 20);
  // Nothing new is asked in the middle; the end is the keyboard's again.
  await playOn(ala.page, new URL(ala.page.url()).pathname.split('/').at(-1), 30);
  t.diagnostic(`choices at the end: ${await byKeyboard(ala.page)}`);
  await ala.page.getByRole('heading', { name: /win/i }).waitFor();
  // To the replay, without a mouse still.
  await tabTo(ala.page, 'a[href^="/replay/"]');
  await ala.page.keyboard.press('Enter');
  await ala.page.waitForURL(/\/replay\//);
});

test('by touch on a small screen, with the generic board', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house, { width: 360, height: 740, touch: true });
  await ala.page.goto('/');
  const set = async (listOptions) => {
    await ala.page.evaluate((kept) => localStorage.setItem('settings', JSON.stringify(kept)), { plainBoard: true, listOptions, pace: 'none' });
    await ala.page.reload();
  };
  await set(true);
  await box(ala.page).getByRole('button', { name: /Play now/ }).tap();
  const all = await question(ala.page);
  assert.equal(await ala.page.locator('section.prompt .few [data-option]').count(), all.length, 'everything is listed');
  await byMouse(ala.page, 5);
  await set(false);
  await byMouse(ala.page, 20);
  await screenshot(ala.page, 'generic-360');
});

/** Points at a thing until it is told of, anew if it was drawn anew meanwhile. */
async function hovered(page, thing, told) {
  for (const until = Date.now() + patience; ; ) {
    await page.mouse.move(1, 1);
    await thing.hover();
    if (await told.waitFor({ timeout: 5_000 }).then(() => true, () => false)) return;
    assert.ok(Date.now() < until, `${thing} is not told of by ${told}`);
  }
}

test('what is not lit says why, and a number says where it comes from', async (t) => {
  const house = await House.open(t);
  const ala = await visitor(house);
  const { page } = ala;
  await page.goto('/');
  await box(page).getByRole('button', { name: /Play now/ }).click();
  // What a card leads to is said and lit where it lies, before it is chosen.
  while (!(await question(page)).some((id) => id.startsWith('move:'))) await byMouse(page, 1);
  const tooltip = page.getByRole('tooltip');
  await hovered(page, page.locator('.board [data-offers~="card:cw1"]').first(), tooltip.getByText(/^to /));
  await hovered(page, page.locator('.board [data-offers~="card:cw1"]').first(), page.locator('.board .estate.pointed').first());
  // The numbers of rules stand behind a sign.
  assert.doesNotMatch(await page.locator('section.prompt').innerText(), /NH-\d/);
  assert.doesNotMatch(await page.locator('.story').innerText(), /NH-\d/);
  await hovered(page, page.locator('section.prompt .sign').first(), tooltip.getByText(/NH-\d{3}/));
  await page.locator('section.prompt .sign').first().click();
  await page.getByRole('dialog').getByText(/NH-\d{3}/).first().waitFor();
  await page.keyboard.press('Escape');
  // What an option of the list marks on the board is marked no longer when it is chosen.
  const [listed] = await question(page);
  const marked = page.locator('.board .pointed');
  await page.locator('section.prompt .opener').click();
  await hovered(page, page.locator(`section.prompt .all [data-option="${listed}"]`), marked.first());
  await decide(page, () => page.locator(`section.prompt .all [data-option="${listed}"]`).click({ timeout: 5_000 }));
  await page.mouse.move(1, 1);
  await question(page);
  await marked.first().waitFor({ state: 'detached' });
  // Two turns, so that there is something to ask about.
  await byMouse(page, 10);
  await question(page);
  const made = await choicesOf(page);
  assert.ok(made > 0, 'choices are counted');
  const unlit = await page.locator('.board :is([data-target^="space:"], [data-target^="card:"])[tabindex="-1"]').evaluateAll((things) => things.map((thing) => thing.dataset.target));
  // Something may lie on one of them.
  let point;
  for (let i = 0; !point && i < unlit.length; i += 1) point = await pointOn(page, unlit[i]);
  await page.mouse.click(point.x, point.y);
  const why = page.getByRole('dialog');
  await why.getByText(/NH-\d{3}/).first().waitFor();
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  assert.equal(await choicesOf(page), made, 'asking chooses nothing');

  await page.locator('.board').getByRole('button', { name: /Supply/ }).first().click();
  await page.getByRole('dialog').getByText('21').first().waitFor();
  await page.keyboard.press('Escape');
});

test('by touch: a long press shows what is printed and chooses nothing; the teacher lies over the board, and leads back to now', async (t) => {
  const house = await House.open(t);
  const { page } = await visitor(house, { width: 390, height: 844, touch: true });
  await page.goto('/learn/nowa-huta');
  await page.getByRole('button', { name: 'Begin the lesson' }).tap();
  const coach = page.getByRole('region', { name: 'The teacher' });
  const advice = coach.locator('.try');
  await advice.waitFor();
  await question(page);
  const top = async () => {
    await atRest(page);
    return page.locator('section.board').evaluate((board) => board.getBoundingClientRect().top);
  };
  const unfolded = await top();
  assert.ok(unfolded < (await coach.boundingBox()).y + 20, 'the board begins where the teacher lies');
  await coach.getByRole('button', { name: 'Fold' }).tap();
  await advice.waitFor({ state: 'hidden' });
  assert.equal(await top(), unfolded);

  const made = await choicesOf(page);
  const lit = await page.locator('.board [data-offers][data-target^="estate:"], .board [data-offers][data-target^="space:"]').first().getAttribute('data-target');
  const { x, y } = await pointOn(page, lit);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.locator('.preview:popover-open').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await choicesOf(page), made, 'whoever reads chooses nothing');

  await coach.getByRole('button', { name: 'Unfold' }).tap();
  await decide(page, () => advice.tap({ timeout: 5_000 }));
  await advice.waitFor();
  await page.locator('.story button.time').first().tap();
  await page.locator('.earlier .banner').waitFor();
  await decide(page, () => advice.tap({ timeout: 5_000 }));
  await page.locator('.earlier .banner').waitFor({ state: 'detached' });
});

for (const game of ['nowa-huta', 'mascarade', 'vampire-empire', 'vendetta', 'vtes']) {
  test(`the lesson of ${game}, played to its end by its advice`, async (t) => {
    const house = await House.open(t);
    const { page } = await visitor(house);
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: 'Begin the lesson' }).click();
    const coach = page.getByRole('region', { name: 'The teacher' });
    const [advice, end] = [coach.locator('.try'), coach.getByRole('button', { name: 'From the beginning' })];
    let furthest = 0;
    for (let steps = 0; ; steps += 1) {
      assert.ok(steps < 80, 'the lesson does not end');
      await advice.or(end).first().waitFor();
      if (await end.isVisible()) break;
      const place = await coach.locator('progress').evaluate((bar) => bar.value);
      assert.ok(place >= furthest, `from ${furthest} back to ${place}`);
      furthest = place;
      if (place === 3) await screenshot(page, `lesson-${game}`);
      await decide(page, () => advice.click({ timeout: 5_000 }), await advice.textContent());
    }
    assert.ok(furthest > 8, `only ${furthest} things were said`);
    await screenshot(page, `lesson-${game}-end`);
  });
}
