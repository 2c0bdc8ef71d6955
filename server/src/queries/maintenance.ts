import type { Executor } from './executor.js';

/** Claims a task if its last run was long enough ago. Of several simultaneous callers, one succeeds. */
export async function claimTask(executor: Executor, task: string, now: Date, everyMs: number): Promise<boolean> {
  const { rows } = await executor.raw<{ rows: unknown[] }>(
    `insert into app.maintenance as m (task, claimed_at) values (?, ?)
     on conflict (task) do update set claimed_at = excluded.claimed_at where m.claimed_at <= ? returning 1`,
    [task, now, new Date(now.getTime() - everyMs)],
  );
  return rows.length > 0;
}
