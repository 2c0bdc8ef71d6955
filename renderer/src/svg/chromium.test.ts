import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../export/browser/findChromium.js';
import { sceneToSvg } from '../painters/svg/index.js';
import type { Scene } from '../displayList.js';
import { svgSize } from './index.js';
import { DRAWINGS } from './testing/drawings.js';
import { parseDocument } from './testing/parse.js';

const SIDE = 240;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { executablePath } = await findChromium();
  browser = await puppeteer.launch({ executablePath, headless: 'shell', args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.setViewport({ width: SIDE, height: SIDE });
});

afterAll(async () => {
  await browser.close();
});

/** RGB pixels of a whole SVG document in a square. */
async function rasterize(svg: string): Promise<Buffer> {
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const style = `display:block;width:${SIDE}px;height:${SIDE}px;object-fit:contain`;
  await page.setContent(`<body style="margin:0;background:#fff"><img style="${style}" src="${url}"></body>`);
  await page.evaluate('document.images[0].decode()');
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The document after our parser and SVG painter. */
function redraw(source: string): string {
  const { viewBox, nodes } = parseDocument(source);
  const { width, height } = viewBox;
  const scene: Scene = { version: 1, width, height, bleed: 0, nodes, items: [], issues: [], faces: [], images: [] };
  return sceneToSvg(scene, { crop: viewBox });
}

function withSize(source: string): string {
  const { width, height } = svgSize(source);
  return /<svg[^>]*\swidth=/.test(source)
    ? source
    : source.replace(/<(\w+:)?svg /, `$&width="${width}" height="${height}" `);
}

function shareOfDifferentPixels(one: Buffer, other: Buffer): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 3) {
    const away = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    if (Math.max(...away) > 24) different++;
  }
  return different / (one.length / 3);
}

/** Chromium rasterises the tile of a pattern, which softens every edge. */
const SOFT: ReadonlySet<string> = new Set(['pattern']);

describe('a drawing made of scene nodes', () => {
  it.each(Object.entries(DRAWINGS))('looks as Chromium shows the document: %s', async (name, source) => {
    const [expected, actual] = [await rasterize(withSize(source)), await rasterize(redraw(source))];
    const blank = await rasterize('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    expect(shareOfDifferentPixels(expected, blank)).toBeGreaterThan(0.03);
    expect(shareOfDifferentPixels(actual, expected)).toBeLessThan(SOFT.has(name) ? 0.05 : 0.004);
  });
});
