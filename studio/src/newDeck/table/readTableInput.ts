import type { Table } from '@cardwright/renderer/tables';

/** Larger files cannot be tables of cards; reading them would only freeze the page. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Reads a dropped or chosen file. @throws CardwrightError `table.*`; Error if it is too large */
export async function readTableFile(file: File): Promise<Table> {
  if (file.size > MOST_BYTES)
    throw new Error(`${file.name} is larger than 32 MB. Remove pictures from it, or save it as CSV.`);
  const { readTable } = await import('@cardwright/renderer/tables');
  return readTable(new Uint8Array(await file.arrayBuffer()), file.name);
}

/** Reads cells copied from a spreadsheet, or CSV text. @throws CardwrightError `table.*` */
export async function readPastedTable(text: string): Promise<Table> {
  const { readCsv } = await import('@cardwright/renderer/tables');
  return readCsv(new TextEncoder().encode(text), 'the pasted table');
}
