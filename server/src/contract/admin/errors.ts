import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { nextCursor } from '../paging.js';
import { count } from '../values.js';
import { adminListQuery, total } from './adminListQuery.js';

const error = z.object({
  id: z.uuid(),
  name: z.string().describe('its kind, such as "TypeError" or "error 23514"'),
  message: z.string().describe('up to the first quotation mark, without addresses, paths, ids and numbers'),
  place: z.string().describe('where in the software; may be empty'),
  route: z.string().describe('the last route, such as "GET /api/decks/{id}", or a task'),
  request_id: z.string().nullable().describe('of the last request, to find it in the log; null for a task'),
  count,
  days: z.record(z.string(), count).describe('how often on each day with errors, in UTC'),
  first_at: z.string(),
  last_at: z.string(),
});

export type ServerError = z.output<typeof error>;

/** How many days "seen" covers. */
export const ERROR_SPANS = { day: 1, week: 7 } as const;

export const adminErrorCalls = defineCalls('Administration', {
  adminListErrors: {
    method: 'get',
    path: '/api/admin/errors',
    summary: 'List the server’s errors by kind, the latest first',
    query: adminListQuery(
      { last_at: 'time', first_at: 'time', count: 'number', name: 'text', route: 'text' },
      '-last_at',
    ).extend({
      seen: z.enum(['day', 'week']).optional().describe('only what happened within a day or a week'),
    }),
    response: z.object({ errors: z.array(error), ...total, ...nextCursor }),
  },
});
