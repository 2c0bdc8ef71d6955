import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readExactly } from './readExactly.js';

describe('readExactly', () => {
  it('reads one picture after the other, in whatever parts they arrive', async () => {
    const stream = new PassThrough();
    for (const text of ['one', 'another', '', 'last']) {
      const read = readExactly(stream, text.length);
      for (const letter of text) stream.write(letter);
      expect(Buffer.from(await read).toString()).toBe(text);
    }
  });

  it('fails if the stream ends before', async () => {
    const stream = new PassThrough();
    const read = readExactly(stream, 4);
    stream.end('one');
    await expect(read).rejects.toThrow('3 of 4 bytes');
  });
});
