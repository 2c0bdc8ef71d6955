import type { Issue, Refusal } from '../contract/newsletter.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing, type Condition } from './keysetPage.js';
import { insertRow, queryRows, readRow } from './rows.js';

/** An issue as stored, with its delivery counts. Times are strings. */
export type IssueRow = Issue;

const deliveries = (condition: string): string =>
  `(select count(*)::int from app.newsletter_deliveries d where d.issue_id = i.id and ${condition})`;

const COUNTED = `(select i.*,
    ${deliveries(`d.status = 'sent'`)} as sent,
    ${deliveries(`d.status = 'failed'`)} as failed,
    ${deliveries(`d.status = 'failed' and d.is_bounce`)} as bounced,
    ${deliveries(`d.status = 'sending'`)} as unknown,
    (select count(*)::int from app.newsletter_deliveries d
      join app.newsletter_subscribers s on s.id = d.subscriber_id and s.unsubscribed_at >= i.started_at
      where d.issue_id = i.id and d.status = 'sent') as unsubscribed
  from app.newsletter_issues i)`;

const SORTS = {
  created_at: ['t.created_at', 'timestamptz'],
  updated_at: ['t.updated_at', 'timestamptz'],
  // Drafts come after everything that has a date.
  started_at: [`coalesce(t.started_at, '9999-12-31T00:00:00Z')`, 'timestamptz'],
  subject: ['lower(t.subject)', 'text'],
} as const;

