import type { Executor } from '../executor.js';

export interface ActiveExports {
  readonly queued: number;
  readonly running: number;
  readonly oldest_seconds: number;
}

/** Queued and running exports across all servers and workers, and the age of the first one in the queue. */
export async function measureQueue(executor: Executor, now: Date): Promise<ActiveExports> {
  const { rows } = await executor.raw<{ rows: ActiveExports[] }>(
    `select count(*) filter (where status = 'queued')::int as queued,
       count(*) filter (where status = 'running')::int as running,
       greatest(0, extract(epoch from ?::timestamptz - min(queued_at) filter (where status = 'queued')))::float8
         as oldest_seconds
     from app.exports where status in ('queued', 'running')`,
    [now],
  );
  return rows[0] ?? { queued: 0, running: 0, oldest_seconds: 0 };
}
