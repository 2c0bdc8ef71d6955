import { unreachable } from './sendRequest.js';

/** Enough for a deck with 10,000 cards and its templates. */
const MOST_BYTES = 256 * 1024 * 1024;

/** The body of a response, up to a maximum size. @throws CardwrightError `server.unreachable` */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, MOST_BYTES));
}

export async function readBytes(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Node's bodies are iterable, but the types for browsers do not know that.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) throw unreachable(response.url, `its response is larger than ${most / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
