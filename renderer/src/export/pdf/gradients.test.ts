import { describe, expect } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { GroupNode, PathNode, Scene } from '../../displayList.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { imposeSheets } from '../impose/imposeSheets.js';
import { buildPage, noPictures, readPixels } from '../testing/browserFixture.js';
import { it } from '../testing/paintingTest.js';
import { renderPdf } from './renderPdf.js';
import { rasterizePdf } from './testing/rasterizePdf.js';

const DPI = 300;
/** Readers sample gradients. One step of PDFium is 2 px here; the page's margin is 8 px. */
const TOLERANCE_PX = 3;

let pool: BrowserPool;
it.beforeAll(async ({ pool: shared }) => {
  await buildPage();
  pool = shared;
});

/** From white or transparent to black, with the midpoint in the middle of the card. */
const fade = (from: string): PathNode => ({
  type: 'path',
  d: 'M-12 -12h264v360h-264z',
  fill: {
    type: 'linear',
    x1: 0,
    y1: 128,
    x2: 0,
    y2: 208,
    stops: [
      { offset: 0, color: from },
      { offset: 1, color: '#000000' },
    ],
  },
});
const inGroup: GroupNode = { type: 'group', opacity: 0.9999, children: [fade('#00000000')] };
const ground: PathNode = { type: 'path', d: 'M-12 -12h264v360h-264z', fill: '#ffffff' };

const SCENES: readonly (readonly [kind: string, scene: Scene])[] = [
  ['opaque', testScene([ground, fade('#ffffff')])],
  ['transparent', testScene([ground, fade('#00000000')])],
  ['transparent in a group', testScene([ground, inGroup])],
];

/** Where a column of the PDF's first page turns from light to dark, in px from the top. */
async function turn(pdf: Uint8Array, columnMm: number): Promise<number> {
  const [page] = await rasterizePdf(pdf, DPI, [0]);
  const pixels = await readPixels(page as Buffer);
  const x = Math.round((columnMm / 25.4) * DPI);
  // Above the card, a sheet is as light as the start of the gradient.
  for (let y = 0; y < pixels.height; y++) if (parseInt(pixels.at(x, y).slice(1, 3), 16) < 128) return y;
  throw new Error('the column does not turn dark');
}

// Chromium's page is larger than the card, so gradients must move with the content.
describe.each(SCENES)('a gradient that is %s moves with the card', (_kind, scene) => {
  it.each([0, 3.175])('on a page with %d mm of bleed', async (bleedMm) => {
    const pdf = await renderPdf([{ scene }], { widthMm: 63.5, bleedMm, pictures: noPictures }, pool);
    const middle = ((88.9 / 2 + bleedMm) / 25.4) * DPI;
    expect(Math.abs((await turn(pdf, 20)) - middle)).toBeLessThanOrEqual(TOLERANCE_PX);
  });

  it('on a sheet', async () => {
    const sheet = { slug: 'small', name: 'Small', widthMm: 100, heightMm: 150 };
    const options = { widthMm: 63.5, bleedMm: 3.175, pictures: noPictures, sheet, marks: 'none' } as const;
    const { files, grid } = await imposeSheets([{ front: { scene } }], options, pool);
    const { x, y, width, height } = grid.cells[0]?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = ((y + height / 2) / 25.4) * DPI;
    const turned = await turn(files[0]?.bytes ?? new Uint8Array(), x + width / 2);
    expect(Math.abs(turned - middle)).toBeLessThanOrEqual(TOLERANCE_PX);
  });
});
