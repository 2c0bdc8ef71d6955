import { describe, expect, it } from 'vitest';
import { readTableFile } from './readTableInput.js';

const MAC = new Uint8Array([...new TextEncoder().encode('title\nCaf'), 0x8e, 0x0a]);

describe('readTableFile', () => {
  it('offers other encodings for a file whose encoding was chosen', async () => {
    const { table, text } = await readTableFile(new File([MAC], 'cards.csv'), 'macintosh');
    expect(table.rows[0]?.cells).toEqual(['Café']);
    expect(text?.encoding).toBe('macintosh');
    expect(text?.choices.length).toBeGreaterThan(1);
  });

  it('offers none for valid UTF-8', async () => {
    expect((await readTableFile(new File(['title\nCafé\n'], 'cards.csv'))).text).toBeUndefined();
  });
});
