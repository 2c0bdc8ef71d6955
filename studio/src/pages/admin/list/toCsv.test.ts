import { expect, it } from 'vitest';
import { toCsv } from './toCsv.js';

it('quotes what would end a field or a row', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain', 12]])).toBe('"a,b","say ""hi""","two\nlines",plain,12\r\n');
});

it('gives a spreadsheet no formula to run', () => {
  expect(toCsv([['=1+1', '+49 30', '-2', '@sum', -2]])).toBe("'=1+1,'+49 30,'-2,'@sum,-2\r\n");
});
