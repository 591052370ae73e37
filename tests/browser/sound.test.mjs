// What can be heard, measured: the sounds of the client as a browser renders them.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { blankPage, closeBrowser, openBrowser } from './house.mjs';

before(openBrowser);
after(closeBrowser);

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const { rolldown } = createRequire(`${web}package.json`)('rolldown');

/** The client's own code that makes sounds, as a script for any page. */
async function bundled() {
  const all = ['strike', 'voices'].map((part) => `export * from '${web}src/sound/${part}.ts';`).join('\n');
  const entry = { name: 'entry', resolveId: (id) => (id === 'sounds' ? id : undefined), load: (id) => (id === 'sounds' ? all : undefined) };
  const bundle = await rolldown({ input: 'sounds', plugins: [entry] });
  const { output } = await bundle.generate({ format: 'iife', name: 'client' });
  return `${output[0].code}; globalThis.client = client;`;
}

/** In the page: how these sounds come out at full volume: the peak, the seconds until they have faded, and the loudest fifth
 * of a second in LUFS, weighted as ears do (ITU-R BS.1770). */
async function measured(sounds) {
  const rate = 48_000;
  const context = new OfflineAudioContext(1, 3.2 * rate, rate);
  client.ring(context, sounds, 0.01, client.gainOf(100));
  const samples = (await context.startRendering()).getChannelData(0);
  const through = (input, [b0, b1, b2], [a1, a2]) => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return input.map((x) => {
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  };
  const shelf = through(Float64Array.from(samples), [1.53512485958697, -2.69169618940638, 1.19839281085285], [-1.69065929318241, 0.73248077421585]);
  const weighted = through(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
  const span = rate / 5;
  let [sum, most] = [0, 0];
  for (let i = 0; i < weighted.length; i += 1) {
    sum += weighted[i] ** 2 - (i >= span ? weighted[i - span] ** 2 : 0);
    most = Math.max(most, sum);
  }
  const peak = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  return { peak, length: samples.findLastIndex((sample) => Math.abs(sample) > 0.003) / rate, loudness: -0.691 + 10 * Math.log10(most / span) };
}

test('every sound is short, as loud as the others, and never clipped', async (t) => {
  const page = await blankPage();
  await page.evaluate(await bundled());
  const sounds = await page.evaluate(() => client.sounds);
  const all = [];
  for (const sound of sounds) all.push({ sound, ...(await page.evaluate(measured, [sound])) });
  for (const { sound, peak, length, loudness } of all) t.diagnostic(`${sound}: peak ${peak.toFixed(2)}, ${length.toFixed(2)} s, ${loudness.toFixed(1)} LUFS`);
  for (const { sound, peak, length, loudness } of all) {
    // Three of them follow each other closely, and have to fit together.
    assert.ok(peak > 0.1 && peak < 0.5, `${sound}: ${peak}`);
    assert.ok(length < 1.5, `${sound}: ${length} s`);
    assert.ok(loudness > -28 && loudness < -23, `${sound}: ${loudness} LUFS`);
  }
  const loudest = all.toSorted((a, b) => b.peak - a.peak).map(({ sound }) => sound);
  for (const three of [loudest.slice(0, 3), loudest.slice(0, 3).reverse(), ['lose', 'blood', 'step']]) {
    const { peak } = await page.evaluate(measured, three);
    assert.ok(peak < 0.9, `${three}: ${peak}`);
  }
});
