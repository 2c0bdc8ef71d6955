import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colorMatrix, filteredSource } from '../../filters/index.js';
import type { ImageResource } from '../../images/types.js';
import { parseSvg } from '../../svg/index.js';
import { fetchPublicImage } from './fetchPublicImage.js';
import { ImageStore } from './ImageStore.js';

let folder: string;
let outside: string;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'cardwright-images-'));
  [folder, outside] = [join(root, 'deck'), join(root, 'deck-secret')];
  await mkdir(join(folder, 'images'), { recursive: true });
  await mkdir(outside);
  const jpeg = await photo(400, 300).jpeg().toBuffer();
  const files: Record<string, Buffer | string> = {
    'lamp.jpg': jpeg,
    'lamp.png': await photo(40, 30).png().toBuffer(),
    'turned.jpg': await photo(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'cut-out.png': await sharp({ create: { width: 40, height: 30, channels: 4, background: '#c0402080' } })
      .png()
      .toBuffer(),
    'print.jpg': await photo(40, 30).toColourspace('cmyk').jpeg().toBuffer(),
    'scan.tiff': await photo(40, 30).tiff().toBuffer(),
    'half.jpg': jpeg.subarray(0, jpeg.length / 2),
    'half.png': (await photo(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000),
    'text.png': 'this is not a picture',
    'empty.png': '',
    'bomb.png': hugePng(60_000, 60_000),
    'drawing.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>',
    'linking.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="lamp.png"/><path d="M0 0h9v9z"/></svg>',
    'cut.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'images', name), content);
  await writeFile(join(outside, 'secret.jpg'), jpeg);
  await symlink(join(outside, 'secret.jpg'), join(folder, 'images', 'link.jpg'));
  await symlink(outside, join(folder, 'linked'));
  await mkdir(join(folder, 'Möbel'.normalize('NFD')));
  await writeFile(join(folder, 'Möbel'.normalize('NFD'), 'Stühle.jpg'.normalize('NFD')), jpeg);
  await symlink(outside, join(folder, 'Länder'.normalize('NFD')));
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

/** A PNG whose header declares more pixels than fit into memory. */
function hugePng(width: number, height: number): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

async function look(src: string, options = {}): Promise<ImageResource | undefined> {
  const store = new ImageStore({ folder, ...options });
  expect(store.get(src)).toBeUndefined();
  await store.load([src]);
  return store.get(src);
}

describe('ImageStore', () => {
  it('filters the pixels of a picture whose source has a filter', async () => {
    const store = new ImageStore({ folder });
    await store.load(['images/lamp.jpg', 'images/cut-out.png']);
    const gray = colorMatrix({ grayscale: 1 });
    const source = (src: string): string => filteredSource(src, { ...(gray && { matrix: gray }) });
    const photograph = await store.imageBytes(source('images/lamp.jpg'));
    expect(photograph.mime).toBe('image/jpeg');
    const { channels } = await sharp(photograph.bytes).stats();
    expect(new Set(channels.map(({ mean }) => Math.round(mean)))).toEqual(new Set([89]));
    expect((await store.imageBytes(source('images/cut-out.png'))).mime).toBe('image/png');
    await expect(store.imageBytes(source('../deck-secret/key.png'))).rejects.toThrow();
  });

  it('tells cut-outs from photographs', async () => {
    const store = new ImageStore({ folder });
    await store.load(['images/cut-out.png', 'images/lamp.png']);
    expect(store.get('images/cut-out.png')).toEqual({
      kind: 'raster',
      width: 40,
      height: 30,
      opaqueParts: '0'.repeat(256),
    });
    expect(store.get('images/lamp.png')).toEqual({ kind: 'raster', width: 40, height: 30 });
  });

  it('reports sizes after EXIF orientation', async () => {
    expect(await look('images/lamp.jpg')).toEqual({ kind: 'raster', width: 400, height: 300 });
    expect(await look('images/turned.jpg')).toEqual({ kind: 'raster', width: 300, height: 400 });
    expect(
      await look(`data:image/png;base64,${(await photo(7, 5).png().toBuffer()).toString('base64')}`),
    ).toMatchObject({ width: 7, height: 5 });
  });

  it('returns files unchanged if possible', async () => {
    const store = new ImageStore({ folder });
    await store.load(['images/lamp.jpg', 'images/lamp.png']);
    const { bytes, mime } = await store.imageBytes('images/lamp.jpg');
    expect([mime, (await sharp(bytes).metadata()).width]).toEqual(['image/jpeg', 400]);
    expect((await store.imageBytes('images/lamp.png')).mime).toBe('image/png');
  });

  it('keeps the file of a picture whose pixels are inks, for presses', async () => {
    const store = new ImageStore({ folder });
    await store.load(['images/print.jpg', 'images/turned.jpg']);
    expect((await sharp(await store.inkBytes('images/print.jpg')).metadata()).space).toBe('cmyk');
    expect(await store.inkBytes('images/turned.jpg')).toBeUndefined();
  });

  it.each([
    ['images/turned.jpg', 'image/jpeg', 300, 400],
    ['images/print.jpg', 'image/jpeg', 40, 30],
    ['images/scan.tiff', 'image/png', 40, 30],
  ])('converts %s to a format for every browser and PDF', async (src, mime, width, height) => {
    const store = new ImageStore({ folder });
    await store.load([src]);
    const picture = await store.imageBytes(src);
    const metadata = await sharp(picture.bytes).metadata();
    expect(picture.mime).toBe(mime);
    expect(metadata).toMatchObject({ width, height, space: 'srgb' });
    expect(metadata.orientation ?? 1).toBe(1);
  });

  it.each(['NFC', 'NFD'])('finds a decomposed name by its path in %s', async (form) => {
    expect(await look('Möbel/Stühle.jpg'.normalize(form))).toMatchObject({ kind: 'raster', width: 400 });
  });

  it('finds a name by its path with escapes, but nothing outside the folder', async () => {
    expect(await look('M%C3%B6bel/St%C3%BChle.jpg')).toMatchObject({ kind: 'raster', width: 400 });
    expect(await look('images/%2e%2e/%2e%2e/deck-secret/secret.jpg')).toMatchObject({ kind: 'broken' });
  });

  it('follows no link out of the folder because of a name in another form', async () => {
    expect(await look('Länder/secret.jpg')).toEqual({ kind: 'broken', reason: 'it leads out of the deck’s folder.' });
  });

  it('sanitises drawings', async () => {
    const resource = await look('images/drawing.svg');
    expect(resource).toMatchObject({ kind: 'vector' });
    expect(resource?.kind === 'vector' && resource.svg).not.toContain('script');
  });

  it.each(['utf-16le', 'utf-16be'])('reads drawings in %s', async (encoding) => {
    const source =
      '<?xml version="1.0" encoding="UTF-16"?>\n<!-- Größe --><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const file = iconv.encode(source, encoding, { addBOM: true });
    await writeFile(join(folder, 'images', `${encoding}.svg`), file);
    const resource = await look(`images/${encoding}.svg`);
    expect(resource?.kind === 'vector' && resource.svg).toContain('<path d="M0 0h9v9z"/>');
  });

  it('keeps what layout reports about parts that a drawing has lost', async () => {
    const resource = await look('images/linking.svg');
    const svg = resource?.kind === 'vector' ? resource.svg : '';
    const { warnings } = parseSvg(svg, { currentColor: '#000000', variables: () => undefined });
    expect(svg).not.toContain('lamp.png');
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('refers to “lamp.png”')]);
  });

  it.each([
    ['images/half.jpg', /damaged or cut off/],
    ['images/half.png', /damaged or cut off/],
    ['images/text.png', /not a supported picture/],
    ['images/empty.png', /the file is empty/],
    ['images/bomb.png', /60000 × 60000 px/],
    ['images/cut.svg', /./],
    ['images/gone.jpg', /no such file/],
    ['images', /./],
    ['images/link.jpg', /leads out of the deck’s folder/],
    ['linked/secret.jpg', /leads out of the deck’s folder/],
    ['../deck-secret/secret.jpg', /./],
    ['/etc/passwd', /./],
    ['file:///etc/passwd', /./],
    ['images/\0.jpg', /./],
    ['data:image/png;base64', /no comma/],
    ['data:image/png,%E0%A4%A', /percent/],
    ['https://example.com/a.jpg', /not allowed here/],
  ])('reports why %j is broken', async (src, reason) => {
    const store = new ImageStore({ folder });
    await store.load([src]);
    expect(store.get(src)).toMatchObject({ kind: 'broken', reason: expect.stringMatching(reason) as string });
    await expect(store.imageBytes(src)).rejects.toMatchObject({
      code: expect.stringMatching(/^(image\.unreadable|path\.)/) as string,
    });
  });

  it.each([
    ['images/bomb.png', 'Save it at a smaller size.'],
    ['images/text.png', 'Save it as PNG or JPEG.'],
    ['images/half.jpg', 'Save it again, or download it again.'],
  ])('says how to mend %j', async (src, fix) => {
    const store = new ImageStore({ folder });
    await store.load([src]);
    expect(store.get(src)).toMatchObject({ kind: 'broken', fix });
    await expect(store.imageBytes(src)).rejects.toMatchObject({ fix });
  });

  it('reports the pictures of a folder that is not there', async () => {
    const store = new ImageStore({ folder: join(folder, 'gone') });
    await store.load(['lamp.jpg']);
    expect(store.get('lamp.jpg')).toMatchObject({ kind: 'broken', reason: expect.stringMatching(/ENOENT/) as string });
  });

  it('fetches from the web only with a fetcher', async () => {
    const bytes = await photo(9, 6).jpeg().toBuffer();
    const fetched: string[] = [];
    const fetchImage = (url: string): Promise<Uint8Array> => {
      fetched.push(url);
      return Promise.resolve(bytes);
    };
    expect(await look('https://example.com/a.jpg', { fetchImage })).toMatchObject({ width: 9, height: 6 });
    expect(fetched).toEqual(['https://example.com/a.jpg']);
  });
});

describe('fetchPublicImage', () => {
  async function serve(listener: RequestListener, use: (port: number) => Promise<void>): Promise<void> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await use((server.address() as AddressInfo).port);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('reaches neither this machine nor private networks', async () => {
    const requests: string[] = [];
    await serve(
      (request, response) => {
        requests.push(request.url ?? '');
        response.end('secret');
      },
      async (port) => {
        for (const host of [
          '127.0.0.1',
          'localhost',
          '[::1]',
          '[::ffff:127.0.0.1]',
          '0.0.0.0',
          '2130706433',
          '0x7f.1',
        ]) {
          await expect(fetchPublicImage(`http://${host}:${port}/`)).rejects.toMatchObject({
            code: 'image.unreadable',
            message: expect.stringContaining('not a public address') as string,
          });
        }
      },
    );
    expect(requests).toEqual([]);
  });

  it('rejects other protocols', async () => {
    await expect(fetchPublicImage('ftp://example.com/a.jpg')).rejects.toMatchObject({
      message: 'pictures cannot be fetched by ftp:',
    });
  });
});
