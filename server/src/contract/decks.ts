import { deckFileSchema } from '@cardwright/renderer';
import { z } from 'zod';
import * as requests from './decks/requests.js';
import * as responses from './decks/responses.js';
import { defineCalls } from './defineCalls.js';
import { idParams, uuid } from './values.js';

export type { OwnDecksQuery, PublicDecksQuery } from './decks/requests.js';
export type {
  DeckDesigns,
  Facets,
  ImportWarning,
  OwnHead,
  OwnListedDeck,
  PlayedDeck,
  PublicHead,
  PublicListedDeck,
  SavedDeck,
  ShownCard,
  ShownDeck,
  ShownPublicDeck,
  StoredCard,
  StoredCategory,
  WholeDeck,
} from './decks/responses.js';

export const deckCalls = defineCalls('Decks', {
  createDeck: {
    method: 'post',
    path: '/api/decks',
    summary: 'Create a deck with its content',
    body: deckFileSchema,
    status: 201,
    response: responses.createdDeck,
  },
  importDeck: {
    method: 'post',
    path: '/api/decks/import',
    summary: 'Import a deck file',
    description:
      'Accepts every exported deck file, including older schema versions. An id that is not a UUID is dropped, empty template ids are stored as null, and designs that do not exist here are left out and listed in `warnings`. So are fields that the design does not show, and markup that is printed as it is written; in a large deck, the first cards of each category are checked.',
    body: requests.anyDeckFile,
    status: 201,
    response: responses.importedDeck,
  },
  fetchTable: {
    method: 'post',
    path: '/api/tables/fetch',
    summary: 'Download a table from a public address',
    description:
      'CSV, TSV, XLSX or ODS. Links to Google Sheets that everyone may read, and to files on GitHub and Dropbox, lead to their content. Addresses in private networks are refused, even after redirects. Nothing is stored.',
    body: requests.tableAddress,
    response: responses.fetchedTable,
  },
  updateDeck: {
    method: 'patch',
    path: '/api/decks/{id}',
    summary: 'Save a deck',
    description:
      'Changes only the given fields. With `categories`, the whole content is replaced in one transaction: rows with an id are updated, rows without an id are created, and absent rows are deleted. With `cards`, only these cards change: each replaces the whole card with its id, so a field that is left out gets its default, except that the card keeps its position and its category; the response leaves out `categories`. If `version` is no longer the current one, nothing is saved (409).',
    params: idParams,
    body: requests.deckPatch,
    response: responses.savedDeck,
    problems: [403, 409],
  },
  duplicateDeck: {
    method: 'post',
    path: '/api/decks/{id}/duplicate',
    summary: 'Duplicate your own or a public deck as a draft',
    params: idParams,
    status: 201,
    response: z.object({ deck_id: z.uuid() }),
  },
  deleteDeck: {
    method: 'delete',
    path: '/api/decks/{id}',
    summary: 'Move a deck to the bin for 30 days; with `erase`, delete it from the bin permanently',
    params: idParams,
    query: requests.removalQuery,
    status: 204,
    problems: [403],
  },
  restoreDeck: {
    method: 'post',
    path: '/api/decks/{id}/restore',
    summary: 'Restore a deck from the bin',
    params: idParams,
    status: 204,
    problems: [403],
  },
  listDecks: {
    method: 'get',
    path: '/api/decks',
    summary: 'List your decks',
    query: requests.allDecksQuery,
    response: responses.ownDecks,
  },
  listAllDecks: {
    method: 'get',
    path: '/api/admin/decks',
    summary: 'List the decks of all members',
    query: requests.ownDecksQuery,
    response: responses.ownDecks,
  },
  listPublicDecks: {
    method: 'get',
    path: '/api/decks/public',
    summary: 'List published and early-access decks, those with an illustration first',
    query: requests.publicDecksQuery,
    response: responses.publicDecks,
  },
  readShelves: {
    method: 'get',
    path: '/api/decks/public/shelves',
    summary: 'List the first public decks of every top-level world',
    query: requests.shelvesQuery,
    response: responses.shelves,
  },
  surprise: {
    method: 'get',
    path: '/api/decks/public/surprise',
    summary: 'Get any published or early-access deck that has cards, a different one each time',
    response: z.object({ deck_id: uuid }),
  },
  readFacets: {
    method: 'get',
    path: '/api/decks/public/facets',
    summary: 'Get the tags and languages of the public decks',
    response: responses.facets,
  },
  readDeck: {
    method: 'get',
    path: '/api/decks/{id}',
    summary: 'Get your own or a public deck',
    params: idParams,
    query: requests.deckQuery,
    response: responses.oneDeck,
  },
  readPublicDeck: {
    method: 'get',
    path: '/api/decks/public/{id}',
    summary: 'Get a public deck with its cards and designs',
    params: idParams,
    response: responses.onePublicDeck,
  },
  readPlayedDeck: {
    method: 'get',
    path: '/api/decks/public/{id}/play',
    summary: 'Get what is needed to start playing a public deck: its categories and the ids of its cards',
    params: idParams,
    response: responses.playedDeck,
  },
  readPlayManifest: {
    method: 'get',
    path: '/api/decks/public/{id}/manifest',
    summary: 'The web app manifest with which a public deck is installed',
    params: idParams,
    response: { mediaType: 'application/manifest+json' },
  },
  readCard: {
    method: 'get',
    path: '/api/cards/{id}',
    summary: 'Get the category of a card',
    params: idParams,
    response: z.object({ category_id: z.uuid(), deck_id: z.uuid() }),
  },
  readCategory: {
    method: 'get',
    path: '/api/categories/{id}',
    summary: 'Get the deck of a category',
    params: idParams,
    response: z.object({ deck_id: z.uuid() }),
  },
});
