import { write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.js';
import { bytesOf, workbook } from './testing/testWorkbook.js';

const BOOK = workbook({ Cards: [['Name'], ['Eel']] });

describe('readTable, of files that are not what their names say', () => {
  it.each([
    ['cards.xlsx', encrypted(), 'is protected with a password.', 'Save it as .xlsx without a password.'],
    ['cards.xls', encrypted(), 'is protected with a password.', 'Save it as .xlsx without a password.'],
    ['cards.ods', encryptedOds(), 'is protected with a password.', 'Save it as .xlsx without a password.'],
    ['cards.ods', zip('mimetype', 'encrypted-package'), 'is protected with a password.', 'without a password.'],
    ['cards.xls', saved('biff8'), 'is a workbook of an old Excel (.xls).', 'save it as .xlsx without a password.'],
    ['cards.xls', saved('biff2'), 'is a workbook of an old Excel (.xls).', 'save it as .xlsx'],
    ['cards.xlsx', saved('biff8'), 'is a workbook of an old Excel (.xls).', 'save it as .xlsx'],
    ['cards.csv', saved('biff8'), 'is a workbook of an old Excel (.xls).', 'save it as .xlsx'],
    ['cards.xlsb', saved('xlsb'), 'is a binary workbook (.xlsb).', 'save it as .xlsx'],
    ['cards.numbers', zip('Index/Document.iwa'), 'is a Numbers document.', 'File › Export To › Excel'],
    ['cards.xlsx', zip('Index/Document.iwa'), 'is a Numbers document.', 'File › Export To › Excel'],
    ['cards.gsheet', strToU8('{"doc_id":"a"}'), 'is only a link to a Google Sheet.', 'File › Download'],
    ['cards.xlsm', bytesOf(BOOK), 'is a workbook, but its extension is not .xlsx or .ods.', 'save it as .xlsx'],
    ['cards.csv', bytesOf(BOOK, 'ods'), 'is a workbook, but its extension is not .xlsx or .ods.', 'save it as .xlsx'],
    ['cards.fods', saved('fods'), 'is a flat XML spreadsheet.', '.ods'],
    ['cards.xlsx', zip('word/document.xml'), 'is a text document.', 'Copy its table'],
    ['cards.xlsx', zip('a.png'), 'is a zip archive, not a workbook.', 'Unpack it'],
    ['cards.zip', zip('a.png'), 'is a zip archive, not a workbook.', 'Unpack it'],
    ['cards.xlsx', bytesOf(BOOK).slice(0, 900), 'is incomplete or damaged.', 'again'],
    ['cards.xlsx', strToU8('%PDF-1.7'), 'is a PDF file.', '.xlsx or CSV'],
    ['cards.xls', strToU8('<html><table><tr><td>Name'), 'is a web page, not a workbook.', 'save it as .xlsx'],
    ['cards.xlsx', strToU8('name,text\nEel,Bites\n'), 'is a text file, not a workbook.', '.csv'],
    ['cards.xlsx', new Uint8Array(), 'is empty: it has no bytes.', 'again'],
    ['cards.xlsx', bytesOf(workbook({ A: [[]] })), 'has no rows.', 'the first row'],
    ['cards.md', strToU8('# Cards'), 'is not a supported table.', '.csv, .tsv, .txt, .xlsx, .ods'],
  ])('%s that %#', async (file, bytes, message, fix) => {
    await expect(readTable(bytes, file)).rejects.toMatchObject({
      message: `${file} ${message}`,
      fix: expect.stringContaining(fix) as string,
      path: file,
    });
  });
});

function saved(bookType: 'biff2' | 'biff8' | 'xlsb' | 'fods'): Uint8Array {
  return new Uint8Array(write(BOOK, { type: 'array', bookType }) as ArrayBuffer);
}

/** As Excel saves a workbook with a password: the container of its old format, whose parts have names in UTF-16. */
function encrypted(): Uint8Array {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504), ...name);
}

/** As LibreOffice before version 24.2 saves one: each part is encrypted. */
function encryptedOds(): Uint8Array {
  const manifest = '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/>';
  return zipSync({ 'content.xml': Uint8Array.of(1, 2, 3), 'META-INF/manifest.xml': strToU8(manifest) });
}

function zip(...names: string[]): Uint8Array {
  return zipSync(Object.fromEntries(names.map((name) => [name, Uint8Array.of(0)])));
}
