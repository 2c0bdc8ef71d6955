import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { nextCursor } from '../paging.js';
import { uuid } from '../values.js';
import { adminListQuery, total } from './adminListQuery.js';

const action = z.object({
  id: z.uuid(),
  created_at: z.string(),
  actor_id: z.uuid().nullable().describe('null for the command line and for members who have left'),
  actor_name: z.string(),
  action: z.string().describe('the name of the call, such as adminSetRoles'),
  sentence: z.string().describe('what was done, such as "Replace the roles of a member"'),
  subject: z.string().describe('the name of what was changed; may be empty'),
  subject_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export type AdminAction = z.output<typeof action>;

export const adminActionCalls = defineCalls('Administration', {
  adminListActions: {
    method: 'get',
    path: '/api/admin/actions',
    summary: 'List what admins have done, newest first',
    query: adminListQuery({ created_at: 'time', actor: 'text', action: 'text' }, '-created_at').extend({
      actor: uuid.optional().describe('only what this member did'),
      action: z.string().max(100).optional().describe('only this kind of action'),
    }),
    response: z.object({ actions: z.array(action), ...total, ...nextCursor }),
  },
});
