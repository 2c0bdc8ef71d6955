import { utils, write, type WorkBook } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { MOST_UNPACKED } from './unpackWorkbook.js';

type Rows = readonly (readonly (string | number | Date | null)[])[];

function workbook(
  sheets: Readonly<Record<string, Rows>>,
  change: (book: WorkBook) => void = () => undefined,
): WorkBook {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(
        rows.map((row) => [...row]),
        { cellDates: true },
      ),
      name,
    );
  change(book);
  return book;
}

const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'ods' = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);

const merge = (book: WorkBook, sheet: string, ...ranges: string[]): void => {
  const found = book.Sheets[sheet];
  if (found) found['!merges'] = ranges.map((range) => utils.decode_range(range));
};

/** An XLSX file whose first sheet's XML is changed. */
function withSheet(book: WorkBook, change: (xml: string) => string): Uint8Array {
  const name = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(bytesOf(book));
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  expect(change(xml)).not.toBe(xml);
  return zipSync({ ...parts, [name]: strToU8(change(xml)) });
}

/** An ODS file whose content is changed. */
function changedOds(book: WorkBook, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytesOf(book, 'ods'));
  const xml = strFromU8(parts['content.xml'] ?? new Uint8Array());
  expect(change(xml)).not.toBe(xml);
  return zipSync({ ...parts, 'content.xml': strToU8(change(xml)) });
}

