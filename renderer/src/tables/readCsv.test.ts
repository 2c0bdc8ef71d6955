import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './delimited.js';
import { readCsv } from './readCsv.js';

const read = (text: string | Uint8Array) => readCsv(typeof text === 'string' ? Buffer.from(text) : text, 'cards.csv');
const cells = (text: string | Uint8Array) => read(text).rows.map((row) => row.cells);

describe('readCsv', () => {
  it.each([
    [',', 'a,b,c\n1,2,3\n'],
    [';', 'a;b;c\n1,5;2;3\n'],
    ['\t', 'a\tb\tc\n1,5\t2;7\t3\n'],
    ['|', 'a|b|c\n1|2|3\n'],
    [',', 'title\nonly one column; with a semicolon\n'],
    [';', 'name;text\nA;"one, two, three, four"\nB;"five, six"\n'],
    [';', 'My game\nname;text\nA;a\nB;b\n'],
    [';', 'My game, March 2026\n\nname;text;cost\nA;a, b;1\nB;b;2\n'],
    [',', 'My questions\nWhat now; or never?\nWho?\nWhere?\n'],
  ])('finds the delimiter %j', (delimiter, text) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });

  it.each([
    ['UTF-8 with BOM', Buffer.from('\ufefftitle\nGrün\n')],
    ['UTF-16 little endian', iconv.encode('title\nGrün\n', 'utf-16le', { addBOM: true })],
    ['UTF-16 big endian', iconv.encode('title\nGrün\n', 'utf-16be', { addBOM: true })],
    ['old Mac line ends', Buffer.from('title\rGrün\r')],
    ['Windows line ends', Buffer.from('title\r\nGrün\r\n')],
  ])('reads %s', (_, bytes) => {
    const table = read(bytes);
    expect(table.columns).toEqual(['title']);
    expect(table.rows.map((row) => row.cells)).toEqual([['Grün']]);
    expect(table.problems).toEqual([]);
  });

  it('reads the encoding that Excel writes in Western Europe, and reports it', () => {
    const table = read(iconv.encode('Name;Text\nGrößenwahn;„Süß“ – 5 €\nÖl;Für Jörg\n', 'windows-1252'));
    expect(table.rows[0]?.cells).toEqual(['Größenwahn', '„Süß“ – 5 €']);
    expect(table.problems).toMatchObject([{ code: 'table.encoding', severity: 'warning' }]);
  });

  it('respects a first line that sets the delimiter for Excel', () => {
    const table = read('\ufeffsep=;\r\nname;text\r\nA;"x, y, z"\r\n');
    expect([table.columns, table.headerLine, table.rows]).toEqual([
      ['name', 'text'],
      2,
      [{ line: 3, cells: ['A', 'x, y, z'] }],
    ]);
  });

  it('skips the settings above notes from Anki, and takes their list of columns as the headings', () => {
    const table = read('#separator:tab\n#html:false\n#columns:Name\tText\n#tags column:2\nLamp\tOil, wick\n');
    expect([table.columns, table.headerLine, table.rows]).toEqual([
      ['Name', 'Text'],
      3,
      [{ line: 5, cells: ['Lamp', 'Oil, wick'] }],
    ]);
    expect(read('#separator:Semicolon\nname;text\nLamp;Oil\n').rows).toEqual([{ line: 3, cells: ['Lamp', 'Oil'] }]);
    expect(read('#separator,name\n1,Lamp\n').columns).toEqual(['#separator', 'name']);
  });

  it('reads Japanese and Russian encodings', () => {
    const japanese =
      '名前,説明\n灯台守,夜になると、灯台守は灯りをともし、海を見つめています。\n月,月は静かに海を照らします。\n';
    expect(cells(iconv.encode(japanese, 'shift_jis'))[0]?.[0]).toBe('灯台守');
    const russian = 'Название;Описание\nФонарь;Каждую ночь смотритель зажигает фонарь и смотрит на море\n';
    expect(cells(iconv.encode(russian, 'windows-1251'))[0]?.[0]).toBe('Фонарь');
  });

  it.each([
    [
      'an extra cell',
      'title,text\nA,B,C\n',
      { code: 'table.surplus_cell', severity: 'error', place: { line: 2, column: 3 } },
    ],
    [
      'a short row',
      'title,text,cost\nA,B,1\nC\n',
      { code: 'table.short_row', severity: 'warning', place: { line: 3, column: 2 } },
    ],
    [
      'several short rows',
      'title,text,cost\nA,B\nC,D,1\nE\n',
      {
        code: 'table.short_row',
        message: '2 rows have fewer than 3 cells (lines 2, 4); the missing ones are treated as empty.',
        place: { line: 2 },
      },
    ],
    [
      'a formula',
      'title,cost\nA,=SUM(A1:A9)\n',
      { code: 'table.formula', severity: 'warning', place: { line: 2, column: 2 } },
    ],
    [
      'a formula that joins texts',
      'title,cost\nA,"=""Card ""&B2"\n',
      { code: 'table.formula', severity: 'warning', place: { line: 2, column: 2 } },
    ],
    [
      'a formula of numbers',
      'title,cost\nA,=-2*3\n',
      { code: 'table.formula', severity: 'warning', place: { line: 2, column: 2 } },
    ],
    [
      'a formula that failed',
      'title,cost\nA,1\nB,#DIV/0!\nC,#2\n',
      { code: 'table.formula_error', severity: 'warning', path: 'cost', place: { line: 3, column: 2 } },
    ],
    [
      'a duplicate column',
      'title,cost,cost\nA,1,2\n',
      { code: 'table.column_twice', severity: 'warning', path: 'cost 2', place: { line: 1, column: 3 } },
    ],
  ])('reports the place of %s', (_, text, problem) => {
    expect(read(text).problems).toMatchObject([problem]);
  });

  it('tells columns of the same name apart', () => {
    expect(read('Note,Title,Note,Note 2,Note\nA,B,C,D,E\n').columns).toEqual([
      'Note',
      'Title',
      'Note 3',
      'Note 2',
      'Note 4',
    ]);
  });

  it('skips titles above the header and empty rows', () => {
    const table = read('My great game,,\n,,\nname,text,cost\nA,B,3\n,,\nC,D,4\n');
    expect([table.columns, table.headerLine]).toEqual([['name', 'text', 'cost'], 3]);
    expect(table.rows.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('rejects an empty file', () => {
    expect(() => read('')).toThrow(expect.objectContaining({ code: 'table.empty' }));
    expect(() => read('\n,,\n')).toThrow(expect.objectContaining({ code: 'table.empty' }));
  });

  it('rejects more rows than a deck may have', () => {
    expect(() => read(`title\n${'x\n'.repeat(2_000_000)}`)).toThrow(
      expect.objectContaining({ code: 'table.too_long' }),
    );
  });

  it('reads a table in Markdown', () => {
    const text = '| Name | Text | Qty |\n|:-----|------|----:|\n| Eel | Bites<br>hard | 2 |\n| -- | – |  |\n';
    const table = read(text);
    expect(table.columns).toEqual(['', 'Name', 'Text', 'Qty', '']);
    expect(table.rows.map((row) => [row.line, row.cells[1]?.trim(), row.cells[2]?.trim()])).toEqual([
      [3, 'Eel', 'Bites\nhard'],
      [4, '--', '–'],
    ]);
    expect(table.problems).toEqual([]);
    expect(cells('name|text\nA|--\n')).toEqual([['A', '--']]);
  });

  it('reads headings that are broken into lines', () => {
    expect(read('"Card\nname","Qty\r\n(copies)"\nEel,2\n').columns).toEqual(['Card name', 'Qty (copies)']);
  });
});
