import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, idParams } from './values.js';

const day = z.object({ day: z.string().describe('a date in UTC'), views: count, plays: count });

export type VisitedDay = z.output<typeof day>;

export const deckVisitCalls = defineCalls('Deck visits', {
  countVisit: {
    method: 'post',
    path: '/api/decks/public/{id}/visits',
    summary: 'Count a view or a play of a public deck',
    description:
      'Only sums by day are kept. The same browser counts once a day, as far as this can be known without cookies; the owner does not count.',
    params: idParams,
    body: z.strictObject({ what: z.enum(['view', 'play']) }),
    status: 204,
  },
  readVisits: {
    method: 'get',
    path: '/api/decks/{id}/visits',
    summary: 'Get the numbers of views and plays of your deck: in total, and on each of the last 30 days',
    params: idParams,
    response: z.object({ visits: z.object({ views: count, plays: count, days: z.array(day) }) }),
    problems: [403],
  },
});