/** All issues. @param q part of the subject or the text */
export function listIssues(
  executor: Executor,
  { q, status }: { readonly q?: string | undefined; readonly status?: Issue['status'] | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<IssueRow>> {
  const where: Condition[] =
    q === undefined ? [] : [['t.subject ilike ? or t.body ilike ?', containing(q), containing(q)]];
  if (status !== undefined) where.push(['t.status = ?', status]);
  return adminPage(executor, { from: COUNTED, where, sorts: SORTS }, page);
}

export function readIssue(executor: Executor, id: string): Promise<IssueRow | undefined> {
  return readRow(executor, COUNTED, id);
}

/** The parts of an issue that an admin writes. */
export type IssueContent = Pick<Issue, 'subject' | 'preheader' | 'body'>;

/** @returns the new row's id */
export function insertIssue(
  executor: Executor,
  { subject, preheader, body }: IssueContent,
  now: Date,
): Promise<string> {
  return insertRow(executor, 'app.newsletter_issues', { subject, preheader, body }, now);
}

/** Which draft is meant. */
export interface EditedDraft {
  readonly id: string;
  /** The version that was edited; undefined means any. */
  readonly version: number | undefined;
}

/** Changes a draft, and counts its version up. @returns false if the issue is not a draft, or has another version */
export async function updateDraft(
  executor: Executor,
  { id, version }: EditedDraft,
  change: Partial<IssueContent>,
  now: Date,
): Promise<boolean> {
  const changed = await executor('app.newsletter_issues')
    .where({ id, status: 'draft', ...(version !== undefined && { version }) })
    .update({ ...change, version: executor.raw('version + 1'), updated_at: now });
  return changed > 0;
}

/** Deletes a draft. @returns false if the issue is not a draft */
export async function deleteDraft(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.newsletter_issues').where({ id, status: 'draft' }).delete()) > 0;
}

/** Starts sending, or goes on after a pause; the issue can no longer be changed. */
export async function startIssue(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.newsletter_issues')
    .where({ id })
    .whereIn('status', ['draft', 'paused'])
    .update({ status: 'sending', started_at: executor.raw('coalesce(started_at, ?)', [now]), updated_at: now });
}

/** Stops sending after the e-mail in flight; an issue that is not being sent stays as it is. */
export async function pauseIssue(executor: Executor, id: string, now: Date): Promise<void> {
  await executor('app.newsletter_issues')
    .where({ id, status: 'sending' })
    .update({ status: 'paused', updated_at: now });
}

/** Issues with subscribers still to come, the oldest first. */
export async function issuesBeingSent(executor: Executor): Promise<readonly string[]> {
  const rows = await executor('app.newsletter_issues')
    .where({ status: 'sending' })
    .orderBy('started_at')
    .select<{ id: string }[]>('id');
  return rows.map(({ id }) => id);
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

const WAITING = `s.status = 'confirmed' and s.confirmed_at <= coalesce(i.started_at, now())
  and not exists (select from app.newsletter_deliveries d where d.issue_id = i.id and d.subscriber_id = s.id)`;

/** The next subscribers who have not received the issue. Claim each before you send to them. */
export function waitingRecipients(executor: Executor, id: string, limit: number): Promise<readonly Recipient[]> {
  return queryRows<Recipient>(
    executor,
    `select s.id, s.email, s.unsubscribe_token from app.newsletter_issues i, app.newsletter_subscribers s
     where i.id = :id and i.status = 'sending' and ${WAITING} order by s.id limit :limit`,
    { id, limit },
  );
}

/**
 * Claims a recipient's delivery while the issue is being sent and they are subscribed. Of several callers, one gets it.
 * @returns whether the caller has it
 */
export async function claimDelivery(executor: Executor, id: string, subscriberId: string, now: Date): Promise<boolean> {
  const rows = await queryRows(
    executor,
    `insert into app.newsletter_deliveries (issue_id, subscriber_id, status, updated_at)
     select i.id, s.id, 'sending', :now from app.newsletter_issues i, app.newsletter_subscribers s
     where i.id = :id and i.status = 'sending' and s.id = :subscriberId and s.status = 'confirmed'
     on conflict do nothing returning subscriber_id`,
    { id, subscriberId, now },
  );
  return rows.length > 0;
}

/** Subscribers whose e-mail was refused, if they are still subscribed. */
export async function refusedRecipients(executor: Executor, id: string, limit: number): Promise<readonly string[]> {
  const rows = await queryRows<{ id: string }>(
    executor,
    `select s.id from app.newsletter_deliveries d
     join app.newsletter_subscribers s on s.id = d.subscriber_id and s.status = 'confirmed'
     where d.issue_id = :id and d.status = 'failed' order by s.id limit :limit`,
    { id, limit },
  );
  return rows.map((row) => row.id);
}

/** Claims somebody whose e-mail was refused again; nothing if somebody else has. */
export async function reclaimRefused(
  executor: Executor,
  id: string,
  subscriberId: string,
  now: Date,
): Promise<Recipient | undefined> {
  const rows = await queryRows<Recipient>(
    executor,
    `with claimed as (
       update app.newsletter_deliveries set status = 'sending', updated_at = :now
       where issue_id = :id and subscriber_id = :subscriberId and status = 'failed' returning subscriber_id)
     select s.id, s.email, s.unsubscribe_token from app.newsletter_subscribers s
     join claimed c on c.subscriber_id = s.id`,
    { id, subscriberId, now },
  );
  return rows[0];
}

/** What became of a claimed delivery. */
export type DeliveryOutcome =
  { readonly status: 'sent' } | { readonly status: 'failed'; readonly reason: string; readonly isBounce: boolean };

export async function noteDelivery(
  executor: Executor,
  issueId: string,
  subscriberId: string,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const { reason, isBounce } = outcome.status === 'sent' ? { reason: null, isBounce: false } : outcome;
  await executor('app.newsletter_deliveries')
    .where({ issue_id: issueId, subscriber_id: subscriberId })
    .update({ status: outcome.status, reason, is_bounce: isBounce, updated_at: now });
}

/** E-mails of an issue that the mail server refused, the latest first. */
export function listRefusals(executor: Executor, id: string, limit: number): Promise<readonly Refusal[]> {
  return queryRows<Refusal>(
    executor,
    `select s.email, coalesce(d.reason, '') as reason, d.is_bounce, d.updated_at::text
     from app.newsletter_deliveries d join app.newsletter_subscribers s on s.id = d.subscriber_id
     where d.issue_id = :id and d.status = 'failed' order by d.updated_at desc, s.id limit :limit`,
    { id, limit },
  );
}

/** How many subscribers have not received the issue; for a draft, how many would. */
export async function countRecipients(executor: Executor, id: string): Promise<number> {
  const rows = await queryRows<{ count: number }>(
    executor,
    `select count(*)::int as count from app.newsletter_issues i, app.newsletter_subscribers s where i.id = ? and ${WAITING}`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
