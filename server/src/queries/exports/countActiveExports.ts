import type { Executor } from '../executor.js';

/** How many exports wait and how many are being made, by any server or worker. */
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
