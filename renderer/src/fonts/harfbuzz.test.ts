import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadHarfBuzz } from './harfbuzz.js';
import { fontsDirectory } from './node.js';

const wasm = (): Promise<Buffer<ArrayBuffer>> =>
  readFile(join(fontsDirectory(), 'harfbuzz.wasm')).then((bytes) => Buffer.from(new Uint8Array(bytes)));

test('accepts bytes, a compiled module or a response', async () => {
  const bytes = await wasm();
  for (const source of [bytes, new WebAssembly.Module(bytes), new Response(bytes), Promise.resolve(bytes)]) {
    const { exports } = await loadHarfBuzz(source);
    expect(exports.hb_buffer_create()).toBeGreaterThan(0);
  }
});

test('each instance has its own memory', async () => {
  const bytes = await wasm();
  const [one, other] = await Promise.all([loadHarfBuzz(bytes), loadHarfBuzz(bytes)]);
  expect(one.exports.memory).not.toBe(other.exports.memory);
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('<!doctype html>')],
  ['another module', Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)],
])('refuses %s', async (_, bytes) => {
  await expect(loadHarfBuzz(bytes)).rejects.toMatchObject({ code: 'font.harfbuzz_unusable' });
});

test('rejects a failed response', async () => {
  const response = new Response('gone', { status: 404 });
  await expect(loadHarfBuzz(response)).rejects.toThrow(/404/);
});
