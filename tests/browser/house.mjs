// A server of its own for a test, and people who visit it with browsers of their own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(join(root, 'web/package.json'));
const { chromium } = require('playwright-core');
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** How long anything may take: a machine that compiles meanwhile is slow, and waiting is for conditions only. */
export const patience = 90_000;

/** `krypta serve` on a port of its own, with a store of its own. */
export class House {
  #data = mkdtempSync(join(tmpdir(), 'krypta-browser-'));
  #server;
  port = 0;
  /** What each visitor does before the house is closed. */
  guests = [];

  /** For as long as the test runs. */
  static async open(test) {
    const house = new House();
    await house.start();
    test.after(async () => {
      try {
        for (const leave of house.guests) await leave();
      } finally {
        await house.close();
      }
    });
    return house;
  }
  /** Where its store is, for whoever runs it. */
  get data() {
    return this.#data;
  }
  get address() {
    return `http://127.0.0.1:${this.port}`;
  }
  async start() {
    // Everybody comes from one address here, so the rates of many people are needed.
    // For the same reason their matches count for ratings.
    const options = ['serve', '--rate-neighbours', '--port', String(this.port), '--data', this.#data, '--rates', '1000', '--bot-pause', '10', '--silence', '0'];
    this.#server = spawn(process.env.KRYPTA, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    const said = await new Promise((resolve, reject) => {
      let text = '';
      this.#server.stdout.on('data', (bytes) => {
        text += bytes;
        const found = text.match(/127\.0\.0\.1:(\d+)/);
        if (found) resolve(found[1]);
      });
      this.#server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(said);
  }
  async stop(signal = 'SIGTERM') {
    if (this.#server.exitCode !== null || this.#server.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#server.once('exit', resolve));
    this.#server.kill(signal);
    await ended;
  }
  async close() {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium, once for all tests; everybody has a context of his own in it. */
let browser;
export async function openBrowser() {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: flags });
}
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** A page with nothing on it, for what needs a browser and no server. */
export const blankPage = async () => (await browser.newContext()).newPage();

/** In every page, before anything of it runs: what it hears and what it chooses is counted where it happens, so that a
 * test can tell what came of a click and whether something happened between two looks. */
function countTalk() {
  const talk = (globalThis.talk = { heard: 0, choices: 0, packets: [] });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        talk.heard += 1;
        const { from, number } = JSON.parse(data);
        if (from !== undefined) talk.packets.push({ number, at: performance.now() });
      });
    }
    send(text) {
      if (JSON.parse(text).do === 'act') talk.choices += 1;
      super.send(text);
    }
  };
}
/** How many messages of the server the page has got; how many choices it has sent. */
export const heardBy = (page) => page.evaluate(() => globalThis.talk.heard);
export const choicesOf = (page) => page.evaluate(() => globalThis.talk.choices);

/** Whether that comes true in this time. */
export const happens = (page, what, about, timeout) =>
  page.waitForFunction(what, about, { timeout }).then(
    () => true,
    (error) => {
      if (error.name !== 'TimeoutError') throw error;
      return false;
    },
  );

/** Letters are there, pictures are drawn, and nothing on the board has moved for a few frames. */
export const atRest = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const boxes = () =>
      [...document.querySelectorAll('section.board, section.prompt, .board [data-target], .board [data-own]')]
        .map((thing) => Object.values(thing.getBoundingClientRect().toJSON()).join())
        .join(' ');
    for (let [same, last] = [0, '']; same < 4; ) {
      await new Promise(requestAnimationFrame);
      const now = boxes();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });

/**
 * Somebody with a browser, until the test ends. Whatever the page complains about in the console, and every word it
 * misses, fails the test. He wants to wait for nothing, unless `pace` says so.
 */
export async function visitor(house, { width = 1440, height = 900, locale = 'en-GB', touch = false, still = true, pace = 'none' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    hasTouch: touch,
    reducedMotion: still ? 'reduce' : 'no-preference',
    baseURL: house.address,
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript((pace) => {
    const kept = localStorage.getItem('settings');
    if (kept === null) localStorage.setItem('settings', JSON.stringify({ pace }));
  }, pace);
  await context.addInitScript(countTalk);
  const page = await context.newPage();
  const complaints = [];
  let away = false;
  page.on('console', (message) => {
    if (message.type() === 'error' && !away) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const url = new URL(request.url());
    if (url.origin !== house.address) complaints.push(`asked ${url.origin}`);
  });
  house.guests.push(async () => {
    const missing = await page.evaluate(() => [...(globalThis.kryptaMissingWords ?? [])]).catch(() => []);
    await context.close();
    assert.deepEqual(complaints, [], 'the page complained');
    assert.deepEqual(missing, [], 'words are missing');
  });
  return {
    page,
    /** While the server is down the browser complains about the connection, and should. */
    expectNoServer(yes) {
      away = yes;
    },
  };
}

/** Comes in and has a name. */
export async function arrive(page, path = '/about') {
  await page.goto(path);
  await page.locator('header nav .name').waitFor();
}

/** A game on the shelf of the lobby, with what one can do with it. */
export const box = (page, game = 'nowa-huta') => page.locator(`article[data-game="${game}"]`);

/** The page shows something and has got all it asked for. */
export async function settle(page) {
  await page.locator('main h1, main h2, section.prompt').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    let seen = -1;
    while (seen !== performance.getEntriesByType('resource').length) {
      seen = performance.getEntriesByType('resource').length;
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
}

/** What axe finds wrong with a page: nothing, it is hoped. The page's own policy lets no foreign script in, so it is evaluated. */
export async function findings(page) {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** Counts the JavaScript that a page asks for from now on, as it is sent: compressed. */
export function weighed(page) {
  const scripts = new Set();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  return async () => {
    let bytes = 0;
    for (const script of scripts) {
      const answer = await fetch(script, { headers: { 'Accept-Encoding': 'gzip' } });
      const size = Number(answer.headers.get('content-length'));
      if (size > 512) assert.equal(answer.headers.get('content-encoding'), 'gzip', script);
      bytes += size;
    }
    return bytes;
  };
}

/** How many things there are, how many of them have a picture, and how many one that the browser could draw. */
export async function pictures(page, selector) {
  return page.locator(selector).evaluateAll(async (things) => {
    const all = things.flatMap((thing) => thing.querySelector('img') ?? []);
    await Promise.all(all.map((image) => image.decode().catch(() => {})));
    const drawn = all.filter((image) => image.naturalWidth > 0 && image.src.startsWith('data:image/svg+xml,'));
    return { things: things.length, some: all.length, drawn: drawn.length };
  });
}

export async function screenshot(page, name) {
  await page.screenshot({ path: join(root, 'build/screenshots', `${name}.png`), fullPage: false });
}
