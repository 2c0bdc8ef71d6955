import { utils, write, type WorkBook } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';

type Rows = readonly (readonly (string | number | Date | null)[])[];

export function workbook(
  sheets: Readonly<Record<string, Rows>>,
  change: (book: WorkBook) => void = () => undefined,
): WorkBook {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(
        rows.map((row) => [...row]),
        { cellDates: true },
      ),
      name,
    );
  change(book);
  return book;
}

export const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'ods' = 'xlsx'): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);

export const merge = (book: WorkBook, sheet: string, ...ranges: string[]): void => {
  const found = book.Sheets[sheet];
  if (found) found['!merges'] = ranges.map((range) => utils.decode_range(range));
};

/** An XLSX file whose first sheet's XML is changed. */
export function withSheet(book: WorkBook, change: (xml: string) => string): Uint8Array {
  const name = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(bytesOf(book));
  const xml = strFromU8(parts[name] ?? new Uint8Array());
  expect(change(xml)).not.toBe(xml);
  return zipSync({ ...parts, [name]: strToU8(change(xml)) });
}

/** An ODS file whose content is changed. */
export function changedOds(book: WorkBook, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(bytesOf(book, 'ods'));
  const xml = strFromU8(parts['content.xml'] ?? new Uint8Array());
  expect(change(xml)).not.toBe(xml);
  return zipSync({ ...parts, 'content.xml': strToU8(change(xml)) });
}
