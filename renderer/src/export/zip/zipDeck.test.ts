import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { loadManifestFromDisk } from '../../fonts/node.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { colorScene, noPictures } from '../pdf/testing/printFixtures.js';
import { findPreset, presetSize } from '../presets/index.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import { it } from '../testing/paintingTest.js';
import { fontCredits } from './fontCredits.js';
import type { ZipCard, ZipOptions } from './types.js';
import { uploadBleed } from './uploadBleed.js';
import { zipDeck } from './zipDeck.js';

let pool: BrowserPool;
it.beforeAll(({ pool: shared }) => {
  pool = shared;
});

const back = { scene: colorScene('#0000ff') };
const cards: ZipCard[] = [
  { number: 1, title: 'Lamp & Öl', front: { scene: colorScene('#ff0000') }, back, copies: 3 },
  { number: 2, title: '灯', front: { scene: colorScene('#00ff00') }, back },
  { number: 12, title: 'A '.repeat(60), front: { scene: colorScene('#ffff00') } },
];
const base: ZipOptions = {
  dpi: 72,
  widthMm: 63.5,
  heightMm: 88.9,
  pictures: noPictures,
  deckTitle: 'Öllampen',
  credits: ['Font X, OFL-1.1'],
};
const zip = async (options: Partial<ZipOptions> = {}, run: readonly ZipCard[] = cards): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipDeck(run, { ...base, ...options }, pool)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('zipDeck', () => {
  it('contains every distinct face once, by side, with a table of contents and credits', async () => {
    const files = unzipSync(await zip());
    expect(Object.keys(files)).toEqual([
      'fronts/001-lamp-ol.png',
      'backs/001-lamp-ol.png',
      'fronts/002.png',
      'fronts/012-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a.png',
      'manifest.json',
      'README.txt',
      'CREDITS.txt',
    ]);
    const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
    const manifest = JSON.parse(text('manifest.json')) as { cards: unknown[] };
    expect(manifest).toMatchObject({
      version: 1,
      title: 'Öllampen',
      image: { format: 'png', dpi: 72, width_px: 180, height_px: 252 },
    });
    expect(manifest.cards).toEqual([
      { number: 1, title: 'Lamp & Öl', copies: 3, front: 'fronts/001-lamp-ol.png', back: 'backs/001-lamp-ol.png' },
      { number: 2, title: '灯', copies: 1, front: 'fronts/002.png', back: 'backs/001-lamp-ol.png' },
      expect.objectContaining({ number: 12, back: null }),
    ]);
    expect(text('README.txt')).toContain('3 cards (5 with all copies) as 4 pictures: PNG, RGB, 180 × 252 px at 72 dpi');
    expect(text('CREDITS.txt')).toContain('Font X, OFL-1.1');
    const { data } = await sharp(files['fronts/002.png']).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
  });

  it('counts and names only what is in it', async () => {
    const { 'README.txt': readme = new Uint8Array() } = unzipSync(await zip({}, cards.slice(2)));
    expect(strFromU8(readme)).toContain('\n1 card (1 with all copies) as 1 picture: PNG');
    expect(strFromU8(readme)).not.toContain('backs/');
  });

  it('puts pictures of backs only into their folder', async () => {
    const files = unzipSync(
      await zip({ onlyBacks: true }, [{ number: 1, title: 'Lamp & Öl', front: back, copies: 3 }]),
    );
    expect(Object.keys(files)[0]).toBe('backs/001-lamp-ol.png');
    const [manifest = '', readme = ''] = ['manifest.json', 'README.txt'].map((path) =>
      strFromU8(files[path] ?? new Uint8Array()),
    );
    expect(JSON.parse(manifest)).toMatchObject({ cards: [{ front: null, back: 'backs/001-lamp-ol.png' }] });
    expect(readme).toContain('     3  (none)  backs/001-lamp-ol.png');
    expect(readme).not.toContain('fronts/');
  });

  it('gives the same bytes in any time zone', async () => {
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Asia/Tokyo';
      const first = await zip();
      process.env.TZ = 'America/Lima';
      expect(Buffer.compare(first, await zip())).toBe(0);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it.each([
    ['the-game-crafter', 'poker-us', 825, 1125, 3.175],
    ['the-game-crafter', 'poker-euro', 825, 1125, 3.425],
    ['the-game-crafter', 'us-game', 750, 1125, 3.75],
    ['makeplayingcards', 'tarot', 897, 1497, 2.873],
  ])('has pictures of exactly the size that %s requires for %s', async (name, slug, widthPx, heightPx, shown) => {
    const preset = findPreset(name);
    const size = findCardSize(slug);
    const wanted = presetSize(preset, size);
    const bleedMm = uploadBleed(preset, wanted, size);
    const height = (size.heightMm / size.widthMm) * 240;
    const scene = {
      ...colorScene('#ff0000'),
      height,
      bleed: 20,
      nodes: [{ type: 'path' as const, d: 'M-30 -30H270V500H-30Z', fill: '#ff0000' }],
    };
    const files = unzipSync(
      await zip(
        {
          dpi: 300,
          widthMm: size.widthMm,
          heightMm: size.heightMm,
          bleedMm,
          widthPx: wanted?.widthPx,
          heightPx: wanted?.heightPx,
        },
        [{ number: 1, title: 'x', front: { scene } }],
      ),
    );
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(
      `with a bleed of ${shown} mm or slightly more`,
    );
    const picture = files['fronts/001-x.png'];
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([widthPx, heightPx]);
    expect(data.every((value, index) => value === (index % 3 === 0 ? 255 : 0))).toBe(true);
    expect((await sharp(picture).metadata()).density).toBe(300);
  });

  it('rejects an empty deck and pictures that are too small', async () => {
    await expect(zip({}, [])).rejects.toMatchObject({ code: 'zip.empty' });
    await expect(zip({ widthPx: 900, heightPx: 900 })).rejects.toMatchObject({ code: 'zip.pixels' });
  });

  it('stops on abort', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    await expect(zip({ signal: controller.signal, onProgress: () => controller.abort(reason) })).rejects.toBe(reason);
  });
});

describe('fontCredits', () => {
  it('names every used family once', async () => {
    const manifest = await loadManifestFromDisk();
    const lines = fontCredits(manifest, ['inter-latin-400-normal', 'inter-latin-700-normal', 'lora-latin-400-normal']);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Font Inter, OFL-1\.1/);
  });
});
