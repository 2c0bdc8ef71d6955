import type { Executor } from '../executor.js';

/** Cancels one that waits, asks the worker of one that runs. @returns whether it waited or ran */
export async function cancelExport(executor: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set
       status = case status when 'queued' then 'cancelled' else status end,
       finished_at = case status when 'queued' then ?::timestamptz end,
       cancel_requested = status = 'running', revision = revision + 1, updated_at = ?
     where id = ? and status in ('queued', 'running') returning 1`,
    [now, now, id],
  );
  return rows.length > 0;
}

/** Queues one that ended without a file anew, from the deck that was ordered. @returns whether it could be */
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

/** With everything that was made; a worker that has it under way finds it gone. */
export async function deleteExport(executor: Executor, id: string): Promise<void> {
  await executor('app.exports').where({ id }).delete();
}

/** Takes the bytes of results past their time; their rows stay. @returns how many */
export async function expireExports(executor: Executor, now: Date): Promise<number> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set status = 'expired', result_id = null, revision = revision + 1, updated_at = ?
     where status = 'done' and expires_at <= ? returning 1`,
    [now, now],
  );
  return rows.length;
}

/** Removes bytes that belong to no result and to no turn under way, such as those of a worker that was killed. */
export async function dropStrayChunks(executor: Executor): Promise<void> {
  await executor.raw(
    `delete from app.export_chunks c using app.exports e
     where e.id = c.export_id and c.result_id is distinct from e.result_id and c.result_id is distinct from e.lease_id`,
  );
}
