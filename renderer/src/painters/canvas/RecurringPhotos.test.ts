import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GroupNode, ImageNode, SceneNode } from '../../displayList.js';
import { shapePath } from '../../shapes/index.js';
import { type CallTrace, FakePath2D, recordingContext, recordingLayers } from '../../testing/recordingContext.js';
import { testScene } from '../testing/testScene.js';
import type { PaintAssets } from './brush.js';
import { PaintCache } from './PaintCache.js';
import { paintScene } from './paintScene.js';
import { RecurringPhotos } from './RecurringPhotos.js';

beforeAll(() => void vi.stubGlobal('Path2D', FakePath2D));
afterAll(() => void vi.unstubAllGlobals());

const photo: ImageNode = { type: 'image', src: 'photo', x: 10, y: 20, width: 200, height: 150 };
const rounded = (child: SceneNode, rest: Partial<GroupNode> = {}): GroupNode => ({
  type: 'group',
  clip: { d: shapePath('rectangle', { cornerRadius: 8 }, photo) },
  children: [child],
  ...rest,
});

/** Paints faces in turn on one canvas of 1000 × 1000 px. @returns the pictures that each of them drew, and the clips */
function painted(faces: readonly SceneNode[], { isOpaque = true, pictures = {} } = {}): CallTrace[] {
  const lines: CallTrace = [];
  const context = recordingContext(lines);
  const createLayer = recordingLayers(lines);
  const recurring = new RecurringPhotos(createLayer);
  const cache = new PaintCache();
  const known: Record<string, object> = { photo: { toString: () => 'photo' }, ...pictures };
  const assets: PaintAssets = {
    image: (src) => known[src] as CanvasImageSource,
    isOpaque: () => isOpaque,
    createLayer,
  };
  return faces.map((node) => {
    lines.length = 0;
    paintScene(context, testScene([node]), assets, { pixelRatio: 2, clip: false, cache, recurring });
    return lines.map((line) => line.trim()).filter((line) => /drawImage|clip\(evenodd|^layer|rect\(/.test(line));
  });
}

const DRAWN = 'drawImage(photo, 10, 20, 200, 150)';

describe('RecurringPhotos', () => {
  it('copies the inside of a photo from the third time on, and draws what is around it', () => {
    const faces = painted([rounded(photo), rounded(photo), rounded(photo), rounded(photo)]);
    expect(faces[0]).toEqual([DRAWN]);
    // Between the corners, 36 … 404 px across and 40 … 340 px down; without the outermost pixels.
    expect(faces[1]).toEqual([DRAWN, 'layer 1: 366 × 298', '1| drawImage(layer, 37, 41, 366, 298, 0, 0, 366, 298)']);
    const copied = [
      'rect(0, 0, 1000, 1000)',
      'rect(37, 41, 366, 298)',
      'clip(evenodd)',
      DRAWN,
      'drawImage(layer  1| , 37, 41)',
    ];
    expect(faces[2]).toEqual(copied);
    expect(faces[3]).toEqual(copied);
  });

  it('knows a photo by its pixels and its place', () => {
    const moved = { ...photo, x: 10.5 };
    const faces = painted([photo, photo, moved, { ...photo, src: 'other' }, moved], { pictures: { other: {} } });
    for (const face of faces.slice(2)) expect(face).not.toContain('clip(evenodd)');
  });

  it.each<[string, SceneNode, object]>([
    ['may have transparent pixels', photo, { isOpaque: false }],
    ['is turned', { type: 'group', transform: [0, 1, -1, 0, 300, 0], children: [photo] }, {}],
    ['is mirrored', { type: 'group', transform: [-1, 0, 0, 1, 300, 0], children: [photo] }, {}],
    ['is translucent', { type: 'group', opacity: 0.5, children: [photo] }, {}],
    ['blends', { type: 'group', blend: 'multiply', children: [photo] }, {}],
    ['is small', { ...photo, width: 40, height: 40 }, {}],
    ['has an outline of another kind', rounded(photo, { clip: { d: 'M10 20L210 20L110 170Z' } }), {}],
    ['is in a layer', { type: 'group', opacity: 0.5, children: [photo, photo] }, {}],
  ])('draws what %s each time', (_, node, options) => {
    const faces = painted([node, node, node, node], options);
    expect(faces[3]).toEqual(faces[2]);
    expect(faces[3]?.join()).toContain('drawImage(photo');
    expect(faces[3]).not.toContain('clip(evenodd)');
  });

  it('drops the copies that were not used for the longest time beyond its budget', () => {
    // Of a canvas of 1000 × 1000 px, the copy has 4 MB; 17 of them are too many.
    const large = (index: number): ImageNode => ({
      type: 'image',
      src: String(index),
      x: 0,
      y: 0,
      width: 500,
      height: 500,
    });
    const pictures = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [String(index), {}]));
    const twice = Array.from({ length: 17 }, (_, index) => [large(index), large(index)]).flat();
    const faces = painted([...twice, large(16), large(0), large(1)], { pictures });
    const isCopied = faces.slice(-3).map((face) => face.includes('clip(evenodd)'));
    expect(isCopied).toEqual([true, false, true]);
  });
});
