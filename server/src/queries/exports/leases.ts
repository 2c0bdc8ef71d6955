import type { ExportProblem, JobStage } from '../../contract/exports.js';
import type { Executor } from '../executor.js';

/**
 * A worker's attempt at a job. Only the database's clock times leases, because machines' clocks differ. Every statement
 * names the lease, so that a worker that lost it changes nothing.
 */
export interface Lease {
  readonly exportId: string;
  readonly leaseId: string;
}

export interface Step {
  readonly stage: JobStage;
  readonly done: number;
  readonly total: number;
  /** The completed share of the work, 0 to 1. */
  readonly share: number;
}

/** Renews a lease and reports progress. A second attempt reports none until it is ahead of the first. */
export async function renewLease(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { stage, done, total, share }: Step,
  seconds: number,
): Promise<'kept' | 'cancelled' | 'lost'> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set lease_until = now() + :seconds * interval '1 second',
       stage = case when share < :share then :stage else stage end,
       done = case when share < :share then :done else done end,
       total = case when share < :share then :total else total end,
       revision = case when share < :share then revision + 1 else revision end,
       updated_at = case when share < :share then now() else updated_at end,
       share = greatest(share, :share)
     where id = :exportId and lease_id = :leaseId returning 1`,
    { seconds, stage, done, total, share, exportId, leaseId },
  );
  if (rows.length > 0) return 'kept';
  const cancelled: unknown = await executor('app.exports').where({ id: exportId, status: 'cancelled' }).first('id');
  return cancelled === undefined ? 'lost' : 'cancelled';
}

const RELEASED = `lease_id = null, lease_until = null, updated_at = now(), revision = revision + 1`;

/** Queues the job again, with or without counting this attempt. */
export async function giveBack(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { counts, afterSeconds }: { readonly counts: boolean; readonly afterSeconds: number },
): Promise<void> {
  await executor.raw(
    `update app.exports set status = 'queued', attempts = attempts - ?, not_before = now() + ? * interval '1 second', ${RELEASED}
     where id = ? and lease_id = ?`,
    [counts ? 0 : 1, afterSeconds, exportId, leaseId],
  );
}

export async function markFailed(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { error, problems }: { readonly error: string; readonly problems: readonly ExportProblem[] },
): Promise<void> {
  await executor.raw(
    `update app.exports set status = 'failed', error = ?, problems = ?, finished_at = now(), ${RELEASED}
     where id = ? and lease_id = ?`,
    [error, JSON.stringify(problems), exportId, leaseId],
  );
}

export interface Result {
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly chunkSize: number;
  readonly sha256: string;
  readonly problems: readonly ExportProblem[];
  readonly expiresAt: Date;
}

/** Makes this lease's chunks the result. @returns false if the lease was lost and nothing was changed */
export async function markDone(executor: Executor, { exportId, leaseId }: Lease, result: Result): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set status = 'done', result_id = lease_id, file_name = ?, media_type = ?, size = ?,
       chunk_size = ?, sha256 = ?, problems = ?, expires_at = ?, share = 1, stage = 'done', done = total,
       finished_at = now(), ${RELEASED}
     where id = ? and lease_id = ? returning 1`,
    [
      result.fileName,
      result.mediaType,
      result.size,
      result.chunkSize,
      result.sha256,
      JSON.stringify(result.problems),
      result.expiresAt,
      exportId,
      leaseId,
    ],
  );
  return rows.length > 0;
}
