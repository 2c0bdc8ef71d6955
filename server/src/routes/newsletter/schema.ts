import { z } from 'zod';
import { emailAddress } from '../../api/emailAddress.js';
import { nextCursor, pageQueryBy } from '../../api/paging.js';
import { SUBSCRIBER_STATUSES } from '../../queries/newsletter.js';

export const idParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) });
export const subscribeBody = z.object({ email: emailAddress });
export const tokenQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the mail') });

const status = z.enum(SUBSCRIBER_STATUSES);
export const subscribersQuery = pageQueryBy('time', 'id').extend({
  status: status.optional(),
  q: z.string().trim().min(1).max(200).optional().describe('part of the address'),
});
export const issuesQuery = pageQueryBy('time', 'id');

export const issueBody = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, 'expected one line of text'),
  body: z.string().max(200_000).default('').describe('Markdown'),
});
export const issuePatch = z.strictObject({
  subject: issueBody.shape.subject.optional(),
  body: z.string().max(200_000).optional(),
});
export const sendBody = z.strictObject({
  limit: z.number().int().min(1).max(500).default(100).describe('mails of this call; call again for the rest'),
  retry_failed: z.boolean().default(false).describe('those first that the mail server refused'),
});

const count = z.number().int();
const subscriber = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  status,
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
  created_at: z.string(),
});
const issue = z.strictObject({
  id: z.uuid(),
  subject: z.string(),
  body: z.string().describe('Markdown'),
  status: z.enum(['draft', 'sending', 'sent']),
  started_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  sent: count,
  failed: count,
  unknown: count.describe('on their way, or the server ended in between'),
});

export const received = z.strictObject({ status: z.literal('received') });
export const subscribers = z.strictObject({
  subscribers: z.array(subscriber),
  counts: z.strictObject({ pending: count, confirmed: count, unsubscribed: count }),
  ...nextCursor,
});
export const oneIssue = z.strictObject({ issue });
export const issues = z.strictObject({ issues: z.array(issue), ...nextCursor });
export const preview = z.strictObject({ subject: z.string(), text: z.string(), html: z.string() });
export const sending = z.strictObject({ issue, remaining: count });
