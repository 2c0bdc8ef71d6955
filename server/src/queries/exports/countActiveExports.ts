import type { Executor } from '../executor.js';

/** Counts queued and running exports across all servers and workers. */
export async function countActiveExports(
  executor: Executor,
): Promise<{ readonly queued: number; readonly running: number }> {
  const { rows } = await executor.raw<{ rows: { queued: number; running: number }[] }>(
    `select count(*) filter (where status = 'queued')::int as queued,
       count(*) filter (where status = 'running')::int as running
     from app.exports where status in ('queued', 'running')`,
  );
  return rows[0] ?? { queued: 0, running: 0 };
}
