import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';

export const idParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) });
export const slugParams = z.object({ slug: z.string().min(1).max(200) });

export const publicQuery = pageQueryBy('time', 'id').extend({ tag: z.string().min(1).max(50).optional() });
export const adminQuery = pageQueryBy('time', 'id').extend({ q: z.string().trim().min(1).max(200).optional() });

const fields = {
  title: z.string().trim().min(1).max(200),
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens')
    .optional(),
  body: z.string().max(100_000).optional().describe('Markdown'),
  tags: z.array(z.string().trim().min(1).max(50)).max(20).optional(),
  published_at: z.iso.datetime({ offset: true }).nullable().optional().describe('null for a draft'),
};
export const updateBody = z.strictObject(fields);
export const updatePatch = updateBody.partial();

const update = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  body: z.string().describe('Markdown'),
  tags: z.array(z.string()),
  published_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const oneUpdate = z.strictObject({ update });
export const updates = z.strictObject({ updates: z.array(update), ...nextCursor });
