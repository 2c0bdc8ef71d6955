import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, merge, workbook } from './testing/testWorkbook.js';

describe('readWorkbook', () => {
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

  it('takes the names beside a merged group from the upper row', async () => {
    const book = workbook({
      A: [
        ['Name', 'Text', 'Stats', null, 'Copies'],
        [null, null, 'ATK', 'DEF', null],
        ['Golem', 'Stands still.', 3, 9, 2],
      ],
    });
    merge(book, 'A', 'C1:D1');
    const { columns, rows } = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(columns).toEqual(['Name', 'Text', 'ATK', 'DEF', 'Copies']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Golem', 'Stands still.', '3', '9', '2']]);
  });

  it('keeps a row with a heading merged over several columns above a card', async () => {
    const book = workbook({
      A: [
        ['Name', 'Text', null, 'Copies'],
        ['Golem', 'Stands still.', null, 2],
      ],
    });
    merge(book, 'A', 'B1:C1');
    const { columns, rows } = await readWorkbook(bytesOf(book), 'x.xlsx');
    expect(columns).toEqual(['Name', 'Text', '', 'Copies']);
    expect(rows).toHaveLength(1);
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
});
