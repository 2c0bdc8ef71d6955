import type { EncodingChoice, Table, TableOptions } from '@cardwright/renderer/tables';

/** Larger files cannot be tables of cards; reading them would only freeze the page. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A table, and the file that it can be read from again in another encoding, or another part of it. */
export interface ReadTable {
  readonly table: Table;
  readonly text?: TextFile;
  /** The file of a workbook, from which another sheet can be read. */
  readonly file?: File;
}

/** A file whose encoding had to be found out or chosen. */
interface TextFile {
  readonly file: File;
  readonly encoding: string;
  /** The possible encodings, each with a sample of the file's text. */
  readonly choices: readonly EncodingChoice[];
}

/**
 * Reads a dropped or chosen file. An encoding that is absent is found out.
 * @throws CardwrightError `table.*`; Error if it is too large
 */
export async function readTableFile(file: File, options: TableOptions = {}): Promise<ReadTable> {
  if (file.size > MOST_BYTES)
    throw new Error(`${file.name} is larger than 32 MB. Remove pictures from it, or save it as CSV.`);
  const { guessEncoding, readJsonTable, readTable } = await import('@cardwright/renderer/tables');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.json$/i.test(file.name)) return { table: readJsonTable(bytes, file.name) };
  const table = await readTable(bytes, file.name, options);
  if (table.workbook !== undefined) return { table, file };
  const guess = guessEncoding(bytes);
  const used = options.encoding ?? guess?.encoding;
  if (used === undefined || guess === undefined || guess.isCertain) return { table };
  return { table, text: { file, encoding: used, choices: guess.choices } };
}

/** The encodings that a file may be in, with some of its words. */
export async function encodingsOf(file: File): Promise<readonly EncodingChoice[]> {
  const { guessEncoding } = await import('@cardwright/renderer/tables');
  return guessEncoding(new Uint8Array(await file.arrayBuffer()))?.choices ?? [];
}

/** Reads cells copied from a spreadsheet, or CSV text. @throws CardwrightError `table.*` */
export async function readPastedTable(text: string): Promise<ReadTable> {
  const { PASTED_TABLE, readCsv } = await import('@cardwright/renderer/tables');
  return { table: readCsv(new TextEncoder().encode(text), PASTED_TABLE) };
}
