import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file to a temporary name in the same folder and then renames it, so that readers never see partial content.
 * Leaves nothing behind if writing fails or the signal aborts. Creates missing folders.
 */
export async function writeFileAtomically(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  signal?.throwIfAborted();
  await mkdir(dirname(path), { recursive: true });
  const aside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const file = await open(aside, 'wx');
    try {
      await writeFile(file, isPieces(content) ? inBlocks(content) : content, { ...(signal && { signal }) });
    } finally {
      await file.close();
    }
    signal?.throwIfAborted();
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

const isPieces = (content: Uint8Array | string | AsyncIterable<Uint8Array>): content is AsyncIterable<Uint8Array> =>
  typeof content === 'object' && Symbol.asyncIterator in content;

/** Bytes that are written at once: PDFs come in thousands of small pieces. */
const BLOCK = 256 * 1024;

async function* inBlocks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < BLOCK) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
