import type { Executor } from '../executor.js';

/** Ends a queued or running export. The worker of a running one loses its lease and stops. @returns whether it was either */
export async function cancelExport(executor: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set
       status = 'cancelled', lease_id = null, lease_until = null, cancel_requested = true, finished_at = ?,
       revision = revision + 1, updated_at = ?
     where id = ? and status in ('queued', 'running') returning 1`,
    [now, now, id],
  );
  return rows.length > 0;
}

/** Queues an export that ended without a file again, from the same deck snapshot. @returns whether it was queued */
export async function requeueExport(executor: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set status = 'queued', stage = 'queued', done = 0, total = 0, share = 0, attempts = 0,
       not_before = now(), cancel_requested = false, error = null, problems = '[]', result_id = null, file_name = null,
       media_type = null, size = null, chunk_size = null, sha256 = null, started_at = null, finished_at = null,
       expires_at = null, queued_at = ?, updated_at = ?, revision = revision + 1
     where id = ? and (status in ('failed', 'cancelled', 'expired') or (status = 'done' and expires_at <= ?))
     returning 1`,
    [now, now, id, now],
  );
  return rows.length > 0;
}

/** Deletes an export and its files; a worker that is making it notices. */
export async function deleteExport(executor: Executor, id: string): Promise<void> {
  await executor('app.exports').where({ id }).delete();
}

/** Deletes the bytes of expired results but keeps their rows. @returns how many */
export async function expireExports(executor: Executor, now: Date): Promise<number> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set status = 'expired', result_id = null, revision = revision + 1, updated_at = ?
     where status = 'done' and expires_at <= ? returning 1`,
    [now, now],
  );
  return rows.length;
}

/** Deletes bytes that belong to no result and no running attempt, such as those of a killed worker. */
export async function dropStrayChunks(executor: Executor): Promise<void> {
  await executor.raw(
    `delete from app.export_chunks c using app.exports e
     where e.id = c.export_id and c.result_id is distinct from e.result_id and c.result_id is distinct from e.lease_id`,
  );
}
