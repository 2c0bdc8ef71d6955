import type { Problem } from '@cardwright/renderer';
import type { ExportRequest } from '../../jobs/exportRequest.js';
import type { Executor } from '../executor.js';

/**
 * A worker's turn at a job. Leases are timed by the database's clock alone, since machines' clocks differ; every
 * statement names the lease, so that a worker which lost it changes nothing.
 */
export interface Lease {
  readonly exportId: string;
  readonly leaseId: string;
}

export interface ClaimedExport extends Lease {
  readonly request: ExportRequest;
  readonly deckTitle: string;
  readonly attempts: number;
}

/**
 * Takes up the job that waits longest, of the member with the fewest under way: a new one, or one whose worker has not
 * been heard of. `skip locked`: workers never wait for each other.
 */
const CLAIM = `
with next as (
  select e.id from app.exports e
  where (e.status = 'queued' and e.not_before <= now())
    or (e.status = 'running' and e.lease_until < now() and not e.cancel_requested and e.attempts < :most)
  order by (select count(*) from app.exports r
      where r.user_id = e.user_id and r.status = 'running' and r.lease_until >= now()),
    e.queued_at, e.id
  limit 1 for update of e skip locked)
update app.exports e set status = 'running', lease_id = gen_random_uuid(),
  lease_until = now() + :seconds * interval '1 second', attempts = e.attempts + 1, revision = e.revision + 1,
  started_at = coalesce(e.started_at, now()), updated_at = now()
from next where e.id = next.id
returning e.id as "exportId", e.lease_id as "leaseId", e.request, e.deck_title as "deckTitle", e.attempts`;

export async function claimExport(
  executor: Executor,
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<ClaimedExport | undefined> {
  const { rows } = await executor.raw<{ rows: ClaimedExport[] }>(CLAIM, { seconds, most });
  return rows[0];
}

/** Ends what no worker may take up again: cancelled ones, and those that ended their worker `most` times. */
export async function endAbandoned(executor: Executor, most: number, error: string): Promise<number> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `update app.exports set status = case when cancel_requested then 'cancelled' else 'failed' end,
       error = case when cancel_requested then null else ? end, lease_id = null, lease_until = null,
       finished_at = now(), updated_at = now(), revision = revision + 1
     where status = 'running' and lease_until < now() and (cancel_requested or attempts >= ?) returning 1`,
    [error, most],
  );
  return rows.length;
}

/** Nobody else can hold a lease of a database with a single opener: what it says is running was left by a process that ended. */
export async function dropAllLeases(executor: Executor): Promise<void> {
  await executor.raw(`update app.exports set lease_until = '-infinity' where status = 'running'`);
}

export interface Step {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
  /** Of the whole work, 0 to 1. */
  readonly share: number;
}

/**
 * Keeps a lease, and tells how far the work is; a second attempt is silent until it has got further than the first.
 * @returns undefined when the lease is lost, else whether the work is to be stopped
 */
export async function renewLease(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { stage, done, total, share }: Step,
  seconds: number,
): Promise<{ readonly cancelled: boolean } | undefined> {
  const { rows } = await executor.raw<{ rows: { cancelled: boolean }[] }>(
    `update app.exports set lease_until = now() + :seconds * interval '1 second',
       stage = case when share < :share then :stage else stage end,
       done = case when share < :share then :done else done end,
       total = case when share < :share then :total else total end,
       revision = case when share < :share then revision + 1 else revision end,
       updated_at = case when share < :share then now() else updated_at end,
       share = greatest(share, :share)
     where id = :exportId and lease_id = :leaseId returning cancel_requested as cancelled`,
    { seconds, stage, done, total, share, exportId, leaseId },
  );
  return rows[0];
}

const RELEASED = `lease_id = null, lease_until = null, updated_at = now(), revision = revision + 1`;

/** Queues it again: this turn counts as an attempt, or not. */
export async function giveBack(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { counts, afterSeconds }: { readonly counts: boolean; readonly afterSeconds: number },
): Promise<void> {
  await executor.raw(
    `update app.exports set status = case when cancel_requested then 'cancelled' else 'queued' end,
       finished_at = case when cancel_requested then now() end, attempts = attempts - ?,
       not_before = now() + ? * interval '1 second', ${RELEASED}
     where id = ? and lease_id = ?`,
    [counts ? 0 : 1, afterSeconds, exportId, leaseId],
  );
}

export async function markCancelled(executor: Executor, { exportId, leaseId }: Lease): Promise<void> {
  await executor.raw(
    `update app.exports set status = 'cancelled', finished_at = now(), ${RELEASED} where id = ? and lease_id = ?`,
    [exportId, leaseId],
  );
}

export async function markFailed(
  executor: Executor,
  { exportId, leaseId }: Lease,
  { error, problems }: { readonly error: string; readonly problems: readonly Problem[] },
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
  readonly problems: readonly Problem[];
  readonly expiresAt: Date;
}

/** The chunks of this lease become the result. @returns false when the lease is lost, so that nothing was done */
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
