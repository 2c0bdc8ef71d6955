import { defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import {
  answerDraft,
  answerVersion,
  answerVersions,
  forgetDraft,
  keepDraft,
} from '../../commands/decks/deckHistory.js';
import { deckHistoryCalls } from '../../contract/deckHistory.js';
import { deckBodyLimits } from './deckBodyLimits.js';

const list = defineRoute(deckHistoryCalls.listVersions, {
  access: 'member',
  handle: ({ caller, params, services }) => answerVersions(services, caller, params.id),
});

const read = defineRoute(deckHistoryCalls.readVersion, {
  access: 'member',
  isLarge: true,
  handle: ({ caller, params, services }) => answerVersion(services, caller, params.id, params.version),
});

const readDraft = defineRoute(deckHistoryCalls.readDraft, {
  access: 'member',
  isLarge: true,
  handle: ({ caller, params, services }) => answerDraft(services, caller, params.id),
});

const keep = defineRoute(deckHistoryCalls.keepDraft, {
  access: 'member',
  readBody: BODY_READERS.deckDraft,
  bodyLimits: deckBodyLimits,
  async handle({ caller, params, body, services }) {
    await keepDraft(services, caller, params.id, body);
  },
});

const forget = defineRoute(deckHistoryCalls.forgetDraft, {
  access: 'member',
  async handle({ caller, params, services }) {
    await forgetDraft(services, caller, params.id);
  },
});

export const deckHistoryRoutes: readonly Route[] = [list, read, readDraft, keep, forget];
