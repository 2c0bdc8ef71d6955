import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './toCsv.js';

it('writes what a reader of CSV reads back', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ß', ',', '"', '\n', '\r', ' ', "'", ';') })
    .filter((text) => !text.startsWith('\r'));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(table, (rows) => {
      expect(parse(toCsv(rows), { skip_empty_lines: false })).toEqual(rows);
    }),
  );
});

it('gives a spreadsheet no formula to run', () => {
  expect(toCsv([['=1+1', '+49 30', '-2', '@sum', -2]])).toBe("'=1+1,'+49 30,'-2,'@sum,-2\r\n");
});
