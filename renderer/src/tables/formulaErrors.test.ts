import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';

const read = (text: string) => readCsv(Buffer.from(text), 'cards.csv');

describe('formulas in a CSV table', () => {
  it('counts the formulas of a column, and those that failed', () => {
    const { problems } = read('title,cost\nA,=A1\nB,=A2\nC,#REF!\nD,#N/A\n');
    expect(problems).toMatchObject([
      { message: expect.stringMatching(/^2 cells hold formulas \(lines 2, 3\), such as =A1;/) as string },
      {
        message: expect.stringMatching(/^2 formulas gave no value \(lines 4, 5\), but errors such as #REF!/) as string,
      },
    ]);
  });

  it.each(['#NV', '#WERT!', '#NOM?', '#¡DIV/0!', '#RIF!', '#N/B', 'Err:502'])('knows the error %s', (error) => {
    expect(read(`title,cost\nA,${error}\n`).problems).toMatchObject([{ code: 'table.formula_error' }]);
  });

  it('does not mistake tags for errors of formulas', () => {
    expect(read('title,text\nA,#BOOM!\nB,#NVA\nC,Err:5\n').problems).toEqual([]);
  });

  it('does not mistake texts that begin with an equals sign for formulas', () => {
    expect(read('title,text\nA,=)\nB,= 3\nC,=5\nD,=-)\n').problems).toEqual([]);
  });
});
