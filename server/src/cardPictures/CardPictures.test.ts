import type { FaceInput, Scene } from '@cardwright/renderer';
import { beforeEach, expect, it } from 'vitest';
import { RateLimits } from '../middleware/rateLimits.js';
import { createLog } from '../observability/createLog.js';
import { CardPictures } from './CardPictures.js';
import type { FacePainter, Painting, PictureForm } from './FacePainter.js';

let drawn: { scene: Scene; width: number; quality: number }[];
let issues: { code: string }[];
let kept: Map<string, Buffer>;
let hold: Promise<void> | undefined;
let pictures: CardPictures;

/** A face that is told from others by its language. */
const faceOf = (language: string): FaceInput =>
  ({ deck: { categories: [] }, language, template: {}, scheme: {}, face: {} }) as unknown as FaceInput;

const LARGE = { width: 1_024, format: 'webp' } as const;
const COVER = { width: 320, format: 'webp' } as const;

beforeEach(() => {
  drawn = [];
  issues = [];
  kept = new Map();
  hold = undefined;
  const painting = {
    scene: (face: FaceInput) => Promise.resolve({ issues, language: face.language } as unknown as Scene),
    paint: async (scene: Scene, { width, quality }: PictureForm) => {
      drawn.push({ scene, width, quality });
      await hold;
      return Buffer.alloc(quality * 1_000);
    },
  } as unknown as Painting;
  const painter: Pick<FacePainter, 'use'> = { use: (work) => work(painting) };
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, Buffer.from(bytes))),
  };
  pictures = new CardPictures({ painter, cache, limits: new RateLimits(1_000), log: createLog('silent') });
});

const asking = { sender: 'here', signal: new AbortController().signal };

it('draws a face once, however many ask for it', async () => {
  const [one, other] = await Promise.all(['en', 'en'].map((each) => pictures.picture(faceOf(each), LARGE, asking)));
  await pictures.picture(faceOf('en'), LARGE, asking);
  expect(one).toEqual(other);
  expect(drawn).toHaveLength(1);
  await pictures.picture(faceOf('de'), LARGE, asking);
  expect(drawn).toHaveLength(2);
});

it('lowers the quality until a cover is at most 40 kB', async () => {
  const { bytes } = await pictures.picture(faceOf('en'), COVER, asking);
  expect(bytes.byteLength).toBe(36_000);
  expect(drawn.map(({ quality }) => quality)).toEqual([82, 68, 52, 36]);
});

it('draws a face without its picture again the next time', async () => {
  issues = [{ code: 'image.broken' }];
  expect((await pictures.picture(faceOf('en'), LARGE, asking)).isWhole).toBe(false);
  issues = [];
  expect((await pictures.picture(faceOf('en'), LARGE, asking)).isWhole).toBe(true);
  expect(drawn).toHaveLength(2);
});

it('refuses further faces while too many wait', async () => {
  hold = new Promise(() => undefined);
  for (let index = 0; index < 201; index += 1)
    void pictures.picture(faceOf(String(index)), LARGE, { ...asking, signal: new AbortController().signal });
  // Each is counted against the limits before it stands in line.
  await new Promise(setImmediate);
  await expect(pictures.picture(faceOf('late'), LARGE, asking)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(drawn).toHaveLength(2);
});
