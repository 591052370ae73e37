// Everything that matters on one screen: what is asked about, one's own hand and score, and the question itself.
import assert from 'node:assert/strict';
import { atRest, happens, heardBy } from './house.mjs';

/** The size that most pages have comes first: it need not be changed then. */
const sizes = [[1440, 900], [1366, 768], [390, 844]];

/** In the page: what of that is not in sight, or lies under something else. */
function unseen() {
  const missing = [];
  const steps = 8;
  const points = ({ left, top, width, height }) =>
    Array.from({ length: steps * steps }, (_, i) => [left + ((i % steps) + 0.5) * (width / steps), top + (Math.floor(i / steps) + 0.5) * (height / steps)]);
  const look = (thing, what, least, reaches) => {
    const box = thing.getBoundingClientRect();
    const where = `${what} (${Math.round(box.left)}, ${Math.round(box.top)}, ${Math.round(box.right)}, ${Math.round(box.bottom)})`;
    if (box.width === 0 || box.height === 0) return missing.push(`${what} is not drawn`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return missing.push(`${where} is not on the screen`);
    // Enough is enough: most of the time of a look is asking what lies at a point.
    let reached = 0;
    for (const [x, y] of points(box)) {
      if (reached >= least * steps * steps) return undefined;
      if (reaches(document.elementFromPoint(x, y))) reached += 1;
    }
    if (reached < least * steps * steps) missing.push(`${where} is covered: ${reached} of ${steps * steps}`);
    return undefined;
  };
  // A pile may be scrolled in itself; the page may not.
  const bring = (thing) => {
    const pile = thing.closest('[data-pile]');
    if (!pile) return;
    const [around, box] = [pile, thing].map((element) => element.getBoundingClientRect());
    if (pile.clientHeight < Math.min(pile.scrollHeight, 1.8 * box.height)) missing.push(`a pile of ${pile.clientHeight} is a slit`);
    pile.scrollTop += Math.min(0, box.top - around.top - 4) + Math.max(0, box.bottom - around.bottom + 4);
  };
  const within = (thing) => (hit) => hit !== null && (thing.contains(hit) || hit.contains(thing));
  for (const thing of document.querySelectorAll('.board [data-own]')) look(thing, `own ${thing.dataset.own}`, 0.98, within(thing));
  for (const thing of document.querySelectorAll('.board [data-offers]')) {
    // Things of a drawing are no rectangles, and pieces lie on them.
    const least = thing instanceof SVGElement ? 0.02 : 0.6;
    bring(thing);
    look(thing, thing.dataset.offers.split(' ')[0], least, (hit) => hit !== null && thing.contains(hit));
  }
  const prompt = document.querySelector('section.prompt');
  look(prompt, 'the prompt', 0.98, within(prompt));
  const ask = prompt.querySelector('.ask');
  if (ask.scrollHeight > ask.clientHeight + 4) missing.push(`the question is cut: ${ask.scrollHeight} in ${ask.clientHeight}`);
  const board = document.querySelector('section.board').getBoundingClientRect();
  for (const tool of document.querySelectorAll('.table .head .tools .button')) {
    const { left, top, right, bottom } = tool.getBoundingClientRect();
    if (left < board.right && right > board.left && top < board.bottom && bottom > board.top) missing.push(`${tool.title} lies over the board`);
  }
  for (const button of prompt.querySelectorAll('.few [data-option]')) look(button, button.dataset.option, 0.9, within(button));
  return missing;
}

/** Everything that the board offers is offered there alone. */
function repeated() {
  const offered = new Set([...document.querySelectorAll('.board [data-offers]')].flatMap((thing) => thing.dataset.offers.split(' ')));
  return [...document.querySelectorAll('section.prompt .few [data-about]')].map((button) => button.dataset.about).filter((about) => offered.has(about));
}

/** How often a kind of question has been looked at: another time when there is more on the table. */
const often = 2;
const apart = 6;

/** Looks at the screen in three sizes, if this kind of question has not been seen yet; and the board never jumps. */
export class OneScreen {
  #kinds = new Map();
  #tops = new Map();
  #missing = [];
  looked = 0;
  screens = 0;

  async look(page, options, kind = [...new Set(options.map((id) => id.split(/[:@]/)[0]))].sort().join(' ')) {
    const before = this.#kinds.get(kind) ?? 0;
    this.#kinds.set(kind, before + 1);
    if (before % apart !== 0 || before >= often * apart) return;
    const usual = page.viewportSize();
    for (const [width, height] of sizes) {
      const now = page.viewportSize();
      if (now.width !== width || now.height !== height) await page.setViewportSize({ width, height });
      await page.mouse.move(1, 1);
      await page.evaluate(() => {
        // What was laid over the board to be read has been read.
        document.querySelector('.board .seen .button')?.click();
        scrollTo(0, 0);
      });
      await atRest(page);
      const where = `${kind} at ${width} x ${height}`;
      this.screens += 1;
      for (const what of await page.evaluate(unseen)) this.#missing.push(`${where}: ${what}`);
      for (const what of await page.evaluate(repeated)) this.#missing.push(`${where}: the prompt repeats ${what}`);
      const top = await page.locator('section.board').evaluate((board) => Math.round(board.getBoundingClientRect().top));
      const was = this.#tops.get(width) ?? top;
      this.#tops.set(width, was);
      if (top !== was) this.#missing.push(`${where}: the board jumps from ${was} to ${top}`);
      if (process.env.KRYPTA_SHOTS) await page.screenshot({ path: `${process.env.KRYPTA_SHOTS}-${kind.replaceAll(' ', '+')}-${before}-${width}.png` });
    }
    await page.setViewportSize(usual);
    this.looked += 1;
  }
  /** At the end: nothing was missing on any of the screens. */
  judge(least) {
    assert.deepEqual(this.#missing, [], `not in sight on one of ${this.screens} screens`);
    assert.ok(this.looked >= least, `${this.looked} kinds of questions`);
  }
}

/** In the page: the first and the last of the things that can be pointed at, and where. */
function ends(selector) {
  const points = [...document.querySelectorAll(selector)].flatMap((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    const spots = steps.flatMap((down) => steps.map((along) => ({ x: x + along * width, y: y + down * height })));
    return spots.find((spot) => document.elementFromPoint(spot.x, spot.y)?.closest('[data-target]') === thing) ?? [];
  });
  return points.length > 1 ? [points[0], points.at(-1)] : points;
}
/** In the page: where everything is. What is looked at may itself rise a little. */
function boxes() {
  return [...document.querySelectorAll('section.board, .board [data-target]:not(:hover)')].map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [thing.dataset.target, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(' ');
  });
}
/** In the page: a preview is open and whole on the screen, and says something. */
function isWhole() {
  const preview = document.querySelector('.preview:popover-open');
  if (!preview || preview.innerText.length < 4) return false;
  const { left, top, right, bottom } = preview.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** What is printed on a card stands whole on the screen beside the pointer, above everything, and moves nothing; looked at
 * once more if something has happened meanwhile. */
export async function floats(page, selector) {
  const look = async (i) => {
    await page.mouse.move(1, 1);
    await page.locator('.preview:popover-open').waitFor({ state: 'hidden' });
    await atRest(page);
    const heard = await heardBy(page);
    const before = new Set(await page.evaluate(boxes));
    const points = await page.evaluate(ends, selector);
    const { x, y } = points.at(i) ?? assert.fail(`nothing to point at: ${selector}`);
    await page.mouse.move(x, y);
    const whole = await happens(page, isWhole, undefined, 10_000);
    const moved = (await page.evaluate(boxes)).filter((box) => !before.has(box));
    if ((await heardBy(page)) !== heard) return look(i);
    assert.ok(whole, 'no preview that is whole on the screen');
    assert.deepEqual(moved, [], 'something moves');
  };
  for (const i of [0, -1]) await look(i);
  await page.mouse.move(1, 1);
  await page.locator('.preview:popover-open').waitFor({ state: 'hidden' });
}

/** One key opens the list of everything that can be chosen, and the keyboard is in it. */
export async function listOpens(page) {
  const list = page.locator('section.prompt .all');
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('l');
  await list.waitFor();
  assert.ok(await happens(page, () => document.querySelector('section.prompt .all').contains(document.activeElement), undefined, 10_000), 'the keyboard is in the list');
  const about = await list.locator('[data-option]').count();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  assert.ok(about > 0);
}
