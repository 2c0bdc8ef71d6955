import type { DeckFile, Parsed } from '@cardwright/renderer';

/** A deck file after reading: its deck, or the problems that prevent an import. */
export interface ReadDeckFile {
  readonly name: string;
  readonly parsed: Parsed<DeckFile>;
  /** The file's raw content, to be sent: the server parses it again itself. */
  readonly body: unknown;
}

const TABLE = /\.(?:csv|tsv|xlsx?|xlsm|xlsb|ods|numbers)$/i;

/** @param file JSON, or YAML if its name has that extension @throws Error for a table, or a file that is too large */
export async function readDeckFile(file: File): Promise<ReadDeckFile> {
  const { LIMITS, parseDeckFile, parseJson, parseYaml } = await import('@cardwright/renderer');
  if (file.size > LIMITS.jsonBytes) throw new Error(`${file.name} is larger than 64 MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = /\.ya?ml$/i.test(file.name) ? parseYaml(bytes, file.name) : parseJson(bytes, file.name);
  if (!read.ok && TABLE.test(file.name))
    throw new Error(`${file.name} is a table, not a deck file. Choose “Spreadsheet” above to import it.`);
  if (!read.ok) return { name: file.name, parsed: read, body: undefined };
  return { name: file.name, parsed: parseDeckFile(read.value.value, { source: read.value }), body: read.value.value };
}
