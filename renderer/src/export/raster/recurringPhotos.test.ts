import sharp, { type Sharp } from 'sharp';
import { describe, expect } from 'vitest';
import type { ImageNode, SceneNode } from '../../displayList.js';
import { groupBy } from '../../groupBy.js';
import { testScene } from '../../painters/testing/testScene.js';
import { shapePath } from '../../shapes/index.js';
import { BrowserPool } from '../browser/BrowserPool.js';
import { buildPage, diskFonts, pictureSource } from '../testing/browserFixture.js';
import { it } from '../testing/paintingTest.js';
import { type RasterImage, renderRaster } from './renderRaster.js';

/** Every pixel differs from its neighbours: a pixel that is sampled elsewhere shows. */
function noise(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const grey = sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
  return grey.tint('#d08040');
}

const photo: ImageNode = { type: 'image', src: 'large', x: -3.3, y: 10.7, width: 247.1, height: 330.9 };
const cut = (x: number, y: number, width: number, height: number, radius: number, child: SceneNode): SceneNode => {
  const d = shapePath('rectangle', { cornerRadius: radius }, { x, y, width, height });
  return { type: 'group', clip: { d }, children: [child] };
};
const rounded = cut(12.3, 14.1, 215.7, 163.9, 8, photo);

const FACES: Readonly<Record<string, SceneNode>> = {
  'in a rectangle with round corners': rounded,
  'in a rectangle between pixels': cut(12.3, 14.1, 215.7, 163.9, 0, photo),
  'beyond the face': { ...photo, x: -20, y: -20, width: 300, height: 400 },
  'that is enlarged': { ...photo, src: 'small' },
  'in a clip within a clip': cut(40.2, 9, 90.9, 300, 20, rounded),
  'in a group that is moved and scaled': {
    type: 'group',
    transform: [0.7, 0, 0, 0.8, 31.7, 12.9],
    children: [rounded],
  },
  'of a PNG': cut(12.3, 14.1, 215.7, 163.9, 8, { ...photo, src: 'drawing' }),
  'below a layer': {
    type: 'group',
    children: [photo, { type: 'group', opacity: 0.6, children: [rounded, rounded] }],
  },
  'in a layer': { type: 'group', opacity: 0.6, children: [rounded, rounded] },
  'that is turned': { type: 'group', transform: [0.96, 0.28, -0.28, 0.96, 60, 0], children: [rounded] },
};

it.beforeAll(buildPage);

describe('photos that recur', () => {
  it('look the same the first and the fifth time, and in another window', async () => {
    const pictures = pictureSource({
      large: { bytes: await noise(1200, 1600).jpeg().toBuffer(), mime: 'image/jpeg' },
      small: { bytes: await noise(180, 240).jpeg().toBuffer(), mime: 'image/jpeg' },
      drawing: { bytes: await noise(600, 800).png().toBuffer(), mime: 'image/png' },
    });
    const print = { dpi: 300, widthMm: 63.5, bleedMm: 3.175, pictures };
    const painted = async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly RasterImage[]>> => {
      const pool = new BrowserPool({ fonts: diskFonts, windows: 1 });
      const faces = ids.map((id) => ({ id, scene: testScene([FACES[id] as SceneNode]) }));
      const images: RasterImage[] = [];
      try {
        for await (const image of renderRaster(faces, print, pool)) images.push(image);
        return groupBy(images, ({ id }) => id);
      } finally {
        await pool.close();
      }
    };
    const names = Object.keys(FACES);
    const often = await painted([1, 2, 3, 4, 5].flatMap(() => names));
    const once = await painted(names.toReversed());
    for (const name of names) {
      const expected = once.get(name)?.[0]?.bytes ?? Buffer.alloc(0);
      expect(
        often.get(name)?.map(({ bytes }) => bytes.equals(expected)),
        name,
      ).toEqual([true, true, true, true, true]);
    }
  });
});
