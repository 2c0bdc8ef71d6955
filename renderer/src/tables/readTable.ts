import { CardwrightError } from '../errors.js';
import { foreignFile } from './foreignFile.js';
import { readCsv } from './readCsv.js';
import { readWorkbook, type WorkbookOptions } from './readWorkbook.js';
import type { Table } from './table.js';
import { TABLE_ENDINGS } from './tableFile.js';
import { withoutHeadings } from './withoutHeadings.js';

const UNSUPPORTED = {
  is: 'is not a supported table',
  fix: `Use a file with one of the extensions ${TABLE_ENDINGS.join(', ')}.`,
};

export interface TableOptions extends WorkbookOptions {
  /** The encoding of a text file, if it is known. */
  readonly encoding?: string | undefined;
  /** `false` if the first row is a card. */
  readonly headings?: boolean | undefined;
}

/**
 * Reads a table by its file extension.
 * @throws CardwrightError `table.*` with the place of the problem
 */
export async function readTable(
  bytes: Uint8Array,
  file: string,
  { headings = true, ...options }: TableOptions = {},
): Promise<Table> {
  const table = await readWithHeadings(bytes, file, options);
  return headings ? table : withoutHeadings(table);
}

async function readWithHeadings(
  bytes: Uint8Array,
  file: string,
  { encoding, ...options }: Omit<TableOptions, 'headings'>,
): Promise<Table> {
  const ending = /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase();
  switch (ending) {
    case '.csv':
    case '.tsv':
    case '.txt':
      return readCsv(bytes, file, encoding);
    case '.xlsx':
    case '.ods':
      return readWorkbook(bytes, file, options);
    default: {
      const { is, fix } = foreignFile(bytes, file) ?? UNSUPPORTED;
      throw new CardwrightError('table.unknown_format', `${file} ${is}.`, { path: file, fix });
    }
  }
}
