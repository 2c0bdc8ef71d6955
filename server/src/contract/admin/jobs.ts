import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { exportStatus } from '../exports.js';
import { nextCursor } from '../paging.js';
import { count, uuid } from '../values.js';
import { adminListQuery, total } from './adminListQuery.js';

const job = z.object({
  id: z.uuid(),
  deck_id: z.uuid().nullable(),
  deck_title: z.string(),
  owner_id: z.uuid().nullable().describe('null for downloads of public decks'),
  owner_name: z.string(),
  preset: z.string().describe('the id of a shipped preset, or the title of a member’s own preset'),
  status: exportStatus,
  share: z.number().describe('the completed share of the work, 0 to 1'),
  attempts: count,
  error: z.string().nullable(),
  size: z.number().nullable().describe('bytes of the file'),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});

export type Job = z.output<typeof job>;

const idsBody = z.strictObject({ ids: z.array(uuid).min(1).max(500) });
const outcome = z.object({
  done: z.array(z.uuid()),
  failed: z.array(z.object({ id: z.uuid(), detail: z.string() })).describe('with the reason'),
});

export const jobCalls = defineCalls('Administration', {
  adminListJobs: {
    method: 'get',
    path: '/api/admin/jobs',
    summary: 'List the exports of all members, newest first',
    query: adminListQuery(
      { created_at: 'time', deck_title: 'text', owner: 'text', size: 'number' },
      '-created_at',
    ).extend({ status: exportStatus.optional() }),
    response: z.object({ jobs: z.array(job), ...total, ...nextCursor }),
  },
  adminCancelJobs: {
    method: 'post',
    path: '/api/admin/jobs/cancel',
    summary: 'Cancel queued and running exports',
    body: idsBody,
    response: outcome,
  },
  adminRetryJobs: {
    method: 'post',
    path: '/api/admin/jobs/retry',
    summary: 'Repeat failed, cancelled and expired exports',
    body: idsBody,
    response: outcome,
  },
});
