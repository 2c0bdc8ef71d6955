import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';
import { PASTED_TABLE } from './tableFile.js';

const read = (text: string) => readCsv(Buffer.from(text), 'cards.csv');
const cells = (text: string) => read(text).rows.map((row) => row.cells);

describe('rows and quotation marks of a CSV table', () => {
  it('gives the line on which every row begins, even after multi-line texts', () => {
    const { rows } = read('title,text\n"A\nB","C\n\nD"\nE,F\n\nG,H\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 8]);
  });

  it('distinguishes quoting from literal quotes in tab-separated files', () => {
    expect(cells('name\ttext\n"Big" Bob\tsays "hi"\nAl\t"open\n')).toEqual([
      ['"Big" Bob', 'says "hi"'],
      ['Al', '"open'],
    ]);
    expect(cells('name\ttext\nA\t"one\ntwo"\nB\t"x"\n')).toEqual([
      ['A', 'one\ntwo'],
      ['B', 'x'],
    ]);
    expect(cells('name\ttext\n"A\tx\nB"\ty\n')).toEqual([
      ['"A', 'x'],
      ['B"', 'y'],
    ]);
  });

  it('keeps quotes inside cells', () => {
    expect(cells('name,text\n5" gun,he said "no"\n')).toEqual([['5" gun', 'he said "no"']]);
  });

  it('reports the place of an unclosed quotation mark, and reads all other rows', () => {
    const table = read('title,text\nA,B\n"C,D\nE,F\n');
    expect(table.rows.map(({ line, cells: row }) => [line, ...row])).toEqual([
      [2, 'A', 'B'],
      [3, 'C', 'D'],
      [4, 'E', 'F'],
    ]);
    expect(table.problems).toEqual([
      {
        code: 'table.unclosed_quote',
        severity: 'warning',
        path: '',
        message: 'Row 3, column 1: the quotation mark that opens here is never closed.',
        fix: 'End the cell with a quotation mark. Double any quotation mark inside a quoted cell ("").',
        place: { file: 'cards.csv', line: 3, column: 1 },
      },
    ]);
  });

  it('does not take the next cell in quotation marks for the end of one that is never closed', () => {
    const table = read('title;text\r\n"A\r\nB";"first\r\nC;"second; third"\r\n"D;""\r\n"E";x\r\n');
    expect(table.rows.map(({ line, cells: row }) => [line, ...row])).toEqual([
      [2, 'A\r\nB', 'first'],
      [4, 'C', 'second; third'],
      [5, 'D', ''],
      [6, 'E', 'x'],
    ]);
    expect(table.problems.map(({ place }) => [place?.line, place?.column])).toEqual([
      [2, 2],
      [5, 1],
    ]);
    const pasted = readCsv(new TextEncoder().encode('title,text\n"A\nB",x\nC,"y\n'), PASTED_TABLE);
    expect(pasted.problems).toMatchObject([{ message: expect.stringMatching(/^Row 3, column B: /) as string }]);
  });

  it('round-trips every quoted table', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.trim() !== '' && !text.includes('\ufeff'));
    const rows = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(rows, (body) => {
        const header = (body[0] ?? []).map((_, index) => `column ${index}`);
        const quoted = [header, ...body]
          .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(cells(quoted)).toEqual(body);
      }),
    );
  });

  it('gives the line of the file on which every row begins, whatever ends its lines', () => {
    const end = fc.constantFrom('\r\n', '\n', '\r');
    const cell = fc
      .array(fc.oneof(end, fc.constantFrom('"', ',', ';', '\t', ' ', 'é', 'x')), { minLength: 1, maxLength: 6 })
      .map((parts) => `"${parts.join('').replaceAll('"', '""')}"`);
    const row = fc.tuple(fc.array(fc.oneof(cell, fc.constant('x')), { minLength: 1, maxLength: 3 }), end);
    fc.assert(
      fc.property(
        fc.constantFrom('', '\ufeff'),
        end,
        fc.array(row, { minLength: 1, maxLength: 6 }),
        (mark, first, rows) => {
          const lines: number[] = [];
          let text = `${mark}one,two,three,four${first}`;
          for (const [each, after] of rows) {
            lines.push(text.split(/\r\n|[\r\n]/).length);
            text += `row,${each.join(',')}${after}`;
          }
          expect(read(text).rows.map(({ line }) => line)).toEqual(lines);
        },
      ),
    );
  });

  it('reads rows that end in different ways', () => {
    expect(cells('name,text\nA,"x"\r\nB,y\rC,z')).toEqual([
      ['A', 'x'],
      ['B', 'y'],
      ['C', 'z'],
    ]);
  });

  it.each(['\r\n', '\n'])('reads lines within quoted cells of tab-separated rows that end with %j', (end) => {
    const text = ['Title\tText', 'Lamp\t"Shines ""bright"".\nGives hope."', 'Torch\tBurns.', ''].join(end);
    const { rows } = readCsv(new TextEncoder().encode(text), 'cards.txt');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Lamp', 'Shines "bright".\nGives hope.'],
      ['Torch', 'Burns.'],
    ]);
  });
});
