import { shortCodeOf } from '@cardwright/renderer';
import { aDeck, type StoredDeck } from '../../../../testing/aDeck.js';
import { NOBODY, OWNER_AND_ADMIN, PLAIN, withBody, type AccessCase, type AccessCases } from '../AccessCase.js';
import type { Things } from '../Things.js';

/** Only the owner and admins may use a draft; everyone may read a published deck. */
const DRAFT = { of: 'a draft', only: OWNER_AND_ADMIN };
const PUBLISHED = { of: 'a published deck' };

async function draft(things: Things, body?: unknown) {
  return { params: { id: (await things.deck()).id }, body };
}

async function published(things: Things, body?: unknown) {
  return { params: { id: (await things.publishedDeck()).id }, body };
}

function codeOfCard({ categories: [category] }: StoredDeck): string {
  return shortCodeOf(category?.cards[0]?.id) ?? '';
}

/** For routes that only those who may change a deck may use. Callers who may read it get a reason for the refusal. */
function changing(body?: unknown): readonly AccessCase[] {
  return [
    { ...DRAFT, request: (things) => draft(things, body) },
    {
      ...PUBLISHED,
      only: OWNER_AND_ADMIN,
      others: 'forbidden',
      request: (things) => published(things, body),
    },
  ];
}

function reading(body?: unknown): readonly AccessCase[] {
  return [
    { ...DRAFT, request: (things) => draft(things, body) },
    { ...PUBLISHED, request: (things) => published(things, body) },
    {
      of: 'a deck in the bin',
      only: NOBODY,
      request: async (things) => ({ params: { id: (await things.binnedDeck()).id }, body }),
    },
  ];
}

function partOf(part: 'category' | 'card'): readonly AccessCase[] {
  const idOf = ({ categories: [category] }: { categories: { id: string; cards: { id: string }[] }[] }): string =>
    (part === 'card' ? category?.cards[0]?.id : category?.id) ?? '';
  return [
    { ...DRAFT, request: async (things) => ({ params: { id: idOf(await things.deck()) } }) },
    { ...PUBLISHED, request: async (things) => ({ params: { id: idOf(await things.publishedDeck()) } }) },
  ];
}

/** Pictures show only what everyone may see; owners, too, see their drafts only in the studio. */
function drawing(side?: string): readonly AccessCase[] {
  const request = ({ id, categories: [category] }: StoredDeck) => ({
    params: { id, ...(side !== undefined && { side, card_id: category?.cards[0]?.id ?? '' }) },
    query: { width: '320' },
  });
  return [
    { ...PUBLISHED, request: async (things) => request(await things.publishedDeck()) },
    { of: 'a draft', only: NOBODY, request: async (things) => request(await things.deck()) },
    { of: 'a deck in the bin', only: NOBODY, request: async (things) => request(await things.binnedDeck()) },
  ];
}

export const deckCases: AccessCases = {
  listDecks: PLAIN,
  listAllDecks: PLAIN,
  listPublicDecks: PLAIN,
  readShelves: PLAIN,
  readFacets: PLAIN,
  surprise: [
    {
      request: async (things) => {
        await things.publishedDeck();
        return {};
      },
    },
  ],
  createDeck: withBody(aDeck()),
  importDeck: withBody(aDeck()),
  // Refused for the address, which only those who are let in can learn.
  fetchTable: [{ unset: 422, request: () => ({ body: { url: 'http://127.0.0.1:9/cards.csv' } }) }],
  readDeck: reading(),
  readPublicDeck: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readCover: drawing(),
  readCardPicture: drawing('back'),
  readCardJpeg: drawing('back'),
  readSimulatedGame: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readSimulatedDeck: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readSimulatedCards: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readPlayedDeck: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readPlayManifest: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  readSocialPicture: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  reportDeck: [
    { ...PUBLISHED, request: (things) => published(things, { reason: 'spam' }) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things, { reason: 'spam' }) },
  ],
  countVisit: [
    { ...PUBLISHED, request: (things) => published(things, { what: 'view' }) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things, { what: 'view' }) },
  ],
  readVisits: changing(),
  readCardPage: [
    { ...PUBLISHED, request: async (things) => ({ params: { code: codeOfCard(await things.publishedDeck()) } }) },
    { of: 'a draft', only: NOBODY, request: async (things) => ({ params: { code: codeOfCard(await things.deck()) } }) },
  ],
  readDeckChanges: [
    { ...PUBLISHED, request: (things) => published(things) },
    { of: 'a draft', only: NOBODY, request: (things) => draft(things) },
  ],
  adminListReports: PLAIN,
  adminDeleteReport: [
    {
      request: async (things) => {
        const { id } = await things.publishedDeck();
        await things.server.stranger.post(`/api/decks/public/${id}/report`, { reason: 'spam' });
        return { params: { id: await things.find('/api/admin/reports', 'reports') } };
      },
    },
  ],
  updateDeck: changing({ copyright_info: '©' }),
  duplicateDeck: reading(),
  deleteDeck: [
    ...changing(),
    {
      of: 'a deck in the bin, for good',
      only: OWNER_AND_ADMIN,
      request: async (things) => ({ params: { id: (await things.binnedDeck()).id }, query: { erase: 'true' } }),
    },
  ],
  restoreDeck: [
    { only: OWNER_AND_ADMIN, request: async (things) => ({ params: { id: (await things.binnedDeck()).id } }) },
  ],
  listVersions: changing(),
  readVersion: [
    {
      ...DRAFT,
      request: async (things) => {
        const { id } = await things.deck();
        await things.clientOf('owner').patch(`/api/decks/${id}`, { copyright_info: '©' });
        return { params: { id, version: '1' } };
      },
    },
  ],
  readDraft: changing(),
  keepDraft: changing({ version: 1, deck: aDeck() }),
  forgetDraft: changing(),
  readCard: partOf('card'),
  readCategory: partOf('category'),
  translateDeck: changing({ language: 'fr' }).map((each) => ({ ...each, unset: 501 })),
};
