import { defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import { checkImported } from '../../commands/decks/checkImported.js';
import { createDeck } from '../../commands/decks/createDeck.js';
import { deleteDeck, eraseDeck, restoreDeck } from '../../commands/decks/deleteDeck.js';
import { duplicateDeck } from '../../commands/decks/duplicateDeck.js';
import { saveDeck } from '../../commands/decks/saveDeck.js';
import { answerSave, answerWhole } from '../../commands/decks/answerSave.js';
import { deckCalls } from '../../contract/decks.js';
import { deckBodyLimits } from './deckBodyLimits.js';
import { deckHistoryRoutes } from './historyRoutes.js';
import { deckListRoutes } from './listRoutes.js';
import { deckReadRoutes } from './readRoutes.js';
import { tableRoutes } from './tableRoutes.js';

const create = defineRoute(deckCalls.createDeck, {
  access: 'member',
  readBody: BODY_READERS.deckFile,
  bodyLimits: deckBodyLimits,
  async handle({ caller, body, services }) {
    const { tree, ids } = await createDeck(services, body, { userId: caller.id, faults: 'refuse' });
    return answerWhole(services, { tree, ids });
  },
});

const importDeck = defineRoute(deckCalls.importDeck, {
  access: 'member',
  readBody: BODY_READERS.deckFile,
  bodyLimits: deckBodyLimits,
  async handle({ caller, body, services }) {
    const { tree, ids, warnings } = await createDeck(services, body, {
      userId: caller.id,
      faults: 'report',
    });
    return { deck_id: tree.deck.id, ids, warnings: [...warnings, ...(await checkImported(services, tree))] };
  },
});

const update = defineRoute(deckCalls.updateDeck, {
  access: 'member',
  // The answer has the whole content, also of a small change.
  isLarge: true,
  readBody: BODY_READERS.deckPatch,
  bodyLimits: deckBodyLimits,
  async handle({ caller, params, body, services }) {
    return answerSave(services, await saveDeck(services, caller, params.id, body));
  },
});

const duplicate = defineRoute(deckCalls.duplicateDeck, {
  access: 'member',
  isLarge: true,
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
  ...deckHistoryRoutes,
  create,
  importDeck,
  ...tableRoutes,
  update,
  duplicate,
  remove,
  restore,
];
