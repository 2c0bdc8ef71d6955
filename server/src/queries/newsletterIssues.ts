import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { keysetPage, NEWEST, type PageRequest } from './keysetPage.js';
import { insertRow, queryRows, readRow } from './rows.js';

/** An issue as stored, with its delivery counts. Times are strings. */
export interface IssueRow {
  readonly id: string;
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly status: 'draft' | 'sending' | 'sent';
  readonly started_at: string | null;
  readonly sent_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly sent: number;
  readonly failed: number;
  /** Being sent, or unknown because the server stopped in between. These are not sent again. */
  readonly unknown: number;
}

const COUNTED = `(select i.*,
    (select count(*)::int from app.newsletter_deliveries d where d.issue_id = i.id and d.status = 'sent') as sent,
    (select count(*)::int from app.newsletter_deliveries d where d.issue_id = i.id and d.status = 'failed') as failed,
    (select count(*)::int from app.newsletter_deliveries d where d.issue_id = i.id and d.status = 'sending') as unknown
  from app.newsletter_issues i)`;

/** Newest first. */
export function listIssues(executor: Executor, page: PageRequest): Promise<Page<IssueRow>> {
  return keysetPage(executor, { from: COUNTED, where: [], ...NEWEST }, page);
}

export function readIssue(executor: Executor, id: string): Promise<IssueRow | undefined> {
  return readRow(executor, COUNTED, id);
}

interface Content {
  readonly subject: string;
  readonly body: string;
}

/** @returns the new row's id */
export function insertIssue(executor: Executor, { subject, body }: Content, now: Date): Promise<string> {
  return insertRow(executor, 'app.newsletter_issues', { subject, body }, now);
}

/** Changes a draft. @returns false if the issue is not a draft */
export async function updateDraft(
  executor: Executor,
  id: string,
  change: Partial<Content>,
  now: Date,
): Promise<boolean> {
  const changed = await executor('app.newsletter_issues')
    .where({ id, status: 'draft' })
    .update({ ...change, updated_at: now });
  return changed > 0;
}

/** Deletes a draft. @returns false if the issue is not a draft */
export async function deleteDraft(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.newsletter_issues').where({ id, status: 'draft' }).delete()) > 0;
}

/** Starts sending; the issue can no longer be changed. */
export async function startIssue(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.newsletter_issues')
    .where({ id, status: 'draft' })
    .update({ status: 'sending', started_at: now, updated_at: now });
}

export async function finishIssue(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.newsletter_issues')
    .where({ id, status: 'sending' })
    .update({ status: 'sent', sent_at: now, updated_at: now });
}

/** A subscriber who is about to receive an issue. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly unsubscribe_token: string;
}

const WAITING = `s.status = 'confirmed' and s.confirmed_at <= i.started_at
  and not exists (select from app.newsletter_deliveries d where d.issue_id = i.id and d.subscriber_id = s.id)`;

/** Claims the next subscribers who have not received the issue. No two callers ever get the same ones. */
export function claimRecipients(executor: Executor, id: string, limit: number, now: Date): Promise<Recipient[]> {
  return queryRows(
    executor,
    `with claimed as (
       insert into app.newsletter_deliveries (issue_id, subscriber_id, status, updated_at)
       select i.id, s.id, 'sending', :now from app.newsletter_issues i, app.newsletter_subscribers s
       where i.id = :id and ${WAITING} order by s.id limit :limit
       on conflict do nothing returning subscriber_id)
     select s.id, s.email, s.unsubscribe_token from app.newsletter_subscribers s
     join claimed c on c.subscriber_id = s.id order by s.id`,
    { id, limit, now },
  );
}

/** Claims those whose e-mail was refused again, if they are still subscribed. */
export function reclaimFailed(executor: Executor, id: string, limit: number, now: Date): Promise<Recipient[]> {
  return queryRows(
    executor,
    `with claimed as (
       update app.newsletter_deliveries set status = 'sending', updated_at = :now
       where issue_id = :id and status = 'failed' and subscriber_id in (
         select d.subscriber_id from app.newsletter_deliveries d
         join app.newsletter_subscribers s on s.id = d.subscriber_id and s.status = 'confirmed'
         where d.issue_id = :id and d.status = 'failed' order by d.subscriber_id limit :limit for update of d skip locked)
       returning subscriber_id)
     select s.id, s.email, s.unsubscribe_token from app.newsletter_subscribers s
     join claimed c on c.subscriber_id = s.id order by s.id`,
    { id, limit, now },
  );
}

/** @param status undefined releases the claim, because nothing was sent */
export async function noteDelivery(
  executor: Executor,
  issueId: string,
  subscriberIds: readonly string[],
  status: 'sent' | 'failed' | undefined,
  now: Date,
): Promise<void> {
  if (subscriberIds.length === 0) return;
  const rows = executor('app.newsletter_deliveries')
    .where({ issue_id: issueId })
    .whereIn('subscriber_id', [...subscriberIds]);
  await (status === undefined ? rows.delete() : rows.update({ status, updated_at: now }));
}

/** How many recipients remain. */
export async function countRecipients(executor: Executor, id: string): Promise<number> {
  const rows = await queryRows<{ count: number }>(
    executor,
    `select count(*)::int as count from app.newsletter_issues i, app.newsletter_subscribers s where i.id = ? and ${WAITING}`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
