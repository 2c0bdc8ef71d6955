import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.js';
import { MOST_UNPACKED } from './unpackWorkbook.js';
import { bytesOf, changedOds, withSheet, workbook } from './testing/testWorkbook.js';

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

  it('rejects a workbook whose cells end too early, instead of reading those before', async () => {
    const book = workbook({ Cards: [['title'], ['Lamp'], ['Boat']] });
    const cut = withSheet(book, (xml) => xml.slice(0, xml.indexOf('Boat')));
    const reason = 'cards.xlsx is incomplete or damaged.';
    await expect(readWorkbook(cut, 'cards.xlsx')).rejects.toThrow(reason);
    await expect(
      readWorkbook(
        withSheet(book, () => 'nothing'),
        'cards.xlsx',
      ),
    ).rejects.toThrow(reason);
    const odsCut = changedOds(book, (xml) => xml.slice(0, xml.indexOf('Boat')));
    await expect(readWorkbook(odsCut, 'cards.ods')).rejects.toThrow('cards.ods is incomplete or damaged.');
    const remarked = withSheet(book, (xml) => `${xml}\n<!-- made by a program -->\n`);
    expect((await readWorkbook(remarked, 'cards.xlsx')).rows).toHaveLength(2);
  });

  it('rejects a workbook without content', async () => {
    await expect(readWorkbook(bytesOf(workbook({ A: [[]] })), 'x.xlsx')).rejects.toMatchObject({ code: 'table.empty' });
  });
});
