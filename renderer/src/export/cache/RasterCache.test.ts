import { readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { buildPage } from '../testing/browserFixture.js';
import { RasterCache } from './RasterCache.js';

beforeAll(() => buildPage());

const picture = (content: string) => ({
  imageBytes: () => Promise.resolve({ bytes: Buffer.from(content), mime: 'image/png' }),
});
const image = { bytes: Buffer.from('pixels'), width: 3, height: 4 };

function aCache(maxBytes?: number) {
  const folder = temporaryFolder();
  const open = (font = 'font', programs?: string) =>
    new RasterCache({
      folder,
      fontBytes: () => Promise.resolve(Buffer.from(font)),
      ...(programs !== undefined && { programs: () => Promise.resolve(programs) }),
      ...(maxBytes && { maxBytes }),
    });
  const files = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return { folder, open, files };
}

it('finds a face again in the next run, unless anything about it has changed', async () => {
  const { open } = aCache();
  const scene = { ...testScene([]), faces: ['inter'], images: ['a.png'] };
  const first = open();
  const key = await first.keyOf(scene, { dpi: 300 }, picture('fox'));
  if (key === undefined) throw new Error('The scene has no key.');
  expect(await first.read(key)).toBeUndefined();
  await first.write(key, image);
  const next = open();
  expect(await next.keyOf(scene, { dpi: 300 }, picture('fox'))).toBe(key);
  expect(await next.read(key)).toEqual(image);
  const others = [
    open().keyOf(scene, { dpi: 150 }, picture('fox')),
    open().keyOf({ ...scene, bleed: 1 }, { dpi: 300 }, picture('fox')),
    open().keyOf(scene, { dpi: 300 }, picture('owl')),
    open('another font').keyOf(scene, { dpi: 300 }, picture('fox')),
    open('font', 'a newer browser').keyOf(scene, { dpi: 300 }, picture('fox')),
  ];
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(6);
  const unreadable = { imageBytes: () => Promise.reject(new Error('gone')) };
  expect(await open().keyOf(scene, {}, unreadable)).toBeUndefined();
});

it.each([
  ['shorter', (bytes: Buffer) => bytes.subarray(0, -2)],
  ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('pixels', 'pixelz'), 'latin1')],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('cardwright-raster 1')],
])('forgets a file that is %s', async (_, damage) => {
  const { open, files } = aCache();
  const cache = open();
  await cache.write('abcd', image);
  const [file = ''] = files();
  writeFileSync(file, damage(readFileSync(file)));
  expect([await cache.read('abcd'), files()]).toEqual([undefined, []]);
});

it('counts a damaged file that it cannot delete as missing', async () => {
  const { folder, open } = aCache();
  // Linux lets nobody delete these files, not even root.
  symlinkSync('/proc/self', join(folder, 'st'));
  expect(await open().read('status')).toBeUndefined();
});

it('removes what was not used for longest when it grows too large', async () => {
  const { open, files } = aCache(1_000);
  const cache = open();
  for (const name of ['a1', 'b2', 'c3', 'd4']) await cache.write(name, { ...image, bytes: Buffer.alloc(250) });
  for (const [index, name] of ['c3', 'a1', 'd4', 'b2'].entries()) {
    const file = files().find((each) => each.endsWith(name)) ?? '';
    utimesSync(file, index + 1, index + 1);
  }
  // Reading counts as use.
  await cache.read('c3');
  await cache.close();
  expect(
    files()
      .map((file) => file.slice(-2))
      .sort(),
  ).toEqual(['b2', 'c3']);
  expect(files().reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(800);
});
