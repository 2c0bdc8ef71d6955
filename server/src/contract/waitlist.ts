import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { nextCursor } from './paging.js';
import { count, emailAddress, idParams, line, search, uuid } from './values.js';

const status = z.enum(['waiting', 'invited', 'joined']);

export type WaitlistStatus = z.output<typeof status>;

const joinBody = z.object({
  email: emailAddress,
  name: line.max(100).default(''),
  reason: z.string().trim().max(2_000).default(''),
});

const placeQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the e-mail') });

const adminQuery = adminListQuery(
  { number: 'number', email: 'text', name: 'text', created_at: 'time' },
  'number',
).extend({
  status: status.optional(),
  q: search.describe('part of the address or name'),
});

const statusBody = z.strictObject({ status });

/** The maximum number of e-mails per call. */
const MOST = 50;
const inviteBody = z.union([
  z.strictObject({ ids: z.array(uuid).min(1).max(MOST) }),
  z.strictObject({
    count: z.number().int().min(1).max(MOST).describe('the number of people to invite from the front of the line'),
  }),
]);

const place = z.object({ status, position: count.nullable(), waiting: count });
const entry = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  reason: z.string(),
  status,
  position: count.nullable().describe('place in line, from 1'),
  invited_at: z.string().nullable(),
  joined_at: z.string().nullable(),
  created_at: z.string(),
});

export type Place = z.output<typeof place>;
export type WaitlistEntry = z.output<typeof entry>;

const received = z.object({ status: z.literal('received') });
const onePlace = z.object({ place });
const oneEntry = z.object({ entry });
const entries = z.object({ entries: z.array(entry), waiting: count, ...total, ...nextCursor });
const invited = z.object({
  entries: z.array(entry),
  failed: z.array(z.object({ id: z.uuid(), detail: z.string() })),
});

export const waitlistCalls = defineCalls('Waitlist', {
  joinWaitlist: {
    method: 'post',
    path: '/api/waitlist',
    summary: 'Join the waitlist; the response is the same for every address, and the details come by e-mail',
    body: joinBody,
    status: 202,
    response: received,
  },
  readWaitlistPlace: {
    method: 'get',
    path: '/api/waitlist/place',
    summary: 'Get a place in line by the link in the e-mail',
    query: placeQuery,
    response: onePlace,
  },
  readMyWaitlistPlace: {
    method: 'get',
    path: '/api/waitlist/me',
    summary: 'Get your place in line',
    response: onePlace,
    problems: [404],
  },
  adminListWaitlist: {
    method: 'get',
    path: '/api/admin/waitlist',
    summary: 'List the waitlist in order',
    query: adminQuery,
    response: entries,
  },
  adminSetWaitlistStatus: {
    method: 'patch',
    path: '/api/admin/waitlist/{id}',
    summary: 'Set a status manually, without an e-mail',
    params: idParams,
    body: statusBody,
    response: oneEntry,
  },
  adminInviteWaiting: {
    method: 'post',
    path: '/api/admin/waitlist/invite',
    summary: 'Invite entries, or the first people in line, by e-mail',
    body: inviteBody,
    response: invited,
  },
  adminDeleteWaitlistEntry: {
    method: 'delete',
    path: '/api/admin/waitlist/{id}',
    summary: 'Remove an address from the waitlist',
    params: idParams,
    status: 204,
  },
});
