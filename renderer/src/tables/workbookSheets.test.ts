import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, changedOds, merge, workbook } from './testing/testWorkbook.js';

describe('readWorkbook', () => {
  it('prefers the sheet called Cards and lists the others', async () => {
    const book = workbook({
      Notes: [
        ['todo', 'who'],
        ['draw', 'me'],
      ],
      Cards: [['Name'], ['Eel']],
      Empty: [[]],
    });
    const table = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(table.columns).toEqual(['Name']);
    expect(table.problems).toMatchObject([
      {
        code: 'table.more_sheets',
        severity: 'info',
        message: expect.stringContaining('"Notes"') as string,
        fix: expect.stringContaining('--sheet "Notes"') as string,
      },
    ]);
  });

  it('reads no hidden sheet of an XLSX or ODS file if another one has rows', async () => {
    const book = workbook({ Old: [['Name'], ['Pike']], New: [['Name'], ['Eel']] }, (made) => {
      made.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    });
    expect((await readWorkbook(bytesOf(book), 'x.xlsx')).workbook?.sheet).toBe('New');
    const parts = unzipSync(bytesOf(book, 'ods'));
    const xml = strFromU8(parts['content.xml'] ?? new Uint8Array())
      .replace('table:name="Old" table:style-name="ta1"', 'table:name="Old" table:style-name="ta9"')
      .replace(
        '<office:automatic-styles>',
        '$&<style:style style:name="ta9" style:family="table"><style:table-properties table:display="false"/></style:style>',
      );
    const ods = zipSync({ ...parts, 'content.xml': strToU8(xml) });
    expect((await readWorkbook(ods, 'x.ods')).workbook?.sheet).toBe('New');
  });

  describe('hidden rows and columns', () => {
    const rows = [
      ['id', 'Name', 'Notes', 'Cost'],
      ['a', 'Eel', 'x', 1],
      ['b', 'Pike', 'y', 2],
      ['c', 'Newt', 'z', 3],
    ];
    const bytes = {
      xlsx: bytesOf(
        workbook({ A: rows }, ({ Sheets: { A } }) => {
          Object.assign(A ?? {}, {
            '!rows': [{}, {}, { hidden: true }],
            '!cols': [{ hidden: true }, {}, { hidden: true }],
          });
        }),
      ),
      ods: changedOds(workbook({ A: rows }), (xml) =>
        xml
          .replace(
            /<table:table [^>]*>/,
            '$&<table:table-column table:visibility="collapse"/><table:table-column/><table:table-column table:visibility="collapse"/>',
          )
          .split('<table:table-row')
          .map((row, index) => (index === 3 ? ` table:visibility="filter"${row}` : row))
          .join('<table:table-row'),
      ),
    };

    it.each(['xlsx', 'ods'] as const)('are left out of %s with a warning, but for ids', async (kind) => {
      const table = await readWorkbook(bytes[kind], `x.${kind}`);
      expect(table.columns).toEqual(['id', 'Name', '', 'Cost']);
      expect(table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
        [2, 'a', 'Eel', '', '1'],
        [4, 'c', 'Newt', '', '3'],
      ]);
      expect(table.problems).toMatchObject([
        {
          code: 'table.hidden',
          severity: 'warning',
          message: '1 hidden row and 1 hidden column ("Notes") were not read.',
        },
      ]);
      expect(table.workbook?.isHiddenRead).toBe(false);
    });

    it.each(['xlsx', 'ods'] as const)('are read from %s if they are wanted', async (kind) => {
      const table = await readWorkbook(bytes[kind], `x.${kind}`, { hidden: true });
      expect(table.rows.map(({ cells }) => cells)).toEqual(rows.slice(1).map((cells) => cells.map(String)));
      expect(table).toMatchObject({ problems: [], workbook: { isHiddenRead: true } });
    });

    it('give shown rows the content of cells that are merged with theirs', async () => {
      const book = workbook(
        {
          A: [
            ['Group', 'Name'],
            ['Fish', 'Eel'],
            [null, 'Pike'],
          ],
        },
        ({ Sheets: { A } }) => {
          Object.assign(A ?? {}, { '!rows': [{ hidden: true }, { hidden: true }] });
        },
      );
      merge(book, 'A', 'A2:A3');
      const table = await readWorkbook(bytesOf(book), 'x.xlsx');
      // Headings count even if they are hidden.
      expect([table.columns, table.rows]).toEqual([['Group', 'Name'], [{ line: 3, cells: ['Fish', 'Pike'] }]]);
    });
  });

  describe('a sheet that somebody chooses', () => {
    const book = bytesOf(
      workbook({
        Notes: [['todo'], ['draw']],
        Cards: [['Name'], ['Eel']],
        'Cards 2024': [['Year'], ['x']],
        Empty: [[]],
      }),
    );

    it.each([
      ['Notes', 'todo'],
      [' notes ', 'todo'],
      ['1', 'todo'],
      ['2', 'Name'],
      ['3', 'Year'],
    ])('is found as %j, without a report of the others', async (sheet, column) => {
      const table = await readWorkbook(book, 'x.xlsx', { sheet });
      expect(table).toMatchObject({ columns: [column], problems: [] });
      expect(table.workbook?.sheets).toEqual(['Notes', 'Cards', 'Cards 2024']);
    });

    it.each(['Monsters', '0', '5', '-1', '1.5', ''])('is refused as %j, with the sheets that exist', async (sheet) => {
      await expect(readWorkbook(book, 'x.xlsx', { sheet })).rejects.toMatchObject({
        code: 'table.no_sheet',
        message: `x.xlsx has no sheet "${sheet}".`,
        fix: 'Choose a sheet with rows: "Notes", "Cards", "Cards 2024".',
      });
    });

    it('is refused if it has no rows', async () => {
      await expect(readWorkbook(book, 'x.xlsx', { sheet: 'Empty' })).rejects.toMatchObject({
        code: 'table.empty',
        message: 'The sheet "Empty" of x.xlsx has no rows.',
      });
    });
  });
});
