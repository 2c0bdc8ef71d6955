import type { SubscriberStatus } from '../contract/newsletter.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';
import { queryRows } from './rows.js';

/** A subscriber as stored. Times are strings. */
export interface SubscriberRow {
  readonly id: string;
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly confirm_token: string | null;
  readonly confirm_expires_at: string | null;
  readonly unsubscribe_token: string;
  readonly confirmed_at: string | null;
  readonly unsubscribed_at: string | null;
  readonly created_at: string;
}

interface Request {
  readonly email: string;
  readonly confirmToken: string;
  readonly confirmExpiresAt: Date;
  /** For a new subscriber; existing subscribers keep theirs. */
  readonly unsubscribeToken: string;
}

/** Records a request for the newsletter. Confirmed subscribers stay confirmed. */
export async function requestSubscription(executor: Executor, request: Request, now: Date): Promise<SubscriberRow> {
  const rows = await queryRows<{ row: SubscriberRow }>(
    executor,
    `insert into app.newsletter_subscribers as t
       (email, confirm_token, confirm_expires_at, unsubscribe_token, created_at, updated_at)
     values (:email, :confirmToken, :confirmExpiresAt, :unsubscribeToken, :now, :now)
     on conflict (email) do update set
       confirm_token = excluded.confirm_token, confirm_expires_at = excluded.confirm_expires_at,
       updated_at = excluded.updated_at, status = case when t.status = 'confirmed' then t.status else 'pending' end
     returning row_to_json(t) as row`,
    { ...request, now },
  );
  if (rows[0] === undefined) throw new Error('A subscription was not stored.');
  return rows[0].row;
}

/** Deletes addresses that never confirmed and whose links expired before the date. @returns how many */
export async function forgetUnconfirmed(executor: Executor, before: Date): Promise<number> {
  return executor('app.newsletter_subscribers')
    .where({ status: 'pending' })
    .where('confirm_expires_at', '<', before)
    .delete();
}

/** Confirms a subscription, once. @returns whether the token is valid */
export async function confirmSubscription(executor: Executor, token: string, now: Date): Promise<boolean> {
  const changed = await executor('app.newsletter_subscribers')
    .where({ confirm_token: token })
    .where('confirm_expires_at', '>', now)
    .update({
      status: 'confirmed',
      confirmed_at: executor.raw(`case when status = 'confirmed' then confirmed_at else ?::timestamptz end`, [now]),
      unsubscribed_at: null,
      updated_at: now,
    });
  return changed > 0;
}

/** Ends a subscription; idempotent. An unconfirmed request is deleted. */
export async function endSubscription(executor: Executor, token: string, now: Date): Promise<boolean> {
  const changed = await executor('app.newsletter_subscribers')
    .where({ unsubscribe_token: token })
    .update({
      status: 'unsubscribed',
      confirm_token: null,
      confirm_expires_at: null,
      unsubscribed_at: executor.raw('coalesce(unsubscribed_at, ?)', [now]),
      updated_at: now,
    });
  return changed > 0;
}

const SORTS = { created_at: ['t.created_at', 'timestamptz'], email: ['t.email', 'text'] } as const;

/** Everybody who has ever asked for the newsletter. @param q part of the address */
export function listSubscribers(
  executor: Executor,
  { status, q }: { readonly status?: SubscriberStatus | undefined; readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<SubscriberRow>> {
  const where: Condition[] = [];
  if (status !== undefined) where.push(['t.status = ?', status]);
  if (q !== undefined) where.push(['t.email ilike ?', containing(q)]);
  return adminPage(executor, { from: 'app.newsletter_subscribers', where, sorts: SORTS }, page);
}

/** How many subscribers have each status. */
export async function countSubscribers(executor: Executor): Promise<Record<SubscriberStatus, number>> {
  const rows = await executor('app.newsletter_subscribers')
    .groupBy('status')
    .select<{ status: SubscriberStatus; count: string }[]>('status', executor.raw('count(*) as count'));
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

/** @returns whether the subscriber existed */
export async function deleteSubscriber(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.newsletter_subscribers').where({ id }).delete()) > 0;
}
