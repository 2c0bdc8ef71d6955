import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, merge, workbook } from './testing/testWorkbook.js';

const read = (text: string) => readCsv(new TextEncoder().encode(text), 'cards.csv');
const repeated = (message: string) => ({ code: 'table.headings_repeated', severity: 'info', message });

describe('headings that are repeated below', () => {
  it('are no cards, and reported once', () => {
    const { rows, problems } = read('Titel;Anzahl;\nA;1;\n Titel ;Anzahl\nB;2;\nTitel;Anzahl;;\nTitel;3;\n');
    expect(rows.map(({ cells }) => cells[0])).toEqual(['A', 'B', 'Titel']);
    expect(problems).toMatchObject([repeated('2 rows have the headings again (lines 3, 5); they are skipped.')]);
  });

  it('are found if two rows have the headings together', () => {
    const { rows, problems } = read(
      'Card,,Stats,\nName,Text,ATK,DEF\nEel,b,1,2\nCard,,Stats,\nName,Text,ATK,DEF\nNewt,s,3,4\n',
    );
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Eel', 'Newt']);
    expect(problems.at(-1)).toMatchObject(repeated('2 rows have the headings again (lines 4, 5); they are skipped.'));
  });

  it('are found below merged rows that name categories', async () => {
    const book = workbook({
      A: [
        ['Name', 'Text'],
        ['FISH', null],
        ['Name', 'Text'],
        ['Eel', 'Bites'],
        ['BIRDS', null],
        ['Name', 'Text'],
        ['Heron', 'Stands'],
      ],
    });
    merge(book, 'A', 'A2:B2', 'A5:B5');
    const { rows, problems } = await readWorkbook(bytesOf(book), 'cards.xlsx');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Eel', 'Bites', 'FISH'],
      ['Heron', 'Stands', 'BIRDS'],
    ]);
    expect(problems).toMatchObject([repeated('2 rows have the headings again (rows 3, 6); they are skipped.')]);
  });

  it('may be cards in a table of a single column', () => {
    expect(read('title\nLamp\nTitle\ntitle\n').rows).toHaveLength(3);
  });
});
