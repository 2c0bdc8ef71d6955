import { PRODUCTS } from '@cardwright/renderer/imposition';
import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { count } from '../values.js';

const day = z.object({
  day: z.string().describe('such as 2026-11-22, in UTC'),
  members: count.describe('who joined'),
  decks: count.describe('that were created'),
  exports: count.describe('with a file'),
  failed: count.describe('exports that failed'),
  products: z.record(z.enum(PRODUCTS), count).describe('the exports with a file by what they make'),
  requests: z.number(),
  errors: z.number().describe('answers that were the server’s fault'),
  stored: z.number().nullable().describe('bytes of pictures and export files; null if not measured'),
  longest_wait: z.number().describe('seconds that an export has waited at most'),
});

const overview = z.object({
  days: z.array(day).describe('oldest first; the last one is today'),
  worlds: z.array(z.object({ id: z.uuid(), name: z.string(), decks: count })),
  queue: z.object({ queued: count, running: count, oldest_seconds: z.number() }),
  disk: z.object({ free: z.number(), size: z.number() }).nullable().describe('bytes; null if the system does not say'),
  reports: count.describe('open reports of decks'),
});

export const overviewCalls = defineCalls('Administration', {
  adminReadOverview: {
    method: 'get',
    path: '/api/admin/overview',
    summary: 'Get the figures of the last days',
    query: z.object({ days: z.coerce.number<number>().int().min(7).max(366).default(30) }),
    response: overview,
  },
});
