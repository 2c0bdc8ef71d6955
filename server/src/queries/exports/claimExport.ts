import type { ExportOrder } from '@cardwright/renderer/imposition';
import type { Executor } from '../executor.js';
import type { Lease } from './leases.js';

export interface ClaimedExport extends Lease {
  readonly request: ExportOrder;
  readonly deckTitle: string;
  readonly attempts: number;
}

/**
 * Claims the oldest job of the member with the fewest running jobs: a queued job, or one whose worker has gone silent.
 * Downloads of public decks, which belong to nobody, share one turn.
 * With `skip locked`, workers never wait for each other.
 */
const CLAIM = `
with next as (
  select e.id from app.exports e
  where (e.status = 'queued' and e.not_before <= now())
    or (e.status = 'running' and e.lease_until < now() and not e.cancel_requested and e.attempts < :most)
  order by (select count(*) from app.exports r
      where r.user_id is not distinct from e.user_id and r.status = 'running' and r.lease_until >= now()),
    e.queued_at, e.id
  limit 1 for update of e skip locked)
update app.exports e set status = 'running', lease_id = gen_random_uuid(),
  stage = case e.stage when 'queued' then 'starting' else e.stage end,
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

/** Ends jobs that no worker may claim again: cancelled ones, and those that crashed their worker `most` times. */
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

/** Only one process can open this database, so every lease in it belongs to a process that has ended. */
export async function dropAllLeases(executor: Executor): Promise<void> {
  await executor.raw(`update app.exports set lease_until = '-infinity' where status = 'running'`);
}
