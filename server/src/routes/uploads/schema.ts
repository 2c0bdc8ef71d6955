import { z } from 'zod';
import { pageQueryBy } from '../../api/paging.js';

const upload = z.object({
  id: z.string().describe('the name of the file, without its extension'),
  path: z.string().describe('inside the bucket'),
  url: z.string(),
  size: z.number().describe('bytes'),
  content_type: z.string(),
  width: z.number().nullable().describe('pixels; null where hosted storage does not tell'),
  height: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const listQuery = pageQueryBy('number', 'text');

export const uploads = z.object({
  uploads: z.array(upload),
  next_cursor: z.string().nullable(),
  quota: z.object({ used: z.number(), limit: z.number() }).describe('bytes'),
});

export const uploadParams = z.object({ id: z.uuid() });

export const urlQuery = z.object({ url: z.string().max(2_000).describe('public URL of one of your pictures') });
