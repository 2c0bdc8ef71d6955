import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const compress = promisify(gzip);
const decompress = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);

/** The maximum length of a deck's JSON, as for its exports. */
const MAX_SIZE = 128 * 1024 * 1024;

/** A deck as gzipped JSON. */
export function packDeck(deck: object): Promise<Buffer> {
  return compress(JSON.stringify(deck));
}

/** The JSON text that `packDeck` packed. */
export async function unpackDeck(bytes: Uint8Array): Promise<string> {
  return (await decompress(bytes, { maxOutputLength: MAX_SIZE })).toString();
}
