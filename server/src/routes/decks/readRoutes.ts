import { z } from 'zod';
import { STRANGER } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { tellDeck } from '../../commands/decks/tellDeck.js';
import { notFound } from '../../errors.js';
import { canReadDeck } from '../../policies/decks.js';
import { readDeckOfCard, readDeckOfCategory } from '../../queries/decks/readDeck.js';
import { deckQuery, idParams, ownDeck, publicDeck } from './schema.js';

const tag = 'Decks';

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

export const deckReadRoutes: readonly Route[] = [read, readPublic, readCard, readCategory];
