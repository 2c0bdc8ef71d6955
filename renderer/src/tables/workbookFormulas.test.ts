import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, withSheet, workbook } from './testing/testWorkbook.js';

describe('readWorkbook', () => {
  it('reads the saved values of formulas', async () => {
    const book = workbook(
      {
        A: [
          ['Name', 'Cost'],
          ['Eel', 4],
        ],
      },
      (made) => {
        const cell = made.Sheets.A?.B2 as { f?: string } | undefined;
        if (cell) cell.f = 'SUM(1,3)';
      },
    );
    expect((await readWorkbook(bytesOf(book), 'x.xlsx')).rows[0]?.cells).toEqual(['Eel', '4']);
  });

  it.each([
    ['SUM(1,3)', 'B2', '=SUM(1,3)'],
    ['"Card "&B2', 'AB2', '="Card "&B2'],
    ['1+2', 'B2', '=1+2'],
  ])('reports the formula %s, which was never calculated, and names its cell', async (formula, cell, text) => {
    const book = workbook({ A: [['Name'], ['Eel']] }, (made) => {
      const sheet = made.Sheets.A ?? {};
      const heading = cell.replace('2', '1');
      Object.assign(sheet, { [heading]: { t: 's', v: 'Cost' }, [cell]: { t: 'n', v: 0, f: formula } });
      sheet['!ref'] = `A1:${cell}`;
    });
    const table = await readWorkbook(
      withSheet(book, (xml) => xml.replace('</f><v>0</v>', '</f><v></v>')),
      'x.xlsx',
    );
    expect(table.rows[0]?.cells.at(-1)).toBe(text);
    expect(table.problems).toMatchObject([
      {
        code: 'table.formula',
        path: 'Cost',
        message: expect.stringContaining(`The cell ${cell} holds a formula (${text}) without its value`) as string,
        fix: expect.stringContaining('save it again') as string,
        place: { line: 2, column: table.columns.length },
      },
    ]);
  });

  it('reports the formulas of each column once, with their number and the first cells', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => [`Eel ${index}`, '=A1', index === 3 ? '=B1+1' : '1']);
    const { problems } = await readWorkbook(bytesOf(workbook({ A: [['Name', 'Cost', 'Since'], ...rows] })), 'x.xlsx');
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      expect.stringContaining('Cost: 8 cells hold formulas without their values (B2, B3, B4, B5, B6 …), such as =A1;'),
      expect.stringContaining('Since: The cell C5 holds a formula (=B1+1) without its value;'),
    ]);
  });

  it.each([
    ['<table:table-cell table:formula="of:=SUM([.A1:.A9])"/>', '=SUM(A1:A9)'],
    ['<table:table-cell table:formula="of:=[.A2]&amp;&quot;!&quot;" office:value-type="float"/>', '=A2&"!"'],
    ['<table:table-cell table:formula="=2+3"><text:p></text:p></table:table-cell>', '=2+3'],
    [
      '<table:table-cell table:formula="of:=2+3" office:value-type="float" office:value="5"><text:p>5</text:p></table:table-cell>',
      '5',
    ],
    ['<table:table-cell table:formula="of:=2+3"><text:p>five</text:p></table:table-cell>', 'five'],
    ['<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string" office:string-value=""/>', ''],
  ])('reads %s of an ODS file as %j', async (cell, text) => {
    const rows = [
      ['Name', 'Cost', 'Text'],
      ['Eel', 'here', 'x'],
    ];
    const parts = unzipSync(bytesOf(workbook({ A: rows }), 'ods'));
    const xml = strFromU8(parts['content.xml'] ?? new Uint8Array());
    const changed = xml.replace(
      /<table:table-cell[^>]*>(?=<text:p>here)<text:p>here<\/text:p><\/table:table-cell>/,
      cell,
    );
    expect(changed).toContain(cell);
    const table = await readWorkbook(zipSync({ ...parts, 'content.xml': strToU8(changed) }), 'x.ods');
    expect(table.rows).toEqual([{ line: 2, cells: ['Eel', text, 'x'] }]);
    expect(table.problems.map(({ code }) => code)).toEqual(text.startsWith('=') ? ['table.formula'] : []);
  });

  it('reads a formula whose value is an empty text as an empty cell', async () => {
    const book = workbook(
      {
        A: [
          ['Name', 'Text'],
          ['Eel', ''],
        ],
      },
      (made) => Object.assign(made.Sheets.A ?? {}, { B2: { t: 's', v: '', f: 'IF(1,"")' } }),
    );
    const table = await readWorkbook(
      withSheet(book, (xml) => xml.replace(/<c r="B2".*?<\/c>/, '<c r="B2" t="str"><f>IF(1,"")</f><v></v></c>')),
      'x.xlsx',
    );
    expect(table).toMatchObject({ rows: [{ cells: ['Eel', ''] }], problems: [] });
  });
});
