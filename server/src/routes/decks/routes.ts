import { z } from 'zod';
import { STRANGER } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { toPage } from '../../api/paging.js';
import { notFound } from '../../errors.js';
import { createDeck } from '../../commands/decks/createDeck.js';
import { deleteDeck, eraseDeck, restoreDeck } from '../../commands/decks/deleteDeck.js';
import { duplicateDeck } from '../../commands/decks/duplicateDeck.js';
import { saveDeck } from '../../commands/decks/saveDeck.js';
import { tellDeck } from '../../commands/decks/tellDeck.js';
import { canReadDeck } from '../../policies/decks.js';
import { presentDeck } from '../../presenters/deck.js';
import { presentListedDeck, presentPublicListedDeck } from '../../presenters/deckList.js';
import { listDecks, listPublicDecks } from '../../queries/decks/listDecks.js';
import { readDeckOfCard, readDeckOfCategory } from '../../queries/decks/readDeck.js';
import {
  deckBody,
  deckPatchBody,
  deckQuery,
  idParams,
  ownDeck,
  ownDecks,
  ownDecksQuery,
  publicDeck,
  publicDecks,
  publicDecksQuery,
  savedDeck,
} from './schema.js';

const tag = 'Decks';

const list = defineRoute({
  method: 'get',
  path: '/api/decks',
  name: 'listDecks',
  tag,
  summary: 'Own decks',
  access: 'member',
  query: ownDecksQuery,
  response: ownDecks,
  async handle({ caller, query, services }) {
    const { limit, cursor, include, q, ...filter } = query;
    const found = await listDecks(
      services.database.knex,
      { ...filter, search: q, userId: caller.id },
      { limit: limit + 1, ...(cursor && { after: cursor }), withCover: include.has('cover') },
    );
    const { entries, next_cursor } = toPage(found, limit, ({ sort_key }) => sort_key);
    return { decks: entries.map(presentListedDeck), next_cursor };
  },
});

const listAll = defineRoute({
  method: 'get',
  path: '/api/admin/decks',
  name: 'listAllDecks',
  tag: 'Admin',
  summary: 'Decks of everybody',
  access: 'admin',
  query: ownDecksQuery,
  response: ownDecks,
  async handle({ query, services }) {
    const { limit, cursor, include, q, ...filter } = query;
    const found = await listDecks(
      services.database.knex,
      { ...filter, search: q, userId: undefined },
      { limit: limit + 1, ...(cursor && { after: cursor }), withCover: include.has('cover') },
    );
    const { entries, next_cursor } = toPage(found, limit, ({ sort_key }) => sort_key);
    return { decks: entries.map(presentListedDeck), next_cursor };
  },
});

