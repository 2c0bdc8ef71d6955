import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../export/browser/findChromium.js';
import { isCursive } from './cursive.js';
import { createDiskFontLibrary, fontsDirectory, loadFacesFromDisk } from './node.js';
import type { Measured, Sample } from './test/browserEntry.js';
import { listSamples } from './test/samples.js';
import type { FontLibrary } from './types.js';

const TOLERANCE = 5e-5;

let library: FontLibrary;
let samples: Sample[];
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  library = await createDiskFontLibrary();
  samples = listSamples(library.manifest);
  await loadFacesFromDisk(library, new Set(samples.map(({ face }) => face)));
  const bundles = await bundleEntries();
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const content = bundles.get(path);
    if (content !== undefined) {
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html').end(content);
      return;
    }
    const file = path.startsWith('/fonts/') ? basename(path) : 'none';
    readFile(join(fontsDirectory(), file)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { executablePath } = await findChromium();
  browser = await puppeteer.launch({
    executablePath,
    headless: 'shell',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('typeof window.measureHere === "function"');
});

afterAll(async () => {
  await browser.close();
  server.close();
  library.dispose();
});

describe('the widths that layout uses', () => {
  test('match what Chromium paints, on the main thread and in a worker', async () => {
    const here = await page.evaluate((list) => window.measureHere('/fonts', list), samples);
    const inWorker = await page.evaluate((list) => window.measureInWorker('/fonts/', list), samples);
    expect(samples.length).toBeGreaterThanOrEqual(200);
    expect(new Set(samples.map(({ face }) => face)).size).toBeGreaterThanOrEqual(12);
    expect(differences(here)).toEqual([]);
    expect(differences(inWorker)).toEqual([]);
  });

  test('are identical in Node, in a page and in a worker', async () => {
    const here = await page.evaluate((list) => window.measureHere('/fonts', list), samples);
    const inWorker = await page.evaluate((list) => window.measureInWorker('/fonts', list), samples);
    const inNode = samples.map(shapedWidth);
    expect(here.map(({ shaped }) => shaped)).toEqual(inNode);
    expect(inWorker.map(({ shaped }) => shaped)).toEqual(inNode);
  });

  test('would differ if the font were not loaded', async () => {
    const wrong = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.font = '100px "no-such-face"';
      return context.measureText('Hamburgefonstiv').width / 100;
    });
    const right = shapedWidth({
      face: 'inter-latin-400-normal',
      text: 'Hamburgefonstiv',
      direction: 'ltr',
      letterSpacing: 0,
    });
    expect(Math.abs(wrong - right) / right).toBeGreaterThan(TOLERANCE);
  });
});

describe('loading in a browser', () => {
  test('a missing file causes an error with its address', async () => {
    const message = await page.evaluate(
      (list) => window.measureHere('/nowhere', list).then(String, (error: unknown) => String(error)),
      [],
    );
    expect(message).toMatch(/\/nowhere\/(manifest\.json|harfbuzz\.wasm) cannot be fetched: status 404/);
  });
});

function shapedWidth({ face, text, direction, letterSpacing }: Sample): number {
  const { glyphs } = library.shape(face, text, { direction, ligatures: letterSpacing === 0 || isCursive(text) });
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
}

/** Describes the samples whose canvas width differs by more than the tolerance. */
function differences(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ canvas, shaped }, index) => {
    const sample = samples[index];
    if (sample === undefined) return ['more widths than samples'];
    const expected = shaped + spacingOf(sample);
    const relative = Math.abs(canvas - expected) / expected;
    return relative <= TOLERANCE
      ? []
      : [`${sample.face} ${sample.text} ${sample.letterSpacing}: ${canvas} ${expected}`];
  });
}

/** em. Chromium adds letter spacing per character with its marks, except in scripts whose letters join. */
function spacingOf({ text, letterSpacing }: Sample): number {
  return isCursive(text) ? 0 : (text.replace(/\p{M}/gu, '').length * letterSpacing) / 100;
}

async function bundleEntries(): Promise<Map<string, string>> {
  const bundles = new Map([
    ['/', '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>'],
  ]);
  for (const name of ['page', 'worker']) {
    const bundle = await rolldown({ input: fileURLToPath(new URL(`./test/${name}Entry.ts`, import.meta.url)) });
    const { output } = await bundle.generate({ format: 'es' });
    bundles.set(`/${name}.js`, output[0].code);
    await bundle.close();
  }
  return bundles;
}
