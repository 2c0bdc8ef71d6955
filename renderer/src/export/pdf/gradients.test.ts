import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { GradientStop, SceneNode } from '../../scene/scene.js';
import { BrowserPool } from '../browser/BrowserPool.js';
import { buildPage, diskFonts, noPictures, readPixels } from '../testing/browserFixture.js';
import { renderPdf } from './renderPdf.js';
import { rasterizePdf } from './testing/rasterizePdf.js';

let pool: BrowserPool;
beforeAll(async () => {
  await buildPage();
  pool = new BrowserPool({ fonts: diskFonts, windows: 1 });
});
afterAll(() => pool.close());

/** From white to black, half-way in the middle of the card. No hard stop: readers sample gradients in 256 steps or less. */
const halves = (white: string, black: string): SceneNode => {
  const stops: GradientStop[] = [
    { offset: 0, color: white },
    { offset: 1, color: black },
  ];
  return {
    type: 'path',
    d: 'M-12 -12h264v360h-264z',
    fill: { type: 'linear', x1: 0, y1: 128, x2: 0, y2: 208, stops },
  };
};
const ground: SceneNode = { type: 'path', d: 'M-12 -12h264v360h-264z', fill: '#ffffff' };

describe('a gradient in a PDF', () => {
  // Chromium's page is larger than the card: what is moved into place has to take its gradients along.
  it.each([
    ['opaque', halves('#ffffff', '#000000'), 0],
    ['opaque', halves('#ffffff', '#000000'), 3.175],
    ['transparent', halves('#00000000', '#000000ff'), 0],
    ['transparent, in a group', { type: 'group', opacity: 0.9999, children: [halves('#00000000', '#000000')] }, 3],
  ] as const)('lies where what it fills lies: %s', async (_kind, node, bleedMm) => {
    const scene = testScene([ground, node]);
    const options = { widthMm: 63.5, bleedMm, pictures: noPictures };
    const [page] = await rasterizePdf(await renderPdf([{ scene }], options, pool), 300);
    const pixels = await readPixels(page as Buffer);
    const { width, height } = pixels;
    const column = Array.from({ length: height }, (_, y) =>
      parseInt(pixels.at(Math.floor(width / 2), y).slice(1, 3), 16),
    );
    const edge = column.findIndex((brightness) => brightness < 128);
    expect(Math.abs(edge - height / 2)).toBeLessThanOrEqual(1);
  });
});
