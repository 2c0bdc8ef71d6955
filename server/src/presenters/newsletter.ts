import type { Issue, Refusal, Subscriber } from '../contract/newsletter.js';
import type { SubscriberRow } from '../queries/newsletter.js';
import type { IssueRow } from '../queries/newsletterIssues.js';
import { utc } from './utc.js';

/** A subscriber for admins, without the tokens. */
export function presentSubscriber(row: SubscriberRow): Subscriber {
  const { id, email, status } = row;
  const times = { confirmed_at: utc(row.confirmed_at), unsubscribed_at: utc(row.unsubscribed_at) };
  return { id, email, status, ...times, created_at: utc(row.created_at) };
}

/** An issue with its delivery counts. */
export function presentIssue(row: IssueRow): Issue {
  const times = { started_at: utc(row.started_at), sent_at: utc(row.sent_at) };
  return { ...row, ...times, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentRefusal(row: Refusal): Refusal {
  return { ...row, updated_at: utc(row.updated_at) };
}
