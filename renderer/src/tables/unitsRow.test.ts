import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';

const read = (text: string) => readCsv(new TextEncoder().encode(text), 'cards.csv');

describe('a row of units below the headings', () => {
  it('is no card, and reported', () => {
    const { rows, problems } = read(
      'Nr;Titel;Preis;Anzahl\n;;EUR;[Stk.]\n1;Öl;"34,90";2\n2;Tür;;1\n;Summe;"34,90";3\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(problems).toEqual([
      {
        code: 'table.units_row',
        severity: 'info',
        path: '',
        message: '1 row has the units of the columns (line 2); it is skipped.',
        place: { file: 'cards.csv', line: 2 },
      },
    ]);
  });

  it.each([
    ['it has a title', 'Title,Cost\nGold,EUR\nLamp,2\n'],
    ['the column has words', 'Title,Cost,Type\n,EUR,unit\nLamp,2,Tool\n'],
    ['it has a number', 'Title,Cost,Count\n,9,many\nLamp,2,3\n'],
    ['no rows follow', 'Title,Cost\n,EUR\n'],
    ['no column has titles', 'Front,Cost\n,EUR\nLamp,2\n'],
  ])('may be a card if %s', (_, text) => {
    expect(read(text).rows[0]?.line).toBe(2);
  });
});
