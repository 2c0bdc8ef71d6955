import { defineRoute, type Route } from '../../api/defineRoute.js';
import { answerCardPage } from '../../commands/decks/answerCardPage.js';
import { cardPageCalls } from '../../contract/cardPages.js';
import { notFound } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { utc } from '../../presenters/utc.js';
import { readLastChanges } from '../../queries/decks/cardHistory.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';

/** The most cards that a list of changes names. */
const MOST_CHANGES = 50;

const read = defineRoute(cardPageCalls.readCardPage, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    koa.set('Cache-Control', 'public, no-cache');
    return { page: await answerCardPage(services, params.code, query.printed) };
  },
});

const changes = defineRoute(cardPageCalls.readDeckChanges, {
  access: 'public',
  async handle({ params, services: { database }, koa }) {
    const deck = await readDeckHead(database.knex, params.id);
    if (deck === undefined || !isPublicDeck(deck)) throw notFound('Deck');
    koa.set('Cache-Control', 'public, no-cache');
    const found = await readLastChanges(database.knex, params.id, MOST_CHANGES);
    return { changes: found.map((change) => ({ ...change, changed_at: utc(change.changed_at) })) };
  },
});

export const cardPageRoutes: readonly Route[] = [read, changes];
