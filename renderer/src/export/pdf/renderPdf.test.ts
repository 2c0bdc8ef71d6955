import { PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { Scene, SceneNode } from '../../displayList.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { renderRaster } from '../raster/renderRaster.js';
import { it } from '../testing/paintingTest.js';
import { facesOfCards } from './facesOfCards.js';
import { renderPdf } from './renderPdf.js';
import { compareImages } from './testing/compareImages.js';
import { noisyJpeg, photo, POKER } from './testing/chromiumPrint.js';
import { colorScene, dictionariesOf, noPictures, picturesOf, streamsWith } from './testing/printFixtures.js';
import { rasterizePdf } from './testing/rasterizePdf.js';
import { readPdfText } from './testing/readPdf.js';

const PT_PER_MM = 72 / 25.4;

let pool: BrowserPool;
let jpeg: Buffer;
it.beforeAll(async ({ pool: shared }) => {
  pool = shared;
  jpeg = await noisyJpeg();
});

const load = (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes, { updateMetadata: false });
const print = (scenes: readonly Scene[], pictures = noPictures): Promise<Uint8Array> =>
  renderPdf(
    scenes.map((scene) => ({ scene })),
    { ...POKER, pictures },
    pool,
  );

describe('renderPdf', () => {
  it('sets the page boxes to the card', async () => {
    const document = await load(await print([colorScene('#ff0000'), testScene([], { height: 240 })]));
    for (const [page, height] of document.getPages().map((page, index) => [page, index === 0 ? 88.9 : 63.5] as const)) {
      const media = page.getMediaBox();
      expect(media).toMatchObject({ x: 0, y: 0 });
      expect(media.width).toBeCloseTo((63.5 + 6) * PT_PER_MM, 3);
      expect(media.height).toBeCloseTo((height + 6) * PT_PER_MM, 3);
      expect(page.getCropBox()).toEqual(media);
      expect(page.getBleedBox()).toEqual(media);
      const trim = page.getTrimBox();
      expect(trim.x).toBeCloseTo(3 * PT_PER_MM, 3);
      expect(trim.y).toBeCloseTo(3 * PT_PER_MM, 3);
      expect(trim.width).toBeCloseTo(63.5 * PT_PER_MM, 3);
      expect(trim.height).toBeCloseTo(height * PT_PER_MM, 3);
    }
  });

  it('draws equal faces once, in page order', async () => {
    const [first, second, back] = [
      colorScene('#ffffff', 'first'),
      colorScene('#ffffff', 'second'),
      colorScene('#0000ff', 'back'),
    ];
    const cards = [
      { front: { scene: first }, back: { scene: back }, copies: 2 },
      // An equal scene in another object is the same drawing.
      { front: { scene: second }, back: { scene: colorScene('#0000ff', 'back') } },
    ];
    const bytes = await renderPdf(facesOfCards(cards), { ...POKER, pictures: noPictures }, pool);
    expect((await readPdfText(bytes)).map((text) => text.trim())).toEqual([
      'first',
      'back',
      'first',
      'back',
      'second',
      'back',
    ]);
    const document = await load(bytes);
    expect(streamsWith(document, 'Subtype', 'Form')).toHaveLength(3);
    expect(new Set(document.getPages().map(({ ref }) => ref)).size).toBe(6);
  });

  it('has metadata, but no actual date', async () => {
    const metadata = { title: 'Spiel – «Ω»', author: 'A', subject: 'S', keywords: ['x', 'y'], language: 'de' };
    const bytes = await renderPdf(
      [{ scene: colorScene('#00ff00') }],
      { ...POKER, pictures: noPictures, metadata },
      pool,
    );
    const document = await load(bytes);
    expect(document.getTitle()).toBe(metadata.title);
    expect(document.getAuthor()).toBe('A');
    expect(document.getSubject()).toBe('S');
    expect(document.getKeywords()).toBe('x, y');
    expect(document.getProducer()).toBe('Cardwright');
    expect(document.getCreator()).toBe('Cardwright');
    expect(document.getCreationDate()).toEqual(new Date('2000-01-01T00:00:00Z'));
    expect(document.getModificationDate()).toEqual(new Date('2000-01-01T00:00:00Z'));
    expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(de)');
  });

  it('gives the same bytes each time, and a different id for different content', async () => {
    const scenes = [testScene([photo()]), colorScene('#123456', 'Once more')];
    const pictures = picturesOf({ photo: { bytes: jpeg, mime: 'image/jpeg' } });
    const [first, second, other] = [
      await print(scenes, pictures),
      await print(scenes, pictures),
      await print([colorScene('#123457')]),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
    const id = async (bytes: Uint8Array): Promise<string> => String((await load(bytes)).context.trailerInfo.ID);
    expect(await id(first)).toMatch(/^\[ <([0-9A-F]{32})> <\1> \]$/);
    expect(await id(first)).not.toBe(await id(other));
  });

  it('embeds fonts as subsets', async () => {
    const document = await load(await print([colorScene('#ffffff', 'Hamburgefonts')]));
    const [descriptor, ...others] = dictionariesOf(document, 'FontDescriptor');
    expect(others).toEqual([]);
    expect(String(descriptor?.get(PDFName.of('FontName')))).toMatch(/^\/[A-Z]{6}\+Inter/);
    const file = descriptor?.get(PDFName.of('FontFile2'));
    expect(file).toBeInstanceOf(PDFRef);
    expect(streamsWith(document, 'Length', '')).toEqual([]);
    expect(document.context.lookup(file)?.sizeInBytes()).toBeLessThan(20_000);
  });

  it('embeds an unchanged JPEG once for all faces', async () => {
    const pictures = picturesOf({ photo: { bytes: jpeg, mime: 'image/jpeg' } });
    const bytes = await print([testScene([photo()]), testScene([photo({ x: 30 })])], pictures);
    const images = streamsWith(await load(bytes), 'Subtype', 'Image');
    expect(images.map(({ stream }) => String(stream.dict.get(PDFName.of('Filter'))))).toEqual(['/DCTDecode']);
    expect(Buffer.compare(Buffer.from(images[0]?.stream.contents ?? []), jpeg)).toBe(0);
  });

  it('joins the documents of a large deck with order, text and pictures intact and font subsets separate', async () => {
    const pictures = picturesOf({ photo: { bytes: jpeg, mime: 'image/jpeg' } });
    const scenes = Array.from({ length: 310 }, (_, index) => {
      const [ground, text] = colorScene('#ffffff', `card ${String.fromCharCode(65 + (index % 26))}${index}`).nodes;
      return testScene([ground, photo(), text].filter((node) => node !== undefined));
    });
    const bytes = await print(scenes, pictures);
    const texts = (await readPdfText(bytes)).map((text) => text.trim());
    expect(texts).toEqual(scenes.map((_, index) => `card ${String.fromCharCode(65 + (index % 26))}${index}`));
    const document = await load(bytes);
    expect(streamsWith(document, 'Subtype', 'Image')).toHaveLength(1);
    const names = dictionariesOf(document, 'FontDescriptor').map((font) => String(font.get(PDFName.of('FontName'))));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
    expect(Buffer.compare(bytes, await print(scenes, pictures))).toBe(0);
  });

  it('keeps the transparency of a PNG', async () => {
    const half = {
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
    } as const;
    const png = await sharp(half).png().toBuffer();
    const scene = testScene([
      { type: 'path', d: 'M-14 -14H254V350H-14Z', fill: '#ff0000' },
      { type: 'image', src: 'png', x: 0, y: 0, width: 240, height: 336 },
    ]);
    const bytes = await print([scene], picturesOf({ png: { bytes: png, mime: 'image/png' } }));
    const images = streamsWith(await load(bytes), 'Subtype', 'Image');
    expect(images.some(({ stream }) => stream.dict.has(PDFName.of('SMask')))).toBe(true);
    const [picture] = await rasterizePdf(bytes, 72);
    const { data } = await sharp(picture)
      .extract({ left: 90, top: 120, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [index, value] of [127, 0, 128].entries()) expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(4);
  });

  it('respects EXIF orientation, like the canvas', async () => {
    const upright = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
      ])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lying = await sharp(upright.data, { raw: upright.info })
      .rotate(270)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const scene = testScene([{ type: 'image', src: 'photo', x: 0, y: 0, width: 240, height: 336 }]);
    const bytes = await print([scene], picturesOf({ photo: { bytes: lying, mime: 'image/jpeg' } }));
    const [picture] = await rasterizePdf(bytes, 72);
    const at = async (top: number): Promise<number[]> => [
      ...(await sharp(picture).extract({ left: 98, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    const [above, below] = [await at(60), await at(200)];
    expect(above[0]).toBeGreaterThan(200);
    expect(below[2]).toBeGreaterThan(200);
  });

  it('looks like the PNG of the same face', async () => {
    const words = 'Every face is drawn once and printed as often as it is wanted'.split(' ');
    const lines = words.map((word, index): SceneNode => ({
      type: 'text',
      x: 20 + (index % 3) * 70,
      y: 230 + Math.floor(index / 3) * 16,
      width: 60,
      text: word,
      face: index % 2 ? 'newsreader-latin-400-normal' : 'inter-latin-700-normal',
      size: 10,
      fill: '#222222',
      direction: 'ltr',
      letterSpacing: 0,
    }));
    const ground: SceneNode = {
      type: 'path',
      d: 'M-14 -14H254V350H-14Z',
      fill: {
        type: 'linear',
        x1: 0,
        y1: 0,
        x2: 0,
        y2: 336,
        stops: [
          { offset: 0, color: '#f5efe2' },
          { offset: 1, color: '#88aacc' },
        ],
      },
    };
    const multiplied: SceneNode = {
      type: 'group',
      blend: 'multiply',
      opacity: 0.7,
      children: [{ type: 'path', d: 'M60 60H180V260H60Z', fill: '#ffcc00' }],
    };
    const scene = testScene([ground, photo(), multiplied, ...lines]);
    const pictures = picturesOf({ photo: { bytes: await smoothJpeg(), mime: 'image/jpeg' } });
    const [png] = await collect(renderRaster([{ id: 'face', scene }], { dpi: 300, ...POKER, pictures }, pool));
    const [page] = await rasterizePdf(await print([scene], pictures), 300);
    const { differing, ssim } = await compareImages(page ?? '', png?.bytes ?? '');
    // PDFium aligns glyphs to whole pixels; MuPDF, which does not, stays below 0.1% (see
    // docs/decisions/0006-card-pdf.md).
    expect(differing).toBeLessThan(0.008);
    expect(ssim).toBeGreaterThan(0.985);
  });
});

async function smoothJpeg(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><radialGradient id="g"><stop offset="0" stop-color="#e63"/><stop offset="1" stop-color="#135"/></radialGradient><rect width="600" height="800" fill="url(#g)"/></svg>';
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
