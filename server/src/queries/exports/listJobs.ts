import type { Job } from '../../contract/admin/jobs.js';
import type { ExportStatus } from '../../contract/exports.js';
import { adminPage, type AdminPage, type AdminPageRequest } from '../adminPage.js';
import type { Executor } from '../executor.js';
import { containing, type Condition } from '../keysetPage.js';

const JOBS = `(select e.id, e.deck_id, e.deck_title, e.user_id as owner_id,
    coalesce(nullif(m.display_name, ''), m.email, 'Visitors') as owner_name,
    coalesce(p.preset ->> 'title', e.request ->> 'preset') as preset, e.status, e.share,
    e.attempts, e.error, e.size, e.created_at, e.started_at, e.finished_at
  from app.exports e left join app.members m on m.id = e.user_id
  left join app.own_presets p on p.id::text = e.request ->> 'preset')`;

const SORTS = {
  created_at: ['t.created_at', 'timestamptz'],
  deck_title: ['lower(t.deck_title)', 'text'],
  owner: ['lower(t.owner_name)', 'text'],
  size: ['coalesce(t.size, 0)', 'bigint'],
} as const;

/** The exports of all members and visitors. @param q part of the deck's title, the owner's name or the error */
export function listJobs(
  executor: Executor,
  { q, status }: { readonly q?: string | undefined; readonly status?: ExportStatus | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<Job>> {
  const where: Condition[] = [];
  if (q !== undefined)
    where.push([
      't.deck_title ilike ? or t.owner_name ilike ? or t.error ilike ?',
      ...[containing(q), containing(q), containing(q)],
    ]);
  if (status !== undefined) where.push(['t.status = ?', status]);
  return adminPage(executor, { from: JOBS, where, sorts: SORTS }, page);
}
