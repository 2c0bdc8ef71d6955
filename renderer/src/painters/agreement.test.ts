import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { BrowserPool } from '../export/browser/BrowserPool.js';
import { compareImages } from '../export/pdf/testing/compareImages.js';
import { renderRaster } from '../export/raster/renderRaster.js';
import { buildPage, diskFonts, pictureSource } from '../export/testing/browserFixture.js';
import { it } from '../export/testing/paintingTest.js';
import { RICH_PICTURE, richScene } from './testing/richScene.js';
import type { Scene, SceneNode } from '../displayList.js';
import { sceneToSvg } from './svg/sceneToSvg.js';
import { standaloneSvg } from './svg/standaloneSvg.js';

const WIDTH = 720;
const HEIGHT = 1008;
const scene = richScene();
let pool: BrowserPool;
let picture: Buffer;
let canvas: Buffer;

it.beforeAll(async ({ pool: shared }) => {
  await buildPage();
  pool = shared;
  picture = await stripes();
  const pictures = pictureSource({ [RICH_PICTURE]: { bytes: picture, mime: 'image/png' } });
  const options = { dpi: 288, widthMm: 63.5, pictures };
  for await (const { bytes } of renderRaster([{ id: 'rich', scene }], options, pool)) canvas = bytes;
});

/** A picture with edges in both directions and a transparent corner. */
async function stripes(): Promise<Buffer> {
  const data = Buffer.alloc(60 * 80 * 4);
  for (let y = 0; y < 80; y++) {
    for (let x = 0; x < 60; x++) {
      data.set([(x * 4) % 256, (y * 3) % 256, (x * y) % 256, x + y < 20 ? 0 : 255], (y * 60 + x) * 4);
    }
  }
  return sharp(data, { raw: { width: 60, height: 80, channels: 4 } })
    .png()
    .toBuffer();
}

/** A screenshot of an HTML document in the export browser, at one CSS px per pixel. */
async function screenshot(html: string): Promise<Buffer> {
  const document = await pool.publish(html);
  try {
    return await pool.withPage(async (page) => {
      await page.setViewport({ width: WIDTH, height: HEIGHT });
      await page.goto(document.url, { waitUntil: 'load' });
      await page.evaluate(() => window.document.fonts.ready.then(() => undefined));
      return Buffer.from(await page.screenshot({ type: 'png' }));
    });
  } finally {
    document.remove();
  }
}

describe('painters', () => {
  it('show the same face on a canvas and as SVG', async () => {
    const pictures = pictureSource({ [RICH_PICTURE]: { bytes: picture, mime: 'image/png' } });
    const fonts = scene.faces
      .map((face) => `@font-face{font-family:'${face}';src:url(${pool.fontPath(face)})}`)
      .join('');
    const svg = sceneToSvg(scene, {
      width: `${WIDTH}px`,
      height: `${HEIGHT}px`,
      imageHref: (src) => pool.picturePath(pictures, src),
    });
    const shown = await screenshot(`<!doctype html><style>${fonts}body{margin:0}svg{display:block}</style>${svg}`);
    const { differing, ssim } = await compareImages(canvas, shown, { tolerance: 0.1 });
    expect(differing).toBeLessThan(0.001);
    expect(ssim).toBeGreaterThan(0.995);
  });

  it('show the same face as an SVG file with embedded fonts and pictures', async () => {
    const fonts = new Map(
      await Promise.all(scene.faces.map(async (face) => [face, await diskFonts.fontBytes(face)] as const)),
    );
    const svg = standaloneSvg(scene, {
      fontBytes: (face) => fonts.get(face) as Uint8Array,
      imageBytes: () => ({ bytes: picture, mime: 'image/png' }),
      widthMm: (WIDTH / 96) * 25.4,
    });
    const shown = await screenshot(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    expect((await compareImages(canvas, shown, { tolerance: 0.1 })).differing).toBeLessThan(0.001);
  });

  it('show the same face on a Konva stage', async () => {
    const bundle = await rolldown({
      input: fileURLToPath(new URL('testing/konvaHarness.tsx', import.meta.url)),
      platform: 'browser',
      resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await bundle.generate({ format: 'iife' });
    await bundle.close();
    const fonts = await Promise.all(
      scene.faces.map(async (face) => [face, Buffer.from(await diskFonts.fontBytes(face)).toString('base64')] as const),
    );
    const url = await pool.withPage(async (page) => {
      await page.addScriptTag({ content: output[0].code });
      const dataUrl = `data:image/png;base64,${picture.toString('base64')}`;
      return page.evaluate((...args) => window.showFace(...args), scene, WIDTH, Object.fromEntries(fonts), {
        [RICH_PICTURE]: dataUrl,
      });
    });
    const shown = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    expect((await compareImages(canvas, shown, { tolerance: 0.02 })).differing).toBeLessThan(0.0005);
  });

  it('smooth the edges of clips in layers that blend', async () => {
    const square = (fill: string): SceneNode => ({ type: 'path', d: 'M0 0H240V336H0Z', fill });
    const children = [square('#000000'), square('#000000')];
    const clipped: SceneNode = { type: 'group', clip: { d: 'M0 0H240L0 336Z' }, children };
    const nodes: SceneNode[] = [square('#ffffff'), { type: 'group', blend: 'multiply', children: [clipped] }];
    const blended: Scene = { ...scene, nodes, images: [] };
    const options = { dpi: 72, widthMm: 63.5, pictures: pictureSource({}) };
    const greys = new Set<number>();
    for await (const { bytes } of renderRaster([{ id: 'clip', scene: blended }], options, pool))
      for (const grey of await sharp(bytes).greyscale().raw().toBuffer()) greys.add(grey);
    expect(greys.size).toBeGreaterThan(10);
  });

  it('would notice a different face', async () => {
    const other = await sharp(canvas)
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: '#000000' } }, left: 300, top: 20 },
      ])
      .png()
      .toBuffer();
    expect((await compareImages(canvas, other, { tolerance: 0.1 })).differing).toBeGreaterThan(0.001);
  });
});
