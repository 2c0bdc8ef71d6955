import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { PathNode, Scene, SceneNode, TextNode } from '../../displayList.js';
import { BrowserPool } from '../browser/BrowserPool.js';
import { buildPage, diskFonts, noPictures, type Pixels, pictureSource, readPixels } from '../testing/browserFixture.js';
import { it } from '../testing/paintingTest.js';
import { type RasterImage, type RasterOptions, renderRaster } from './renderRaster.js';

let pool: BrowserPool;
it.beforeAll(async ({ pool: shared }) => {
  await buildPage();
  pool = shared;
});

const fill = (x: number, y: number, width: number, height: number, color: string): PathNode => ({
  type: 'path',
  d: `M${x} ${y}h${width}v${height}h${-width}z`,
  fill: color,
});
const ground = fill(-12, -12, 264, 360, '#204060');
const title: TextNode = {
  type: 'text',
  x: 20,
  y: 60,
  width: 100,
  text: 'HHHH',
  face: 'inter-latin-700-normal',
  size: 40,
  fill: '#ffffff',
  direction: 'ltr',
  letterSpacing: 0,
};

function faded(size: number): SceneNode {
  return { type: 'group', opacity: 0.6, children: [fill(0, 0, size, size, '#ffcc00'), title] };
}

const print = { dpi: 300, widthMm: 63.5, bleedMm: 3.175, pictures: noPictures };

async function paint(scene: Scene, options: Partial<RasterOptions> = {}): Promise<RasterImage> {
  for await (const image of renderRaster([{ id: 'face', scene }], { ...print, ...options }, pool)) return image;
  throw new Error('nothing was painted');
}
const pixels = async (scene: Scene, options?: Partial<RasterOptions>): Promise<Pixels> =>
  readPixels((await paint(scene, options)).bytes);

