import type { DeckFile, Parsed } from '@cardwright/renderer';

/** A deck file that was read: what it says, and who it becomes where it is refused. */
export interface ReadDeckFile {
  readonly name: string;
  readonly parsed: Parsed<DeckFile>;
  /** As it was in the file, to be sent: the server reads it again itself. */
  readonly body: unknown;
}

/** @param file JSON, or YAML where its name ends so */
export async function readDeckFile(file: File): Promise<ReadDeckFile> {
  const { LIMITS, parseDeckFile, parseJson, parseYaml } = await import('@cardwright/renderer');
  if (file.size > LIMITS.jsonBytes) throw new Error(`${file.name} is larger than 64 MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = /\.ya?ml$/i.test(file.name) ? parseYaml(bytes, file.name) : parseJson(bytes, file.name);
  if (!read.ok) return { name: file.name, parsed: read, body: undefined };
  return { name: file.name, parsed: parseDeckFile(read.value.value, { source: read.value }), body: read.value.value };
}
