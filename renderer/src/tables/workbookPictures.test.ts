import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, withSheet, workbook } from './testing/testWorkbook.js';

const book = workbook({
  A: [
    ['Name', 'Picture'],
    ['Eel', 'p'],
  ],
});
const withCell = (cell: string): Uint8Array =>
  withSheet(book, (xml) => xml.replace(/<c r="B2"[^>]*>.*?<\/c>/, `<c r="B2" ${cell}</c>`));

describe('pictures in a workbook', () => {
  it.each([
    ['xlsx', 'xl/media/image1.png'],
    ['ods', 'Pictures/1000.png'],
  ] as const)('are reported in %s, because a table names files', async (type, name) => {
    const parts = unzipSync(bytesOf(book, type));
    const { problems } = await readWorkbook(zipSync({ ...parts, [name]: strToU8('…') }), `x.${type}`);
    expect(problems).toMatchObject([{ code: 'table.workbook_pictures', severity: 'warning' }]);
  });

  it('do not make a column that updates could empty the pictures of cards from', async () => {
    const drawn = workbook({
      A: [
        ['Name', 'Picture', 'Back picture', 'Cost'],
        ['Eel', null, null, 4],
      ],
    });
    const read = async (more: Record<string, Uint8Array>) =>
      readWorkbook(zipSync({ ...unzipSync(bytesOf(drawn)), ...more }), 'x.xlsx');
    expect((await read({})).columns).toEqual(['Name', 'Picture', 'Back picture', 'Cost']);
    const table = await read({ 'xl/media/image1.png': strToU8('…') });
    expect([table.columns, table.rows[0]?.cells]).toEqual([
      ['Name', '', 'Back picture', 'Cost'],
      ['Eel', '', '', '4'],
    ]);
  });

  it('leave their cells empty, which Excel fills with an error', async () => {
    const cell = withCell('t="e" vm="1"><v>#VALUE!</v>');
    const withPicture = zipSync({ ...unzipSync(cell), 'xl/media/image1.png': strToU8('…') });
    expect((await readWorkbook(withPicture, 'x.xlsx')).rows[0]?.cells).toEqual(['Eel', '']);
    const { rows, problems } = await readWorkbook(cell, 'x.xlsx');
    expect(rows[0]?.cells).toEqual(['Eel', '#VALUE!']);
    expect(problems).toMatchObject([{ code: 'table.formula_error' }]);
  });

  it.each([
    ['Excel', 't="e" vm="1"><f>_xlfn.IMAGE("https://a.example/eel.png",,1)</f><v>#VALUE!</v>'],
    ['an older Excel', 't="e"><f>_xlfn.IMAGE("https://a.example/eel.png")</f><v>#NAME?</v>'],
    ['Google Sheets', '><f>IFERROR(__xludf.DUMMYFUNCTION("IMAGE(""https://a.example/eel.png"",1)"),"")</f><v></v>'],
  ])('are read from the address that a formula of %s names', async (_, cell) => {
    const table = await readWorkbook(withCell(cell), 'x.xlsx');
    expect(table.rows[0]?.cells).toEqual(['Eel', 'https://a.example/eel.png']);
    expect(table.problems).toEqual([]);
  });
});