describe('renderRaster', () => {
  it('paints bleed, shapes and text in place, as opaque RGB', async () => {
    const picture = await pixels(testScene([ground, fill(0, 0, 240, 120, '#ff0000'), title]));
    expect([picture.width, picture.height, picture.channels]).toEqual([825, 1125, 3]);
    expect(picture.at(0, 0)).toBe('#204060');
    expect(picture.at(824, 1124)).toBe('#204060');
    // 12 units of bleed are 37.5 px: the trim's corner is inside pixel 38, not 36.
    expect(picture.at(36, 36)).toBe('#204060');
    expect(picture.at(38, 38)).toBe('#ff0000');
    // The left stem of the H is at x ≈ 23 units, y from 31 to 60.
    expect(picture.at(Math.round((12 + 24.8) * 3.125), Math.round((12 + 50) * 3.125))).toBe('#ffffff');
  });

  it('leaves no light edge where the face ends inside a pixel', async () => {
    // 63 × 88 mm and 3 mm of bleed: 814.96 × 1110.24 px.
    const bleed = (3 / 63) * 240;
    const scene = testScene([fill(-bleed, -bleed, 240 + 2 * bleed, 336 + 2 * bleed, '#204060')], {
      bleed,
      height: (240 / 63) * 88,
    });
    const picture = await pixels(scene, { widthMm: 63, bleedMm: 3 });
    expect([picture.width, picture.height]).toEqual([815, 1110]);
    for (const [x, y] of [
      [0, 0],
      [814, 0],
      [0, 1109],
      [814, 1109],
      [814, 500],
      [400, 1109],
    ] as const)
      expect(picture.at(x, y)).toBe('#204060');
  });

  it('writes the same bytes in two browsers', async () => {
    const scene = testScene([
      ground,
      { type: 'group', opacity: 0.5, children: [fill(0, 0, 99, 99, '#ffcc00'), title] },
      title,
    ]);
    const first = await paint(scene);
    const other = new BrowserPool({ fonts: diskFonts, windows: 1 });
    try {
      for await (const again of renderRaster([{ id: 'again', scene }], print, other))
        expect(again.bytes.equals(first.bytes)).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('paints the same bytes after layers of another size', async () => {
    const faces = [150, 200, 150].map((size, index) => ({ id: `${index}`, scene: testScene([ground, faded(size)]) }));
    const alone = new BrowserPool({ fonts: diskFonts, windows: 1 });
    try {
      const painted: Buffer[] = [];
      for await (const { bytes } of renderRaster(faces, print, alone)) painted.push(bytes);
      expect(painted[2]?.equals(painted[0] as Buffer)).toBe(true);
    } finally {
      await alone.close();
    }
  });

  it('yields many faces in order, regardless of their windows', async () => {
    const faces = Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      scene: testScene([fill(-12, -12, 264, 360, `#0000${index}${index}`)]),
    }));
    const seen: string[] = [];
    for await (const { id, bytes } of renderRaster(faces, { ...print, dpi: 72 }, pool)) {
      seen.push(id);
      expect((await readPixels(bytes)).at(5, 5)).toBe(`#0000${id}${id}`);
    }
    expect(seen).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it.each(['png', 'jpg', 'webp'] as const)('stores its density in %s', async (format) => {
    const { bytes } = await paint(testScene([ground]), { format, dpi: 300 });
    const metadata = await sharp(bytes).metadata();
    expect(metadata.format).toBe(format === 'jpg' ? 'jpeg' : format);
    if (format !== 'webp') expect(Math.round(metadata.density ?? 0)).toBe(300);
    // TIFF's XResolution, tag 0x011a, as a rational of 300 in the EXIF block.
    else expect(metadata.exif?.toString('latin1')).toMatch(/^(Exif\0\0)?II\*\0|MM\0\*/);
    if (format === 'jpg') expect(metadata.chromaSubsampling).toBe('4:4:4');
    expect((await readPixels(bytes)).at(100, 100)).toMatch(/^#[12][0-9a-f][34][0-9a-f][56][0-9a-f]/);
  });

  it('keeps transparency, and rounds corners', async () => {
    const scene = testScene([fill(0, 0, 240, 168, '#204060')]);
    const open = await pixels(scene, { bleedMm: 0, transparent: true });
    expect([open.width, open.height, open.channels]).toEqual([750, 1050, 4]);
    expect([open.at(375, 100), open.at(375, 800)]).toEqual(['#204060ff', '#00000000']);
    const round = await pixels(scene, { bleedMm: 0, cornerRadiusMm: 3 });
    expect([round.at(1, 1), round.at(375, 1), round.at(20, 20)]).toEqual(['#00000000', '#204060ff', '#204060ff']);
    const webp = await pixels(scene, { bleedMm: 0, transparent: true, format: 'webp', quality: 100 });
    expect([webp.at(375, 100), webp.at(375, 800)]).toEqual(['#204060ff', '#00000000']);
  });

  it('draws photographs upright, whatever their EXIF orientation', async () => {
    const halves = sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } }).composite([
      { input: { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } }, left: 40, top: 0 },
    ]);
    // Orientation 6: must be turned clockwise, so the left half becomes the top.
    const bytes = await sharp(await halves.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const image: SceneNode = { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 240, height: 336 };
    const picture = await pixels(testScene([image]), {
      bleedMm: 0,
      dpi: 72,
      pictures: pictureSource({ 'a.jpg': { bytes, mime: 'image/jpeg' } }),
    });
    const channel = (x: number, y: number): [number, number] => {
      const value = Number.parseInt(picture.at(x, y).slice(1, 7), 16);
      return [value >> 16, value & 255];
    };
    expect(channel(90, 60)[0]).toBeGreaterThan(240);
    expect(channel(90, 200)[1]).toBeGreaterThan(240);
  });

  it('reports the card, the picture and the fix for an unreadable picture', async () => {
    const image = (src: string): Scene =>
      testScene([ground, { type: 'image', src, x: 0, y: 0, width: 240, height: 336 }]);
    const pictures = pictureSource({
      'broken.png': { bytes: new Uint8Array([137, 80, 78, 71, 1, 2, 3]), mime: 'image/png' },
    });
    const faces = (src: string) =>
      renderRaster([{ id: '7', label: 'card 7 “Lamp” (front)', scene: image(src) }], { ...print, pictures }, pool);
    await expect(faces('broken.png').next()).rejects.toMatchObject({
      code: 'image.unreadable',
      path: 'card 7 “Lamp” (front)',
      message: 'card 7 “Lamp” (front) could not be painted: broken.png: The browser cannot decode the picture.',
    });
    await expect(faces('gone.png').next()).rejects.toMatchObject({
      message: 'card 7 “Lamp” (front) could not be painted: gone.png: there is no gone.png',
      fix: 'Replace the picture, or correct its path.',
    });
  });

  it('reports the face of an unreadable font', async () => {
    const scene = testScene([{ ...title, face: 'no-such-face' }]);
    await expect(paint(scene)).rejects.toMatchObject({
      code: 'font.unreadable',
      message: expect.stringContaining('no-such-face') as string,
    });
  });

  it.each([
    [{ dpi: 71 }, 'raster.dpi'],
    [{ dpi: Number.NaN }, 'raster.dpi'],
    [{ dpi: 1201 }, 'raster.dpi'],
    [{ widthMm: 0 }, 'raster.size'],
    [{ bleedMm: 4 }, 'raster.bleed'],
    [{ bleedMm: -1 }, 'raster.bleed'],
    [{ dpi: 1200, widthMm: 400, bleedMm: 0 }, 'raster.too_large'],
    [{ quality: 0 }, 'raster.quality'],
    [{ format: 'jpg', transparent: true }, 'raster.transparent'],
    [{ cornerRadiusMm: 3 }, 'raster.corners'],
  ] as const)('refuses %j', async (options, code) => {
    await expect(paint(testScene([ground]), options)).rejects.toMatchObject({ code });
  });

  it('paints up to 1200 dpi', async () => {
    const { width, height, bytes } = await paint(testScene([ground]), { dpi: 1200 });
    expect([width, height]).toEqual([3300, 4500]);
    expect((await readPixels(bytes)).at(3299, 4499)).toBe('#204060');
  });
});
