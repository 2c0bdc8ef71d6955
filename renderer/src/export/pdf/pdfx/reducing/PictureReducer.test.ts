import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImageNode, SceneNode } from '../../../../displayList.js';
import { testScene } from '../../../../painters/testing/testScene.js';
import { inkPixels } from '../../../images/inkPixels.js';
import { picturesOf } from '../../testing/printFixtures.js';
import { drawnWidths } from './drawnWidths.js';
import { PictureReducer } from './PictureReducer.js';

const WIDTH_MM = 63.5;
/** The width of the test scenes. */
const UNITS = 240;

let large: Buffer;
beforeAll(async () => {
  large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
});

function reducer(bytes: Buffer = large): PictureReducer {
  const pictures = picturesOf({ 'photo.jpg': { bytes, mime: 'image/jpeg' } });
  return new PictureReducer({ widthMm: WIDTH_MM, pictures });
}

const photo = (width: number): ImageNode => ({ type: 'image', src: 'photo.jpg', x: 0, y: 0, width, height: width / 2 });
const sceneOf = (...nodes: SceneNode[]): ReturnType<typeof testScene> => ({
  ...testScene(nodes),
  images: ['photo.jpg'],
});

describe('the largest drawn width', () => {
  it('is found through groups that enlarge and turn', () => {
    const turned: SceneNode = { type: 'group', transform: [0, 3, -3, 0, 0, 0], children: [photo(50)] };
    expect(drawnWidths([photo(100), { type: 'group', children: [turned] }])).toEqual(new Map([['photo.jpg', 150]]));
  });
});

describe('a picture with more pixels than a press can show', () => {
  it('is reduced to no less than 600 dpi and keeps its profile', async () => {
    const reduce = reducer();
    const { nodes, images } = await reduce.scene({ scene: sceneOf(photo(UNITS)) });
    const { src } = nodes[0] as ImageNode;
    expect(images).toEqual([src]);
    const { width, height, icc } = await sharp((await reduce.imageBytes(src)).bytes).metadata();
    expect(width).toBeGreaterThanOrEqual((WIDTH_MM / 25.4) * 600);
    expect(width).toBeLessThan((WIDTH_MM / 25.4) * 800);
    expect(height).toBe((width * 3) / 4);
    expect(icc).toBeDefined();
  });

  it('keeps some pixels where it is drawn without a width, as in a border that is wider than its box', async () => {
    const reduce = reducer();
    const { images } = await reduce.scene({ scene: sceneOf(photo(0)) });
    expect((await sharp((await reduce.imageBytes(images[0] ?? '')).bytes).metadata()).width).toBeGreaterThan(0);
  });

  it('is shared by faces that show it at nearly the same size', async () => {
    const reduce = reducer();
    const scenes = [UNITS, UNITS - 2, UNITS / 2].map((width) => reduce.scene({ scene: sceneOf(photo(width)) }));
    const [one, other, small] = (await Promise.all(scenes)).map(({ images }) => images[0]);
    expect(one).toBe(other);
    expect(small).not.toBe(one);
  });

  it('stays as it is where it is drawn large enough', async () => {
    const scene = sceneOf({ type: 'group', transform: [4, 0, 0, 4, 0, 0], children: [photo(UNITS)] });
    expect(await reducer().scene({ scene })).toBe(scene);
  });
});

describe('other pictures', () => {
  it('stay as they are', async () => {
    const small = await sharp(large).resize(800).jpeg().toBuffer();
    const scene = sceneOf(photo(UNITS));
    expect(await reducer(small).scene({ scene })).toBe(scene);
    expect((await reducer(small).imageBytes('photo.jpg')).bytes).toBe(small);
  });

  it('are left to painting, which names the card, if they cannot be read', async () => {
    const scene = sceneOf(photo(UNITS));
    expect(await reducer(Buffer.from('no picture')).scene({ scene })).toBe(scene);
  });
});

describe('a picture of inks', () => {
  it('keeps its inks and its profile when it is reduced', async () => {
    const small = await sharp(large).resize(1000).keepIccProfile().jpeg().toBuffer();
    const inks = await sharp(small).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    const pictures = {
      ...picturesOf({ 'photo.jpg': { bytes: small, mime: 'image/jpeg' } }),
      inkBytes: () => Promise.resolve(inks),
    };
    const reduce = new PictureReducer({ widthMm: WIDTH_MM, pictures });
    const [src = ''] = (await reduce.scene({ scene: sceneOf(photo(UNITS / 4)) })).images;
    const reduced = (await reduce.inkBytes(src)) ?? new Uint8Array();
    const { space, width, icc } = await sharp(reduced).metadata();
    expect(space).toBe('cmyk');
    expect(width).toBeLessThan(1000);
    expect(icc).toEqual((await sharp(inks).metadata()).icc);
    const firstPixel = async (bytes: Uint8Array): Promise<readonly number[]> => [
      ...(await inkPixels(bytes).raw().toBuffer()).subarray(0, 4),
    ];
    expect(await firstPixel(reduced)).toEqual(await firstPixel(inks));
  });
});