describe('readWorkbook', () => {
  it('reads times of day and of dates', async () => {
    const book = workbook({
      Sheet1: [
        ['Name', 'Begins', 'At'],
        ['Lamp', null, null],
      ],
    });
    const sheet = book.Sheets.Sheet1 ?? {};
    Object.assign(sheet, {
      B2: { t: 'n', v: 0.375, z: 'hh:mm' },
      C2: { t: 'n', v: 45_352 + 14.25 / 24, z: 'dd.mm.yyyy hh:mm' },
    });
    const { rows } = await readWorkbook(bytesOf(book), 'cards.xlsx');
    expect(rows[0]?.cells).toEqual(['Lamp', '09:00', '2024-03-01 14:15']);
  });

  it.each([
    [1.5 / 24, '[h]:mm', '1:30'],
    [0.5, '[h]:mm:ss', '12:00:00'],
    [1.25, '[h]:mm:ss', '30:00:00'],
    [1.25, '[hh]:mm', '30:00'],
    [1.5 / 24, '[mm]:ss', '90:00'],
    [0.5 / 24, 'mm:ss', '30:00'],
    [0.2 / 24, 'mm:ss', '12:00'],
    [45_000, 'yyyy', '2023'],
    [45_000, 'yyyy;@', '2023'],
    [45_000, 'mmm yyyy', '2023-03-15'],
  ])('reads %d days in the format %s as displayed, unless it is a date', async (v, z, text) => {
    const book = workbook({ A: [['Name'], [null]] });
    Object.assign(book.Sheets.A ?? {}, { A2: { t: 'n', v, z } });
    expect((await readWorkbook(bytesOf(book), 'cards.xlsx')).rows[0]?.cells).toEqual([text]);
  });

  it.each([
    ['PT30H00M00S', '30:00:00', '30:00:00'],
    ['PT01H30M00S', '90:00', '90:00'],
    ['PT14H15M00S', '02:15 PM', '14:15'],
    ['PT09H00M00S', '9:00', '09:00'],
  ])('reads %s of OpenDocument, displayed as %s', async (value, shown, text) => {
    const parts = unzipSync(bytesOf(workbook({ A: [['Name'], ['x']] }), 'ods'));
    const content = strFromU8(parts['content.xml'] ?? new Uint8Array()).replace(
      /<table:table-cell[^>]*><text:p>x<\/text:p>/,
      `<table:table-cell office:value-type="time" office:time-value="${value}"><text:p>${shown}</text:p>`,
    );
    const { rows } = await readWorkbook(zipSync({ ...parts, 'content.xml': strToU8(content) }), 'cards.ods');
    expect(rows[0]?.cells).toEqual([text]);
  });

  it.each(['xlsx', 'ods'] as const)('reads %s with numbers, dates and empty cells', async (kind) => {
    const book = workbook({
      Sheet1: [
        ['Name', 'Cost', 'Since'],
        ['Lamp', 3, new Date(Date.UTC(2026, 4, 1))],
        ['Moon', 1.5, null],
      ],
    });
    const table = await readWorkbook(bytesOf(book, kind), `cards.${kind}`);
    expect(table.columns).toEqual(['Name', 'Cost', 'Since']);
    expect(table.rows[0]).toEqual({ line: 2, cells: ['Lamp', '3', '2026-05-01'] });
    expect(table.rows[1]?.cells.slice(0, 2)).toEqual(['Moon', '1.5']);
  });

  it('reads an ODS file without styles, which ODF allows', async () => {
    const { 'styles.xml': _styles, ...parts } = unzipSync(bytesOf(workbook({ A: [['Name'], ['Lamp']] }), 'ods'));
    const { columns } = await readWorkbook(zipSync(parts), 'cards.ods');
    expect(columns).toEqual(['Name']);
  });

  it('skips a merged title above the header', async () => {
    const book = workbook({
      A: [
        ['Monsters of the Marsh', null, null],
        ['Name', 'Text', 'Cost'],
        ['Eel', 'Bites', 2],
      ],
    });
    merge(book, 'A', 'A1:C1');
    const table = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(table.columns).toEqual(['Name', 'Text', 'Cost']);
    expect(table.rows).toEqual([{ line: 3, cells: ['Eel', 'Bites', '2'] }]);
  });

  it('reads a header of two rows with merged groups by its lower row', async () => {
    const book = workbook({
      A: [
        ['Name', 'Stats', null, 'Text'],
        [null, 'ATK', 'DEF', null],
        ['Eel', 2, 1, 'Bites'],
      ],
    });
    merge(book, 'A', 'A1:A2', 'B1:C1', 'D1:D2');
    const table = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(table.columns).toEqual(['Name', 'ATK', 'DEF', 'Text']);
    expect(table.rows).toEqual([{ line: 3, cells: ['Eel', '2', '1', 'Bites'] }]);
  });

  it('names columns by their groups if several are called the same', async () => {
    const book = workbook({
      A: [
        ['Name', 'Attack', null, 'Defence', null],
        [null, 'Min', 'Max', 'Min', 'Max'],
        ['Eel', 1, 2, 3, 4],
      ],
    });
    merge(book, 'A', 'A1:A2', 'B1:C1', 'D1:E1');
    const table = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(table.columns).toEqual(['Name', 'Attack Min', 'Attack Max', 'Defence Min', 'Defence Max']);
    expect(table.problems).toEqual([]);
  });

  it('takes rows of one merged cell for categories, unless a column has them', async () => {
    const rows = [
      ['Monsters', null, null],
      ['Name', 'Text', 'Kind'],
      ['Newt', 'Sleeps', 'c'],
      ['FISH', null, null],
      ['Eel', 'Bites', 'a'],
      ['BIRDS', null, null],
      ['Heron', 'Stands', 'b'],
      ['Thanks', null, null],
    ];
    const read = async (change: (row: (string | null)[]) => (string | null)[]) => {
      const book = workbook({ A: rows.map(change) });
      merge(book, 'A', 'A1:C1', 'A4:C4', 'A6:B6', 'A8:C8');
      return readWorkbook(bytesOf(book), 'x.xlsx');
    };
    const table = await read((row) => row);
    expect(table.columns).toEqual(['Name', 'Text', 'Kind', 'category']);
    expect(table.rows.map(({ line, cells }) => [line, cells[0], cells[3]])).toEqual([
      [3, 'Newt', ''],
      [5, 'Eel', 'FISH'],
      [7, 'Heron', 'BIRDS'],
      [8, 'Thanks', ''],
    ]);
    const own = await read((row) => row.map((cell) => (cell === 'Kind' ? 'Category' : cell)));
    expect([own.columns.length, own.rows.length]).toEqual([3, 6]);
  });

  it('gives every row the category of its merged cell', async () => {
    const book = workbook({
      A: [
        ['Group', 'Name'],
        ['Fish', 'Eel'],
        [null, 'Pike'],
        [null, 'Carp'],
        ['Birds', 'Heron'],
      ],
    });
    merge(book, 'A', 'A2:A4');
    const table = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['Fish', 'Fish', 'Fish', 'Birds']);
  });

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

  it.each([
    '<text:p>Bites<office:annotation office:name="1"><dc:creator>Jo</dc:creator><text:p>too weak?</text:p></office:annotation> hard</text:p>',
    '<office:annotation><text:p>too <text:span>weak</text:span>?</text:p></office:annotation><text:p>Bites hard</text:p>',
    '<text:p>Bites<office:annotation/> hard<office:annotation-end office:name="1"/></text:p>',
  ])('reads no comments of an ODS file: %s', async (content) => {
    const parts = unzipSync(bytesOf(workbook({ A: [['Name'], ['here'], ['Eel']] }), 'ods'));
    const xml = strFromU8(parts['content.xml'] ?? new Uint8Array());
    const changed = xml.replace('<text:p>here</text:p>', content);
    expect(changed).toContain(content);
    const table = await readWorkbook(zipSync({ ...parts, 'content.xml': strToU8(changed) }), 'x.ods');
    expect(table.rows.map(({ cells }) => cells)).toEqual([['Bites hard'], ['Eel']]);
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

  it('ignores cells that have only a style', async () => {
    const bytes = withSheet(workbook({ A: [['Name'], ['Eel']] }), (xml) =>
      xml.replace('</row>', '<c r="D1" s="0"/></row>'),
    );
    expect(await readWorkbook(bytes, 'x.xlsx')).toMatchObject({ columns: ['Name'], problems: [] });
  });

  it('handles a sheet that claims to have a million columns', async () => {
    const parts = unzipSync(bytesOf(workbook({ A: [['Name'], ['Eel']] })));
    const name = 'xl/worksheets/sheet1.xml';
    const claimed = strFromU8(parts[name] ?? new Uint8Array()).replace('ref="A1:A2"', 'ref="A1:XFD1048576"');
    expect(claimed).toContain('XFD1048576');
    const table = await readWorkbook(zipSync({ ...parts, [name]: strToU8(claimed) }), 'x.xlsx');
    expect(table.rows).toEqual([{ line: 2, cells: ['Eel'] }]);
  });

  it('rejects an archive that would unpack to too much, before unpacking it', async () => {
    const parts = Array.from({ length: 3 }, (_, index) => [
      `xl/worksheets/sheet${index}.xml`,
      new Uint8Array(MOST_UNPACKED / 2),
    ]);
    const bomb = zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { level: 9 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readWorkbook(bomb, 'bomb.xlsx')).rejects.toMatchObject({ code: 'table.too_large', path: 'bomb.xlsx' });
  });

  it('does not unpack more than an archive declares', async () => {
    const honest = bytesOf(workbook({ A: [['Name'], ['Eel']] }));
    const lying = new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 }));
    // Declare 16 bytes in the central directory and in the part's own header.
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1) {
      const signature = view.getUint32(at, true);
      if (signature === 0x02014b50) view.setUint32(at + 24, 16, true);
      if (signature === 0x04034b50) view.setUint32(at + 22, 16, true);
    }
    await expect(readWorkbook(lying, 'lying.xlsx')).rejects.toMatchObject({ code: 'table.malformed' });
    expect((await readWorkbook(honest, 'x.xlsx')).rows).toHaveLength(1);
  });

  it.each([
    ['text', strToU8('name,text\nEel,Bites\n')],
    ['an empty file', new Uint8Array()],
    ['an archive of something else', zipSync({ 'a.png': new Uint8Array(10) })],
    ['half a workbook', bytesOf(workbook({ A: [['Name'], ['Eel']] })).slice(0, 900)],
  ])('rejects %s and says how to fix it', async (_, bytes) => {
    await expect(readWorkbook(bytes, 'x.xlsx')).rejects.toMatchObject({
      code: 'table.malformed',
      fix: expect.any(String) as string,
    });
  });

  it('rejects a workbook without content', async () => {
    await expect(readWorkbook(bytesOf(workbook({ A: [[]] })), 'x.xlsx')).rejects.toMatchObject({ code: 'table.empty' });
  });
});
