import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor } from './paging.js';
import { count, idParams, search, times, uuid } from './values.js';

const mailsQuery = adminListQuery({ created_at: 'time', recipient: 'text', subject: 'text' }, '-created_at').extend({
  q: search.describe('part of the address or subject'),
});
const imagesQuery = adminListQuery({ created_at: 'time', size: 'number', path: 'text' }, '-created_at').extend({
  q: search.describe('part of the path'),
  owner: uuid.optional(),
  used: z.enum(['yes', 'no']).optional().describe('whether anything that is stored shows the picture'),
});
const imagesBody = z.strictObject({ paths: z.array(z.string().min(1).max(500)).min(1).max(500) });
const removalQuery = z.object({ path: z.string().min(1).max(500).describe('inside the bucket') });

const mailHead = z.object({ id: z.uuid(), recipient: z.string(), subject: z.string(), created_at: z.string() });
const mail = mailHead.extend({ text: z.string(), html: z.string(), headers: z.record(z.string(), z.string()) });
const mails = z.object({ mails: z.array(mailHead), ...total, ...nextCursor });
const oneMail = z.object({ mail });

export type MailHead = z.output<typeof mailHead>;
export type Mail = z.output<typeof mail>;

const image = z.object({
  id: z.uuid(),
  path: z.string(),
  url: z.string(),
  owner_id: z.uuid().nullable(),
  owner_name: z.string().nullable(),
  size: count.describe('bytes'),
  content_type: z.string(),
  width: count.nullable(),
  height: count.nullable(),
  use_count: count.describe(
    'places that name it: texts, decks, drafts, kept versions, designs, profiles and others; 0 for an orphan',
  ),
  ...times,
});
export type UploadedImage = z.output<typeof image>;

const images = z.object({
  images: z.array(image),
  total: z.object({ count, bytes: z.number() }),
  found: count.describe('pictures on all pages of this list'),
  ...nextCursor,
});

const stats = z.object({
  stats: z.object({
    members: z.object({ total: count, last_30_days: count, admins: count }),
    decks: z.object({
      total: count,
      draft: count,
      published: count,
      'early-access': count,
      unlisted: count,
      in_bin: count,
      last_30_days: count,
    }),
    cards: count,
    templates: z.object({ official: count, user: count }),
    color_schemes: z.object({ global: count, user: count }),
    worlds: count,
    banners: count,
    waitlist: z.object({ waiting: count, invited: count, joined: count }),
    newsletter: z.object({ pending: count, confirmed: count, unsubscribed: count }),
    exports: z.object({ waiting: count, done: count, failed: count }),
    mails: count,
    uploads: z.object({ count, bytes: z.number() }),
  }),
});

export const adminCalls = defineCalls('Administration', {
  adminListMails: {
    method: 'get',
    path: '/api/admin/mails',
    summary: 'List e-mails stored because no mail server is set, newest first',
    query: mailsQuery,
    response: mails,
  },
  adminReadMail: {
    method: 'get',
    path: '/api/admin/mails/{id}',
    summary: 'Get a stored e-mail',
    params: idParams,
    response: oneMail,
  },
  adminListImages: {
    method: 'get',
    path: '/api/admin/images',
    summary: 'List uploaded pictures in the embedded storage, newest first',
    query: imagesQuery,
    response: images,
  },
  adminDeleteImage: {
    method: 'delete',
    path: '/api/admin/images',
    summary: 'Delete an inappropriate picture',
    query: removalQuery,
    status: 204,
    problems: [404],
  },
  adminDeleteImages: {
    method: 'post',
    path: '/api/admin/images/delete',
    summary: 'Delete pictures',
    body: imagesBody,
    response: z.object({ deleted: count }),
  },
  adminReadStats: {
    method: 'get',
    path: '/api/admin/stats',
    summary: 'Get statistics',
    response: stats,
  },
});
