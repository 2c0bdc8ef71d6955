import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { JsonText } from './JsonText.js';

const around = (characters: number): JsonText =>
  JsonText.around('{"text":"', [Buffer.from('x'.repeat(characters))], '"}');

describe('JsonText', () => {
  it('joins the parts of a short answer, and sends those of a long one in turn', () => {
    expect(around(10).body).toEqual(Buffer.from('{"text":"xxxxxxxxxx"}'));
    expect(around(1_000_000).body).toBeInstanceOf(Readable);
    expect(around(1_000_000).parts).toHaveLength(3);
  });

  it('has the same tag in one part and in several', () => {
    const whole = new JsonText(JSON.stringify({ text: 'x'.repeat(1_000_000) }));
    expect(around(1_000_000).tag).toBe(whole.tag);
  });

  it('is compressed once', async () => {
    const answer = around(2_000);
    const packed = await answer.brotli;
    expect(brotliDecompressSync(packed ?? '').toString()).toBe(JSON.stringify(answer));
    expect(answer.brotli).toBe(answer.brotli);
  });

  it.each([10, 1_000_000])('is not compressed beforehand with %i characters', (characters) => {
    expect(around(characters).brotli).toBeUndefined();
  });
});
