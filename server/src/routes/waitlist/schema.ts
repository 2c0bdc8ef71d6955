import { z } from 'zod';
import { emailAddress } from '../../api/emailAddress.js';
import { nextCursor, pageQueryBy } from '../../api/paging.js';
import { WAITLIST_STATUSES } from '../../queries/waitlist.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());
const status = z.enum(WAITLIST_STATUSES);

export const idParams = z.object({ id: uuid });

export const joinBody = z.object({
  email: emailAddress,
  name: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u, 'expected one line of text')
    .default(''),
  reason: z.string().trim().max(2_000).default(''),
});

export const placeQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the mail') });

export const adminQuery = pageQueryBy('number').extend({
  status: status.optional(),
  q: z.string().trim().min(1).max(200).optional().describe('part of the address or the name'),
});

export const statusBody = z.strictObject({ status });

/** How many mails one call sends. */
const MOST = 50;
export const inviteBody = z.union([
  z.strictObject({ ids: z.array(uuid).min(1).max(MOST) }),
  z.strictObject({ count: z.number().int().min(1).max(MOST).describe('the first who wait') }),
]);

const count = z.number().int();
const place = z.strictObject({ status, position: count.nullable(), waiting: count });
const entry = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  reason: z.string(),
  status,
  position: count.nullable().describe('place in the line from 1'),
  invited_at: z.string().nullable(),
  joined_at: z.string().nullable(),
  created_at: z.string(),
});

export const received = z.strictObject({ status: z.literal('received') });
export const onePlace = z.strictObject({ place });
export const oneEntry = z.strictObject({ entry });
export const entries = z.strictObject({ entries: z.array(entry), waiting: count, ...nextCursor });
export const invited = z.strictObject({
  entries: z.array(entry),
  failed: z.array(z.strictObject({ id: z.uuid(), detail: z.string() })),
});
