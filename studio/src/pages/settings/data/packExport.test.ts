import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { deckFileName, packExport } from './packExport.js';

const deck = { default_language: 'de', translations: { de: { title: 'Grüße aus dem Moor!' } } };
const upload = { size: 3, content_type: 'image/webp', updated_at: '2026-01-01T00:00:00Z' };
const everything = {
  member: { id: 'm' },
  decks: [deck, {}],
  uploads: [
    { ...upload, path: 'm/avatars/a.webp', url: '/storage/a.webp' },
    { ...upload, path: 'm/gone.png', url: '/storage/gone.png' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

it('packs everything, decks as files of their own, and pictures; names what is gone', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.includes('gone') ? new Response(null, { status: 404 }) : new Response('abc')),
  );
  const seen: number[] = [];
  const options = { signal: new AbortController().signal, onProgress: ({ done }: { done: number }) => seen.push(done) };
  const { file, missing } = await packExport(everything, options);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const read = (name: string): string => new TextDecoder().decode(files[name]);
  expect(Object.keys(files)).toEqual([
    'everything.json',
    'decks/01-grüße-aus-dem-moor.json',
    'decks/02-deck.json',
    'pictures/avatars/a.webp',
    'missing.txt',
  ]);
  expect(JSON.parse(read('decks/01-grüße-aus-dem-moor.json'))).toEqual(deck);
  expect(read('pictures/avatars/a.webp')).toBe('abc');
  expect(missing).toEqual(['m/gone.png']);
  expect(seen).toEqual([0, 1, 2]);
});

it('stops when it is cancelled', async () => {
  const cancel = new AbortController();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    cancel.abort();
    return Promise.reject(signal?.reason as Error);
  });
  await expect(packExport(everything, { signal: cancel.signal, onProgress: () => undefined })).rejects.toThrow();
});

it('names files after decks', () => {
  expect(deckFileName({ translations: { en: { title: '../../etc/passwd' } } }, 0)).toBe('01-etc-passwd.json');
  expect(deckFileName({}, 11)).toBe('12-deck.json');
});
