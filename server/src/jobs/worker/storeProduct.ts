import { createHash } from 'node:crypto';
import { insertChunk } from '../../queries/exports/chunks.js';
import type { Lease } from '../../queries/exports/leases.js';
import type { Executor } from '../../queries/executor.js';

/** Bytes per row: large enough for few rows, small enough not to block the embedded database's only connection. */
export const CHUNK_BYTES = 512 * 1024;

interface StoredProduct {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Another worker took the lease while this one was silent. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Stores a file in rows of `CHUNK_BYTES`. @throws LeaseLostError, or the signal's reason */
export async function storeProduct(
  executor: Executor,
  lease: Lease,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal: AbortSignal,
): Promise<StoredProduct> {
  const hash = createHash('sha256');
  let size = 0;
  let position = 0;
  for await (const chunk of inChunks(bytes)) {
    signal.throwIfAborted();
    hash.update(chunk);
    size += chunk.length;
    if (!(await insertChunk(executor, lease, position, chunk))) throw new LeaseLostError('The lease is lost.');
    position += 1;
  }
  return { size, sha256: hash.digest('hex') };
}

async function* inChunks(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    for (let start = 0; start < piece.length;) {
      const part = piece.subarray(start, start + CHUNK_BYTES - length);
      kept.push(part);
      length += part.length;
      start += part.length;
      if (length < CHUNK_BYTES) continue;
      yield Buffer.concat(kept);
      kept = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(kept);
}
