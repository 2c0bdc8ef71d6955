import { randomUUID } from 'node:crypto';
import { OWNER, type AccessCase, type AccessCases } from '../AccessCase.js';
import type { Things } from '../Things.js';

/** Opens a table of the owner. */
async function codeOf(things: Things, deckId: string): Promise<string> {
  const answer = await things.clientOf('owner').post('/api/live-tables', { deck_id: deckId });
  return answer.json<{ code: string }>().code;
}

const atTable: AccessCase = {
  request: async (things) => ({
    params: { code: await codeOf(things, (await things.deck()).id) },
    body: { name: 'Sami' },
  }),
};

export const liveTableCases: AccessCases = {
  openLiveTable: [
    { of: 'a public deck', request: async (things) => ({ body: { deck_id: (await things.publishedDeck()).id } }) },
    { of: 'a draft', only: OWNER, request: async (things) => ({ body: { deck_id: (await things.deck()).id } }) },
    {
      of: 'a deck in the bin',
      only: [],
      request: async (things) => ({ body: { deck_id: (await things.binnedDeck()).id } }),
    },
  ],
  readLiveTable: [
    { ...atTable, request: async (things) => ({ params: { code: await codeOf(things, (await things.deck()).id) } }) },
  ],
  joinLiveTable: [atTable],
  readLiveTableCard: [
    {
      of: 'a face that nobody has been told',
      only: [],
      request: async (things) => ({
        params: {
          code: await codeOf(things, (await things.deck()).id),
          face: randomUUID().slice(0, 24),
          side: 'front',
        },
      }),
    },
  ],
};
