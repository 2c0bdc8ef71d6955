import type { AdminAction } from '../contract/admin/actions.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';

/** A new entry of the audit log. */
export type NewAdminAction = Omit<AdminAction, 'id' | 'created_at' | 'actor_name'>;

const ACTIONS = `(select a.id, a.created_at, a.actor_id, a.action, a.sentence, a.subject, a.subject_id, a.details,
    case when a.actor_id is null then 'Command line' else coalesce(nullif(m.display_name, ''), m.email) end as actor_name
  from app.admin_actions a left join app.members m on m.id = a.actor_id)`;

export async function insertAdminActions(
  executor: Executor,
  actions: readonly NewAdminAction[],
  now: Date,
): Promise<void> {
  const rows = actions.map((action) => ({ ...action, details: JSON.stringify(action.details), created_at: now }));
  if (rows.length > 0) await executor('app.admin_actions').insert(rows);
}

interface Filter {
  readonly q?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
}

export function listAdminActions(
  executor: Executor,
  { q, actor, action }: Filter,
  page: AdminPageRequest<'created_at' | 'actor' | 'action'>,
): Promise<AdminPage<AdminAction>> {
  const where: Condition[] = [];
  if (q !== undefined)
    where.push([
      't.subject ilike ? or t.actor_name ilike ? or t.sentence ilike ?',
      ...[containing(q), containing(q), containing(q)],
    ]);
  if (actor !== undefined) where.push(['t.actor_id = ?', actor]);
  if (action !== undefined) where.push(['t.action = ?', action]);
  const sorts = {
    created_at: ['t.created_at', 'timestamptz'],
    actor: ['t.actor_name', 'text'],
    action: ['t.sentence', 'text'],
  } as const;
  return adminPage(executor, { from: ACTIONS, where, sorts }, page);
}
