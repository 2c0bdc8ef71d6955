import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFaceLoader, fetchFontManifest, fetchHarfBuzz } from './browser.js';
import { createFontLibrary } from './createFontLibrary.js';
import { fontsDirectory } from './node.js';
import type { FontLibrary } from './types.js';

const INTER = 'inter-latin-400-normal';
const LORA = 'lora-latin-700-normal';

let server: Server;
let baseUrl: string;
let requests: string[];
let broken: boolean;

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = basename(request.url ?? '');
    requests.push(file);
    if (broken) {
      response.writeHead(503).end();
      return;
    }
    readFile(join(fontsDirectory(), file)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fonts`;
});

beforeEach(() => {
  requests = [];
  broken = false;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function createLibrary(): Promise<FontLibrary> {
  const [manifest, harfbuzz] = await Promise.all([fetchFontManifest(baseUrl), fetchHarfBuzz(`${baseUrl}/`)]);
  requests = [];
  return createFontLibrary(manifest, harfbuzz);
}

test('fetches each face once, even if it is requested often', async () => {
  const library = await createLibrary();
  const loader = createFaceLoader(library, baseUrl);
  await Promise.all([loader.load([INTER, INTER]), loader.load([INTER, LORA]), loader.load(new Set([LORA]))]);
  await loader.load([INTER]);
  expect(requests.sort()).toEqual([`${INTER}.ttf`, `${LORA}.ttf`]);
  expect([library.has(INTER), library.has(LORA)]).toEqual([true, true]);
  library.dispose();
});

test('a face that failed can be requested again', async () => {
  const library = await createLibrary();
  const loader = createFaceLoader(library, baseUrl);
  broken = true;
  await expect(loader.load([INTER])).rejects.toMatchObject({
    code: 'font.fetch_failed',
    message: expect.stringContaining('503') as string,
  });
  expect(library.has(INTER)).toBe(false);
  broken = false;
  await loader.load([INTER]);
  expect(library.has(INTER)).toBe(true);
  library.dispose();
});

test('rejects a face that is not in the manifest without a request', async () => {
  const library = await createLibrary();
  const load = createFaceLoader(library, baseUrl).load(['../../secret']);
  await expect(load).rejects.toMatchObject({ code: 'font.unknown_face' });
  expect(requests).toEqual([]);
  library.dispose();
});

test('names the address when the server does not answer', async () => {
  await expect(fetchFontManifest('http://127.0.0.1:1/fonts')).rejects.toMatchObject({
    code: 'font.fetch_failed',
    path: 'http://127.0.0.1:1/fonts/manifest.json',
  });
});
