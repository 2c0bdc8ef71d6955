import { parseDeckFile } from '@cardwright/renderer';
import { addCards, namePlace } from '@cardwright/renderer/tables';
import { describe, expect, it } from 'vitest';
import { readPastedTable, readTableFile, type ReadTable } from './readTableInput.js';

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

describe('problems of a table whose cells have line breaks', () => {
  const cells = [
    ['title', 'text', 'copies'],
    ['Hail', '"It is\ncold."', '1'],
    ['Fog', 'Wet.', 'many'],
    ['Rain', '1', '2', 'more'],
  ];
  const printed = (delimiter: string): string => cells.map((row) => row.join(delimiter)).join('\n');
  const places = ({ table }: ReadTable): readonly string[] => {
    const added = addCards({}, table);
    const parsed = added.place(parseDeckFile(added.deck));
    const problems = [...added.problems, ...(parsed.ok ? [] : parsed.problems)];
    return problems.map(({ place }) => namePlace(place?.file ?? '', place?.line ?? 0, place?.column));
  };

  it('name the rows and columns of the spreadsheet that it was copied from', async () => {
    expect(places(await readPastedTable(printed('\t')))).toEqual(['row 4, column D', 'row 3, column C']);
    const below = `Cards of the game\tdraft\n${printed('\t')}`;
    expect((await readPastedTable(below)).table.problems[0]?.message).toMatch(
      /^Row 2 has the headings; the rows above/,
    );
  });

  it('name the lines of a file', async () => {
    const file = new File([printed(',')], 'cards.csv');
    expect(places(await readTableFile(file))).toEqual(['line 5, column 4', 'line 4, column 3']);
  });
});
