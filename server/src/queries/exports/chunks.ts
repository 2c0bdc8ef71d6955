import type { Executor } from '../executor.js';
import type { Lease } from './leases.js';

/** @returns false if the lease was lost and nothing was written */
export async function insertChunk(
  executor: Executor,
  { exportId, leaseId }: Lease,
  position: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `insert into app.export_chunks (export_id, result_id, position, bytes)
     select id, lease_id, ?::integer, ?::bytea from app.exports where id = ? and lease_id = ? returning 1`,
    [position, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), exportId, leaseId],
  );
  return rows.length > 0;
}

export async function readChunk(
  executor: Executor,
  exportId: string,
  resultId: string,
  position: number,
): Promise<Buffer | undefined> {
  const row = await executor('app.export_chunks')
    .where({ export_id: exportId, result_id: resultId, position })
    .first<{ bytes: Buffer } | undefined>('bytes');
  return row?.bytes;
}

/** Deletes what earlier attempts left. */
export async function deleteChunksExcept(executor: Executor, exportId: string, resultId: string): Promise<void> {
  await executor('app.export_chunks').where({ export_id: exportId }).whereNot({ result_id: resultId }).delete();
}
