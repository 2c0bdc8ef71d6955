import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, emailAddress, idParams, line, search, times } from './values.js';

const subscribeBody = z.object({ email: emailAddress });
const tokenQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the e-mail') });

const status = z.enum(['pending', 'confirmed', 'unsubscribed']);

export type SubscriberStatus = z.output<typeof status>;

const subscribersQuery = pageQueryBy('time', 'id').extend({
  status: status.optional(),
  q: search.describe('part of the address'),
});
const issuesQuery = pageQueryBy('time', 'id');

const issueBody = z.strictObject({
  subject: line.min(1).max(200),
  body: z.string().max(200_000).default('').describe('Markdown'),
});
const issuePatch = z.strictObject({
  subject: issueBody.shape.subject.optional(),
  body: z.string().max(200_000).optional(),
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
  body: z.string().describe('Markdown'),
  status: z.enum(['draft', 'sending', 'paused', 'sent']),
  started_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  ...times,
  sent: count,
  failed: count,
  unknown: count.describe('being sent, or unknown because the server stopped'),
});

export type Subscriber = z.output<typeof subscriber>;
export type Issue = z.output<typeof issue>;

const received = z.object({ status: z.literal('received') });
const subscribers = z.object({
  subscribers: z.array(subscriber),
  counts: z.object({ pending: count, confirmed: count, unsubscribed: count }),
  ...nextCursor,
});
const oneIssue = z.object({ issue });
const issues = z.object({ issues: z.array(issue), ...nextCursor });
const preview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
const sending = z.object({ issue, remaining: count });

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
    summary: 'Get an issue with its delivery counts',
    params: idParams,
    response: oneIssue,
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
    method: 'get',
    path: '/api/admin/newsletter/issues/{id}/preview',
    summary: 'Preview the e-mail as subscribers get it',
    params: idParams,
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
