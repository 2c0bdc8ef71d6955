import type { Deck } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, document, idParams, version } from './values.js';

const savedDeck = document<Deck>('the whole deck with its categories and cards, as it was saved');
const typedDeck = document<Deck>('the whole deck with its categories and cards, as typed; it may be incomplete');

const listedVersion = z.object({
  version,
  saved_at: z.string(),
  saved_by: z.object({ id: z.uuid(), display_name: z.string() }).nullable(),
  card_count: count,
});
const keptVersion = z.object({ version, saved_at: z.string(), deck: savedDeck });
const keptDraft = z.object({
  draft: z
    .object({
      version: version.describe('the saved version it was begun from'),
      updated_at: z.string(),
      deck: typedDeck,
    })
    .nullable(),
});

export type ListedVersion = z.output<typeof listedVersion>;
export type KeptVersion = z.output<typeof keptVersion>;
export type KeptDraft = z.output<typeof keptDraft>;

const versionParams = idParams.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });

export const deckHistoryCalls = defineCalls('Decks', {
  listVersions: {
    method: 'get',
    path: '/api/decks/{id}/versions',
    summary: 'List the kept versions of a deck, newest first',
    description:
      'Every save keeps a version. Older versions are thinned: of the last day, one every ten minutes is kept; of the last week, one an hour; of two months, one a day; of two years, one a month.',
    params: idParams,
    response: z.object({ versions: z.array(listedVersion) }),
    problems: [403],
  },
  readVersion: {
    method: 'get',
    path: '/api/decks/{id}/versions/{version}',
    summary: 'Get a kept version of a deck; to restore it, save its content',
    params: versionParams,
    response: keptVersion,
    problems: [403],
  },
  readDraft: {
    method: 'get',
    path: '/api/decks/{id}/draft',
    summary: 'Get what you have typed on a deck but not saved',
    params: idParams,
    response: keptDraft,
    problems: [403],
  },
  keepDraft: {
    method: 'put',
    path: '/api/decks/{id}/draft',
    summary: 'Keep what you have typed on a deck, apart from the saved deck',
    description:
      'There is one draft per member and deck. The server keeps it for 90 days and does not check its content.',
    params: idParams,
    body: z.object({ version: version.describe('the saved version it was begun from'), deck: typedDeck }),
    status: 204,
    problems: [403],
  },
  forgetDraft: {
    method: 'delete',
    path: '/api/decks/{id}/draft',
    summary: 'Delete your draft of a deck',
    params: idParams,
    status: 204,
    problems: [403],
  },
});
