import { describe, expect, it } from 'vitest';
import { readDeckFile } from './readDeckFile.js';

describe('readDeckFile', () => {
  it.each(['cards.xlsx', 'cards.XLS', 'cards.csv'])('says where to import the table %s', async (name) => {
    const read = readDeckFile(new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0xff)], name));
    await expect(read).rejects.toThrow(`${name} is a table, not a deck file. Choose “Spreadsheet” above to import it.`);
  });

  it('reads a deck, whatever its file is called', async () => {
    expect(await readDeckFile(new File(['{"title":"Reef"}'], 'deck.csv'))).toMatchObject({ parsed: { ok: true } });
  });
});
