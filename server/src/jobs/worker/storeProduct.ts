import { createHash } from 'node:crypto';
import { insertChunk } from '../../queries/exports/chunks.js';
import type { Lease } from '../../queries/exports/leases.js';
import type { Executor } from '../../queries/executor.js';

/** Bytes of one row: large enough to be few, small enough that the embedded database's one connection is never held long. */
export const CHUNK_BYTES = 512 * 1024;

interface StoredProduct {
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The lease went to another worker while this one was silent. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Writes a product in rows of `CHUNK_BYTES`, the last one shorter. @throws LeaseLostError, or the signal's reason */
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
