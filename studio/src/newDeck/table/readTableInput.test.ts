import { describe, expect, it } from 'vitest';
import { readTableFile } from './readTableInput.js';

const MAC = new Uint8Array([...new TextEncoder().encode('title\nCaf'), 0x8e, 0x0a]);

describe('readTableFile', () => {
  it('offers other encodings for a file whose encoding was chosen', async () => {
    const { table, text } = await readTableFile(new File([MAC], 'cards.csv'), { encoding: 'macintosh' });
    expect(table.rows[0]?.cells).toEqual(['Café']);
    expect(text?.encoding).toBe('macintosh');
    expect(text?.choices.length).toBeGreaterThan(1);
  });

  it('reads a JSON list of cards, and refuses a deck file, two lists and anything else', async () => {
    const read = (json: string) => readTableFile(new File([json], 'cards.json'));
    const { table } = await read('{"total": 1, "cards": [{"name": "Lamp", "tags": ["a", "b"]}]}');
    expect([table.columns, table.rows]).toEqual([['name', 'tags'], [{ line: 1, cells: ['Lamp', 'a, b'] }]]);
    for (const json of ['{"categories": [{"cards": []}]}', '{"a": [{}], "b": [{}]}', '3'])
      await expect(read(json)).rejects.toMatchObject({ code: 'table.no_list' });
    await expect(read('[{')).rejects.toMatchObject({ code: 'table.malformed', problems: [{ severity: 'error' }] });
  });

  it('offers none for valid UTF-8', async () => {
    expect((await readTableFile(new File(['title\nCafé\n'], 'cards.csv'))).text).toBeUndefined();
  });
});
