import { mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { partFile, removeAbandonedParts } from './partFile.js';

/**
 * Writes a file to a temporary name in the same folder and then renames it, so that readers never see partial content.
 * Leaves nothing behind if writing fails or the signal aborts. Creates missing folders. A replaced file keeps its
 * permissions; if the path is a symbolic link, its target is replaced. Content in pieces takes long to write, so what
 * killed processes have left of the same file is removed first.
 * @throws errors of the operating system; their `path` is that of the file, never the temporary name
 */
export async function writeFileAtomically(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  signal?.throwIfAborted();
  const target = await realpath(path).catch(() => path);
  await mkdir(dirname(target), { recursive: true });
  if (isPieces(content)) await removeAbandonedParts(target);
  const aside = partFile(target);
  const mode = await permissionsOf(target);
  try {
    const file = await open(aside, 'wx', mode);
    try {
      // The umask has taken some away.
      if (mode !== undefined) await file.chmod(mode);
      await writeFile(file, isPieces(content) ? inBlocks(content) : content, { ...(signal && { signal }) });
    } finally {
      await file.close();
    }
    signal?.throwIfAborted();
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw naming(error, { path, aside });
  }
}

/** An error of the file system with the path that was asked for: a full disk names no path, and other errors name the temporary file. */
function naming(error: unknown, { path, aside }: { readonly path: string; readonly aside: string }): unknown {
  const isNameless = error instanceof Error && 'syscall' in error && (!('path' in error) || error.path === aside);
  return isNameless ? Object.assign(error, { path }) : error;
}

/** Undefined if there is no such file yet. */
async function permissionsOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && found.mode & 0o777;
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
