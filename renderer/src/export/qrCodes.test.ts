import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Scene } from '../displayList.js';
import { renderTest, testRenderer } from '../testing/renderFixture.js';
import type { BrowserPool } from './browser/BrowserPool.js';
import { renderPdf } from './pdf/renderPdf.js';
import { noPictures } from './pdf/testing/printFixtures.js';
import { rasterizePdf } from './pdf/testing/rasterizePdf.js';
import { renderRaster } from './raster/renderRaster.js';
import { it } from './testing/paintingTest.js';

const CARD = '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e';
const DECK = { id: '3b241101-e2bb-4255-8caf-4136c566a962', link_base: 'https://cards.example/', link_version: 12 };
const POKER = { widthMm: 63.5, bleedMm: 3, pictures: noPictures };

/** A code of 21 mm at the bottom of a dark card, turned a little, and one of a field in the middle. */
const TEMPLATE = {
  background: { classes: 'bg-[#14201b]', children: [] },
  absoluteItems: [
    { id: 'card', kind: 'qr', classes: 'bg-white text-black', x: 10, y: 70, width: 33.3, height: 24, rotation: 4 },
    {
      id: 'field',
      kind: 'field:site',
      renderType: 'qr',
      classes: 'bg-[#fdfcf8] text-[#0e5a42]',
      x: 40,
      y: 10,
      width: 50,
      height: 36,
      props: { correction: 'high' },
    },
  ].map((item) => ({ rotation: 0, ...item })),
};
const SITE = 'https://example.org/what-is-behind-the-door?höhe=1';

let pool: BrowserPool;
let scene: Scene;
it.beforeAll(async ({ pool: shared }) => {
  pool = shared;
  scene = await renderTest(await testRenderer(), TEMPLATE, { id: CARD, fields: { site: SITE } }, 'en', DECK);
});

/** What a phone reads in each half of a picture of the card. */
async function read(png: Uint8Array): Promise<(string | undefined)[]> {
  const { width, height } = await sharp(png).metadata();
  const half = Math.floor(height * 0.54);
  const parts = [
    { left: 0, top: half, width, height: height - half },
    { left: 0, top: 0, width, height: half },
  ];
  return Promise.all(
    parts.map(async (part) => {
      const { data, info } = await sharp(png).extract(part).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
    }),
  );
}

const EXPECTED = ['https://cards.example/c/06ccbrkzds00?v=12', SITE];

describe('QR codes at print size', () => {
  it('are read from a PNG of 300 dpi', async () => {
    for await (const { bytes } of renderRaster([{ id: 'card', scene }], { ...POKER, dpi: 300 }, pool))
      expect(await read(bytes)).toEqual(EXPECTED);
  });

  it('are read from a PDF, as a 300 dpi printer prints it', async () => {
    const [page = Buffer.alloc(0)] = await rasterizePdf(await renderPdf([{ scene }], POKER, pool), 300);
    expect(await read(page)).toEqual(EXPECTED);
  });
});
