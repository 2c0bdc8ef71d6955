import type { WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { bytesOf, changedOds, workbook } from './testing/testWorkbook.js';

type Row = readonly (string | null)[];

describe('numbers and dates of a workbook', () => {
  const numbers: readonly Row[] = [
    ['Titel', 'Beschreibung', 'Preis', 'Menge', 'Stand'],
    ['Die Lampe und das Licht', 'Das ist ein Text, der nicht auf Englisch geschrieben ist.', null, null, null],
    ['Der Schlüssel', 'Version 1.5 und die anderen 2,000 Wörter bleiben, wie sie sind.', null, null, null],
  ];
  const priced = (rows: readonly Row[]): WorkBook => {
    const book = workbook({ Karten: rows });
    Object.assign(book.Sheets.Karten ?? {}, {
      C2: { t: 'n', v: 1234.5, z: '#,##0.00 "€"' },
      D2: { t: 'n', v: 0.255, z: '0.0%' },
      C3: { t: 'n', v: 3.5 },
      D3: { t: 'n', v: 1500 },
      E2: { t: 'n', v: 45_000, z: 'm/d/yy' },
      E3: { t: 'n', v: 45_000.59375, z: 'dd.mm.yyyy hh:mm' },
    });
    return book;
  };
  const read = async (bytes: Uint8Array, file = 'cards.xlsx'): Promise<readonly string[]> =>
    (await readWorkbook(bytes, file)).rows.flatMap(({ cells }) => cells.slice(1));
  /** The numbers of a table in which every text is this one. */
  const shown = async (text: string): Promise<readonly string[]> =>
    (await read(bytesOf(priced(numbers.map((cells) => cells.map((cell) => cell && text)))))).filter(
      (cell) => cell !== text,
    );

  it('are written as in the language of the table', async () => {
    expect(await read(bytesOf(priced(numbers)))).toEqual([
      'Das ist ein Text, der nicht auf Englisch geschrieben ist.',
      '1.234,50 €',
      '25,5%',
      '15.03.2023',
      'Version 1.5 und die anderen 2,000 Wörter bleiben, wie sie sind.',
      '3,5',
      '1500',
      '15.03.2023 14:15',
    ]);
    const french = await shown('Nous avons le temps que vous voulez pour une lampe');
    expect(french.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '1 234,50 €',
      '25,5%',
      '15/03/2023',
      '3,5',
      '1500',
      '15/03/2023 14:15',
    ]);
  });

  it('stay as they are where the language writes them so, or is not known', async () => {
    const english = ['1,234.50 €', '25.5%', '2023-03-15', '3.5', '1500', '2023-03-15 14:15'];
    expect(await shown('This is what you get for the lamp and its light')).toEqual(english);
    expect(await shown('Xyzzy')).toEqual(english);
  });

  it('are read from OpenDocument as their author saw them', async () => {
    const bytes = changedOds(priced(numbers), (xml) =>
      xml.replace('<text:p>3.5</text:p>', '<text:p>3,50 Euro</text:p>'),
    );
    expect(await read(bytes, 'cards.ods')).toEqual(expect.arrayContaining(['3,50 Euro', '15.03.2023']));
  });
});
