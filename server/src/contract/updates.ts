import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { idParams, times } from './values.js';

const slugParams = z.object({ slug: z.string().min(1).max(200) });

const publicQuery = pageQueryBy('time', 'id').extend({ tag: z.string().min(1).max(50).optional() });
const adminQuery = adminListQuery({ updated_at: 'time', title: 'text', published_at: 'time' }, '-updated_at').extend({
  state: z.enum(['draft', 'scheduled', 'published']).optional(),
});

const fields = {
  title: z.string().trim().min(1).max(200),
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.')
    .optional(),
  body: z.string().max(100_000).optional().describe('Markdown'),
  tags: z.array(z.string().trim().min(1).max(50)).max(20).optional(),
  published_at: z.iso.datetime({ offset: true }).nullable().optional().describe('null for a draft'),
};
const updateBody = z.strictObject(fields);
const updatePatch = updateBody.partial();

const update = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  body: z.string().describe('Markdown'),
  tags: z.array(z.string()),
  published_at: z.string().nullable(),
  ...times,
});

export type Update = z.output<typeof update>;

const oneUpdate = z.object({ update });
const updates = z.object({ updates: z.array(update), ...nextCursor });

export const updateCalls = defineCalls('Updates', {
  listUpdates: {
    method: 'get',
    path: '/api/updates',
    summary: 'List changelog entries, newest first',
    query: publicQuery,
    response: updates,
  },
  readUpdatesFeed: {
    method: 'get',
    path: '/api/updates.xml',
    summary: 'The newest changelog entries as an RSS 2.0 feed',
    response: { mediaType: 'application/rss+xml' },
  },
  readUpdate: {
    method: 'get',
    path: '/api/updates/{slug}',
    summary: 'Get a changelog entry',
    params: slugParams,
    response: oneUpdate,
  },
  adminListUpdates: {
    method: 'get',
    path: '/api/admin/updates',
    summary: 'List all entries, including drafts and scheduled ones',
    query: adminQuery,
    response: updates.extend(total),
  },
  adminReadUpdate: {
    method: 'get',
    path: '/api/admin/updates/{id}',
    summary: 'Get an entry, which may be a draft',
    params: idParams,
    response: oneUpdate,
  },
  adminCreateUpdate: {
    method: 'post',
    path: '/api/admin/updates',
    summary: 'Create an entry; without a publication time it is a draft',
    body: updateBody,
    status: 201,
    response: oneUpdate,
    problems: [409],
  },
  adminChangeUpdate: {
    method: 'patch',
    path: '/api/admin/updates/{id}',
    summary: 'Change an entry',
    params: idParams,
    body: updatePatch,
    response: oneUpdate,
    problems: [409],
  },
  adminDeleteUpdate: {
    method: 'delete',
    path: '/api/admin/updates/{id}',
    summary: 'Delete an entry',
    params: idParams,
    status: 204,
  },
});
