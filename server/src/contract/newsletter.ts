import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { nextCursor } from './paging.js';
import { count, editedVersion, emailAddress, idParams, line, search, times, version } from './values.js';

const subscribeBody = z.object({ email: emailAddress });
const tokenQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the e-mail') });

const status = z.enum(['pending', 'confirmed', 'unsubscribed']);

export type SubscriberStatus = z.output<typeof status>;

const subscribersQuery = adminListQuery({ created_at: 'time', email: 'text' }, '-created_at').extend({
  status: status.optional(),
  q: search.describe('part of the address'),
});
const issueStatus = z.enum(['draft', 'sending', 'paused', 'sent']);
const issuesQuery = adminListQuery(
  { created_at: 'time', updated_at: 'time', started_at: 'time', subject: 'text' },
  '-created_at',
).extend({
  status: issueStatus.optional(),
  q: search.describe('part of the subject or the text'),
});

const issueBody = z.strictObject({
  subject: line.min(1).max(200),
  preheader: line.max(200).default('').describe('what e-mail programs show beside the subject'),
  body: z.string().max(200_000).default('').describe('Markdown'),
});
const issuePatch = z.strictObject({
  subject: issueBody.shape.subject.optional(),
  preheader: line.max(200).optional(),
  body: z.string().max(200_000).optional(),
  version: editedVersion,
});
const sendBody = z.strictObject({
  limit: z
    .number()
    .int()
    .min(1)
    .max(500)
    .default(100)
    .describe('maximum number of e-mails in this call; the server sends the rest'),
  retry_failed: z.boolean().default(false).describe('whether to retry refused e-mails first'),
});

const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  status,
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
  created_at: z.string(),
});
const issue = z.object({
  id: z.uuid(),
  subject: z.string(),
  preheader: z.string(),
  body: z.string().describe('Markdown'),
  status: issueStatus,
  version,
  started_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  ...times,
  sent: count,
  failed: count.describe('refused by the mail server'),
  bounced: count.describe('of those, refused for good, because the address does not exist or accepts no e-mail'),
  unknown: count.describe('being sent, or unknown because the server stopped'),
  unsubscribed: count.describe('of those who received it, who have unsubscribed since it was started'),
});

export type Subscriber = z.output<typeof subscriber>;
export type Issue = z.output<typeof issue>;

const refusal = z.object({
  email: z.string(),
  reason: z.string().describe('the mail server’s words'),
  is_bounce: z.boolean().describe('whether another attempt is pointless'),
  updated_at: z.string(),
});

export type Refusal = z.output<typeof refusal>;

const received = z.object({ status: z.literal('received') });
const subscribers = z.object({
  subscribers: z.array(subscriber),
  counts: z.object({ pending: count, confirmed: count, unsubscribed: count }),
  ...total,
  ...nextCursor,
});
const oneIssue = z.object({ issue });
const issues = z.object({ issues: z.array(issue), ...total, ...nextCursor });
const preview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
const remaining = count.describe('subscribers who have not received it; everybody while it is a draft');
const sending = z.object({ issue, remaining });
const issueResults = sending.extend({ refusals: z.array(refusal).describe('the latest 100') });

const page = { mediaType: 'text/html' } as const;

export const newsletterCalls = defineCalls('Newsletter', {
  subscribe: {
    method: 'post',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribe to the newsletter; the response is the same for every address, and an e-mail asks to confirm',
    body: subscribeBody,
    status: 202,
    response: received,
  },
  askToConfirmSubscription: {
    method: 'get',
    path: '/api/newsletter/confirm',
    summary: 'Show a page with a confirm button, because mail scanners open links',
    query: tokenQuery,
    response: page,
  },
  confirmSubscription: {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription',
    query: tokenQuery,
    response: page,
    problems: [410],
  },
  askToUnsubscribe: {
    method: 'get',
    path: '/api/newsletter/unsubscribe',
    summary: 'Show a page with an unsubscribe button',
    query: tokenQuery,
    response: page,
  },
  unsubscribe: {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'Unsubscribe with one click, as mail programs do (RFC 8058); the body is ignored',
    query: tokenQuery,
    response: page,
  },
  adminListIssues: {
    method: 'get',
    path: '/api/admin/newsletter/issues',
    summary: 'List issues, newest first',
    query: issuesQuery,
    response: issues,
  },
  adminReadIssue: {
    method: 'get',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Get an issue with its results',
    params: idParams,
    response: issueResults,
  },
  adminCreateIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues',
    summary: 'Create a draft',
    body: issueBody,
    status: 201,
    response: oneIssue,
  },
  adminChangeIssue: {
    method: 'patch',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Change a draft',
    params: idParams,
    body: issuePatch,
    response: oneIssue,
    problems: [409],
  },
  adminDeleteIssue: {
    method: 'delete',
    path: '/api/admin/newsletter/issues/{id}',
    summary: 'Delete a draft',
    params: idParams,
    status: 204,
    problems: [409],
  },
  adminPreviewIssue: {
    method: 'post',
    path: '/api/admin/newsletter/preview',
    summary: 'Preview an e-mail as subscribers get it, before it is saved',
    body: issueBody.extend({ subject: line.max(200) }),
    response: preview,
  },
  adminTestIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/test',
    summary: 'Send the e-mail to yourself',
    params: idParams,
    status: 204,
  },
  adminSendIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/send',
    summary: 'Start to send, or go on after a pause: the first batch now, and another one each minute',
    params: idParams,
    body: sendBody,
    response: sending,
  },
  adminPauseIssue: {
    method: 'post',
    path: '/api/admin/newsletter/issues/{id}/pause',
    summary: 'Stop sending after the e-mail in flight; sending again goes on',
    params: idParams,
    response: oneIssue,
  },
  adminListSubscribers: {
    method: 'get',
    path: '/api/admin/newsletter/subscribers',
    summary: 'List subscribers, newest first',
    query: subscribersQuery,
    response: subscribers,
  },
  adminDeleteSubscriber: {
    method: 'delete',
    path: '/api/admin/newsletter/subscribers/{id}',
    summary: 'Delete an address',
    params: idParams,
    status: 204,
  },
});
