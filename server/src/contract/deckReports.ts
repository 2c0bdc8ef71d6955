import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { emailAddress, idParams, uuid } from './values.js';

const reason = z.enum(['copyright', 'offensive', 'personal-data', 'spam', 'other']);

const reportBody = z.strictObject({
  reason,
  details: z.string().trim().max(2_000).default(''),
  email: emailAddress.optional().describe('for questions about the report'),
});

const report = z.object({
  id: z.uuid(),
  deck_id: z.uuid(),
  deck_title: z.string(),
  reason: z.string(),
  details: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
});

export type DeckReport = z.output<typeof report>;
export type NewDeckReport = z.output<typeof reportBody>;

export const deckReportCalls = defineCalls('Deck reports', {
  reportDeck: {
    method: 'post',
    path: '/api/decks/public/{id}/report',
    summary: 'Report a public deck to the admins',
    params: idParams,
    body: reportBody,
    status: 202,
    response: z.object({ status: z.literal('received') }),
  },
  adminListReports: {
    method: 'get',
    path: '/api/admin/reports',
    summary: 'List reports of decks, newest first',
    query: pageQueryBy('time', 'id').extend({ deck_id: uuid.optional() }),
    response: z.object({ reports: z.array(report), ...nextCursor }),
  },
  adminDeleteReport: {
    method: 'delete',
    path: '/api/admin/reports/{id}',
    summary: 'Delete a report that has been dealt with',
    params: idParams,
    status: 204,
  },
});
