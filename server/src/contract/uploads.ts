import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { times } from './values.js';

const upload = z.object({
  id: z.string().describe('the file name without its extension'),
  path: z.string().describe('inside the bucket'),
  url: z.string(),
  size: z.number().describe('bytes'),
  content_type: z.string(),
  width: z.number().nullable().describe('pixels; null if hosted storage does not know'),
  height: z.number().nullable(),
  ...times,
});

export type Upload = z.output<typeof upload>;

const listQuery = pageQueryBy('number', 'text');

const uploads = z.object({
  uploads: z.array(upload),
  ...nextCursor,
  quota: z.object({ used: z.number(), limit: z.number() }).describe('bytes'),
});

/** Names of files, which clients choose. */
const uploadParams = z.object({ id: z.guid() });

const urlQuery = z.object({ url: z.string().max(2_000).describe('the public URL of one of your pictures') });

export const uploadCalls = defineCalls('Uploads', {
  listUploads: {
    method: 'get',
    path: '/api/uploads',
    summary: 'List your pictures, newest first',
    query: listQuery,
    response: uploads,
  },
  deleteUpload: {
    method: 'delete',
    path: '/api/uploads/{id}',
    summary: 'Delete your picture',
    params: uploadParams,
    status: 204,
  },
  deleteUploadByUrl: {
    method: 'delete',
    path: '/api/uploads',
    summary: 'Delete your picture by its public URL, unless a deck or an earlier version of one shows it',
    query: urlQuery,
    status: 204,
    problems: [404, 409],
  },
});
