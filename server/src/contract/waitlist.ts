import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, emailAddress, idParams, line, search, uuid } from './values.js';

const status = z.enum(['waiting', 'invited', 'joined']);

export type WaitlistStatus = z.output<typeof status>;

const joinBody = z.object({
  email: emailAddress,
  name: line.max(100).default(''),
  reason: z.string().trim().max(2_000).default(''),
});

const placeQuery = z.object({ token: z.string().min(16).max(100).describe('from the link in the mail') });

const adminQuery = pageQueryBy('number').extend({
  status: status.optional(),
  q: search.describe('part of the address or the name'),
});

const statusBody = z.strictObject({ status });

/** How many mails one call sends. */
const MOST = 50;
const inviteBody = z.union([
  z.strictObject({ ids: z.array(uuid).min(1).max(MOST) }),
  z.strictObject({ count: z.number().int().min(1).max(MOST).describe('the first who wait') }),
]);

const place = z.object({ status, position: count.nullable(), waiting: count });
const entry = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  reason: z.string(),
  status,
  position: count.nullable().describe('place in the line from 1'),
  invited_at: z.string().nullable(),
  joined_at: z.string().nullable(),
  created_at: z.string(),
});

export type Place = z.output<typeof place>;
export type WaitlistEntry = z.output<typeof entry>;

const received = z.object({ status: z.literal('received') });
const onePlace = z.object({ place });
const oneEntry = z.object({ entry });
const entries = z.object({ entries: z.array(entry), waiting: count, ...nextCursor });
const invited = z.object({
  entries: z.array(entry),
  failed: z.array(z.object({ id: z.uuid(), detail: z.string() })),
});

export const waitlistCalls = defineCalls('Waitlist', {
  joinWaitlist: {
    method: 'post',
    path: '/api/waitlist',
    summary: 'Ask for a place; the answer is the same for every address, and the rest comes by mail',
    body: joinBody,
    status: 202,
    response: received,
  },
  readWaitlistPlace: {
    method: 'get',
    path: '/api/waitlist/place',
    summary: "One's place in the line, by the link in the mail",
    query: placeQuery,
    response: onePlace,
  },
  readMyWaitlistPlace: {
    method: 'get',
    path: '/api/waitlist/me',
    summary: 'The place of the address that one is signed in with',
    response: onePlace,
  },
  adminListWaitlist: {
    method: 'get',
    path: '/api/admin/waitlist',
    summary: 'The line, in order',
    query: adminQuery,
    response: entries,
  },
  adminSetWaitlistStatus: {
    method: 'patch',
    path: '/api/admin/waitlist/{id}',
    summary: 'Set a status by hand, without a mail',
    params: idParams,
    body: statusBody,
    response: oneEntry,
  },
  adminInviteWaiting: {
    method: 'post',
    path: '/api/admin/waitlist/invite',
    summary: 'Invite by mail: some, or the first who wait',
    body: inviteBody,
    response: invited,
  },
  adminDeleteWaitlistEntry: {
    method: 'delete',
    path: '/api/admin/waitlist/{id}',
    summary: 'Take an address off the list',
    params: idParams,
    status: 204,
  },
});