const listPublic = defineRoute({
  method: 'get',
  path: '/api/decks/public',
  name: 'listPublicDecks',
  tag,
  summary: 'Published and early-access decks, those with an illustration first',
  access: 'public',
  query: publicDecksQuery,
  response: publicDecks,
  async handle({ query, services }) {
    const { limit, cursor, include, q, ...filter } = query;
    const found = await listPublicDecks(
      services.database.knex,
      { ...filter, ...(q !== undefined && { search: q }) },
      { limit: limit + 1, ...(cursor && { after: cursor }), withCover: include.has('cover') },
    );
    const { entries, next_cursor } = toPage(found, limit, ({ sort_key }) => sort_key);
    return { decks: entries.map(presentPublicListedDeck), next_cursor };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/decks',
  name: 'createDeck',
  tag,
  summary: 'A new deck, with everything in it',
  access: 'member',
  body: deckBody,
  status: 201,
  response: savedDeck,
  async handle({ caller, body, services }) {
    const { tree, ids } = await createDeck(services, body, { userId: caller.id, unknownReferences: 'refuse' });
    return { deck: presentDeck(tree), ids };
  },
});

const importDeck = defineRoute({
  method: 'post',
  path: '/api/decks/import',
  name: 'importDeck',
  tag,
  summary: 'A deck from a deck file',
  description:
    'Takes what any export wrote, older schema versions included. An id that is no UUID is dropped, empty template ids are stored as null, and designs that do not exist here are left out and named in `warnings`.',
  access: 'member',
  body: deckBody,
  status: 201,
  response: z.strictObject({
    deck_id: z.uuid(),
    ids: z.record(z.string(), z.uuid()),
    warnings: z.array(z.object({ path: z.string(), message: z.string(), fix: z.string().optional() })),
  }),
  async handle({ caller, body, services }) {
    const { tree, ids, warnings } = await createDeck(services, body, {
      userId: caller.id,
      unknownReferences: 'leave-out',
    });
    return { deck_id: tree.deck.id, ids: { ...ids }, warnings: [...warnings] };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/decks/{id}',
  name: 'readDeck',
  tag,
  summary: 'An own deck, or a public one',
  access: 'member',
  params: idParams,
  query: deckQuery,
  response: z.strictObject({ deck: z.union([ownDeck, publicDeck]) }),
  handle: ({ caller, params, query, services }) => tellDeck(services, caller, params.id, query.include),
});

const readPublic = defineRoute({
  method: 'get',
  path: '/api/decks/public/{id}',
  name: 'readPublicDeck',
  tag,
  summary: 'A public deck with its cards and what they are drawn with',
  access: 'public',
  params: idParams,
  response: z.strictObject({ deck: publicDeck }),
  handle: ({ params, services }) => tellDeck(services, STRANGER, params.id, new Set(['categories.cards', 'designs'])),
});

const update = defineRoute({
  method: 'patch',
  path: '/api/decks/{id}',
  name: 'updateDeck',
  tag,
  summary: 'Save a deck',
  description:
    'Only the given fields change. With `categories` everything in the deck becomes what is sent: rows with an id are updated, without one created, absent ones deleted, in one transaction. With a `version` that is no longer the current one nothing is saved (409).',
  access: 'member',
  params: idParams,
  body: deckPatchBody,
  response: savedDeck,
  problems: [409],
  async handle({ caller, params, body, services }) {
    const { tree, ids } = await saveDeck(services, caller, params.id, body);
    return { deck: presentDeck(tree), ids };
  },
});

const duplicate = defineRoute({
  method: 'post',
  path: '/api/decks/{id}/duplicate',
  name: 'duplicateDeck',
  tag,
  summary: 'A draft copy of an own or a public deck',
  access: 'member',
  params: idParams,
  status: 201,
  response: z.strictObject({ deck_id: z.uuid() }),
  async handle({ caller, params, services }) {
    return { deck_id: await duplicateDeck(services, caller, params.id) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/decks/{id}',
  name: 'deleteDeck',
  tag,
  summary: 'Move a deck to the bin for 30 days; with `erase`, out of the bin for good',
  access: 'member',
  params: idParams,
  query: z.object({ erase: z.stringbool().default(false) }),
  status: 204,
  async handle({ caller, params, query, services }) {
    await (query.erase ? eraseDeck : deleteDeck)(services, caller, params.id);
  },
});

const restore = defineRoute({
  method: 'post',
  path: '/api/decks/{id}/restore',
  name: 'restoreDeck',
  tag,
  summary: 'Bring a deck back from the bin',
  access: 'member',
  params: idParams,
  status: 204,
  async handle({ caller, params, services }) {
    await restoreDeck(services, caller, params.id);
  },
});

const readCard = defineRoute({
  method: 'get',
  path: '/api/cards/{id}',
  name: 'readCard',
  tag,
  summary: 'Where a card is',
  access: 'member',
  params: idParams,
  response: z.strictObject({ category_id: z.uuid(), deck_id: z.uuid() }),
  async handle({ caller, params, services }) {
    const found = await readDeckOfCard(services.database.knex, params.id);
    if (found === undefined || !canReadDeck(caller, found)) throw notFound('Card');
    return { category_id: found.category_id, deck_id: found.id };
  },
});

const readCategory = defineRoute({
  method: 'get',
  path: '/api/categories/{id}',
  name: 'readCategory',
  tag,
  summary: 'Where a category is',
  access: 'member',
  params: idParams,
  response: z.strictObject({ deck_id: z.uuid() }),
  async handle({ caller, params, services }) {
    const found = await readDeckOfCategory(services.database.knex, params.id);
    if (found === undefined || !canReadDeck(caller, found)) throw notFound('Category');
    return { deck_id: found.id };
  },
});

export const deckRoutes: readonly Route[] = [
  list,
  listAll,
  listPublic,
  create,
  importDeck,
  read,
  readPublic,
  update,
  duplicate,
  remove,
  restore,
  readCard,
  readCategory,
];
