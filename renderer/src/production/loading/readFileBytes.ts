import { open } from 'node:fs/promises';
import { CardwrightError } from '../../errors.js';
import { LIMITS } from '../../schema/index.js';
import { unreachable } from './unreachable.js';

/**
 * Reads a file, but never more than the limit.
 * @throws CardwrightError `unreachable` when it cannot be opened, `file.too_large`
 */
export async function readFileBytes(path: string, limit = LIMITS.jsonBytes): Promise<Uint8Array> {
  const handle = await open(path, 'r').catch((cause: unknown) => {
    throw unreachable(`${path} cannot be opened: ${reasonOf(cause)}`, cause);
  });
  try {
    const status = await handle.stat();
    if (!status.isFile()) throw unreachable(`${path} is not a file.`);
    if (status.size > limit) {
      throw new CardwrightError(
        'file.too_large',
        `${path} is ${megabytes(status.size)} MB; the limit is ${megabytes(limit)} MB.`,
        { path, fix: 'Save pictures as separate files, or split the deck.' },
      );
    }
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0);
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES' || code === 'EPERM') return 'you do not have permission to read it.';
  return cause instanceof Error ? cause.message : String(cause);
}
