import { z } from 'zod';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createDeck } from '../../commands/decks/createDeck.js';
import { deleteDeck, eraseDeck, restoreDeck } from '../../commands/decks/deleteDeck.js';
import { duplicateDeck } from '../../commands/decks/duplicateDeck.js';
import { saveDeck } from '../../commands/decks/saveDeck.js';
import { tellSaved } from '../../commands/decks/tellSaved.js';
import { presentDeck } from '../../presenters/deck.js';
import { deckListRoutes } from './listRoutes.js';
import { deckReadRoutes } from './readRoutes.js';
import { deckBody, deckPatchBody, idParams, savedDeck } from './schema.js';

const tag = 'Decks';

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

const update = defineRoute({
  method: 'patch',
  path: '/api/decks/{id}',
  name: 'updateDeck',
  tag,
  summary: 'Save a deck',
  description:
    'Only the given fields change. With `categories` everything in the deck becomes what is sent: rows with an id are updated, without one created, absent ones deleted, in one transaction. With `cards` only these cards change, each in its place, and the answer leaves `categories` out. With a `version` that is no longer the current one nothing is saved (409).',
  access: 'member',
  params: idParams,
  body: deckPatchBody,
  response: savedDeck,
  problems: [409],
  async handle({ caller, params, body, services }) {
    return tellSaved(services, await saveDeck(services, caller, params.id, body));
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

export const deckRoutes: readonly Route[] = [
  ...deckListRoutes,
  ...deckReadRoutes,
  create,
  importDeck,
  update,
  duplicate,
  remove,
  restore,
];
