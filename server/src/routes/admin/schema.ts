import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());
const search = z.string().trim().min(1).max(200).optional();

export const idParams = z.object({ id: uuid });
export const mailsQuery = pageQueryBy('time', 'id').extend({ q: search.describe('part of address or subject') });
export const imagesQuery = pageQueryBy('time', 'id').extend({
  q: search.describe('part of the path'),
  owner: uuid.optional(),
});
export const removalQuery = z.object({ path: z.string().min(1).max(500).describe('inside the bucket') });

const mailHead = { id: z.uuid(), recipient: z.string(), subject: z.string(), created_at: z.string() };
export const mails = z.strictObject({ mails: z.array(z.strictObject(mailHead)), ...nextCursor });
export const oneMail = z.strictObject({
  mail: z.strictObject({
    ...mailHead,
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
});

const count = z.number().int();
const image = z.strictObject({
  id: z.uuid(),
  path: z.string(),
  url: z.string(),
  owner_id: z.uuid().nullable(),
  owner_name: z.string().nullable(),
  size: count.describe('bytes'),
  content_type: z.string(),
  width: count.nullable(),
  height: count.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export const images = z.strictObject({
  images: z.array(image),
  total: z.strictObject({ count, bytes: z.number() }),
  ...nextCursor,
});

export const stats = z.strictObject({
  stats: z.strictObject({
    members: z.strictObject({ total: count, last_30_days: count, admins: count }),
    decks: z.strictObject({
      total: count,
      draft: count,
      published: count,
      'early-access': count,
      unlisted: count,
      in_bin: count,
      last_30_days: count,
    }),
    cards: count,
    templates: z.strictObject({ official: count, user: count }),
    color_schemes: z.strictObject({ global: count, user: count }),
    worlds: count,
    banners: count,
    waitlist: z.strictObject({ waiting: count, invited: count, joined: count }),
    newsletter: z.strictObject({ pending: count, confirmed: count, unsubscribed: count }),
    exports: z.strictObject({ waiting: count, done: count, failed: count }),
    mails: count,
    uploads: z.strictObject({ count, bytes: z.number() }),
  }),
});
