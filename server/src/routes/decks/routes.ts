import { parseDeckFile, type DeckFile, type Parsed } from '@cardwright/renderer';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createDeck } from '../../commands/decks/createDeck.js';
import { deleteDeck, eraseDeck, restoreDeck } from '../../commands/decks/deleteDeck.js';
import { duplicateDeck } from '../../commands/decks/duplicateDeck.js';
import { saveDeck } from '../../commands/decks/saveDeck.js';
import { answerSave } from '../../commands/decks/answerSave.js';
import { deckCalls } from '../../contract/decks.js';
import { presentDeck } from '../../presenters/deck.js';
import { deckListRoutes } from './listRoutes.js';
import { deckReadRoutes } from './readRoutes.js';
import { readDeckPatch } from './readDeckPatch.js';

/** 10,000 cards with long texts in several languages. */
const DECK_BODY_LIMIT = 64 * 1024 * 1024;

/** What an editor or a file sends. */
const deckFile = {
  readBody: (input: unknown): Parsed<DeckFile> => parseDeckFile(input, { keepTemporaryIds: true }),
  bodyLimit: DECK_BODY_LIMIT,
};

const create = defineRoute(deckCalls.createDeck, {
  access: 'member',
  ...deckFile,
  async handle({ caller, body, services }) {
    const { tree, ids } = await createDeck(services, body, { userId: caller.id, unknownReferences: 'refuse' });
    return { deck: presentDeck(tree), ids };
  },
});

const importDeck = defineRoute(deckCalls.importDeck, {
  access: 'member',
  ...deckFile,
  async handle({ caller, body, services }) {
    const { tree, ids, warnings } = await createDeck(services, body, {
      userId: caller.id,
      unknownReferences: 'leave-out',
    });
    return { deck_id: tree.deck.id, ids, warnings };
  },
});

const update = defineRoute(deckCalls.updateDeck, {
  access: 'member',
  readBody: readDeckPatch,
  bodyLimit: DECK_BODY_LIMIT,
  async handle({ caller, params, body, services }) {
    return answerSave(services, await saveDeck(services, caller, params.id, body));
  },
});

const duplicate = defineRoute(deckCalls.duplicateDeck, {
  access: 'member',
  async handle({ caller, params, services }) {
    return { deck_id: await duplicateDeck(services, caller, params.id) };
  },
});

const remove = defineRoute(deckCalls.deleteDeck, {
  access: 'member',
  async handle({ caller, params, query, services }) {
    await (query.erase ? eraseDeck : deleteDeck)(services, caller, params.id);
  },
});

const restore = defineRoute(deckCalls.restoreDeck, {
  access: 'member',
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
