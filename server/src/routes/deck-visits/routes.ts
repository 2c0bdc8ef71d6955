import { defineRoute, type Route } from '../../api/defineRoute.js';
import { isSelf } from '../../caller.js';
import { deckRefusal } from '../../commands/decks/deckRefusal.js';
import { deckVisitCalls } from '../../contract/deckVisits.js';
import { notFound } from '../../errors.js';
import { canWriteDeck, isPublicDeck } from '../../policies/decks.js';
import { addVisit, readVisits } from '../../queries/decks/deckVisits.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';

const countVisit = defineRoute(deckVisitCalls.countVisit, {
  access: 'public',
  async handle({ caller, params, body: { what }, services: { database, clock, visitors }, koa }) {
    const deck = await readDeckHead(database.knex, params.id);
    if (deck === undefined || !isPublicDeck(deck)) throw notFound('Deck');
    if (isSelf(caller, deck.user_id)) return;
    const now = clock();
    const visitor = [koa.ip, koa.get('User-Agent'), deck.id, what];
    if (visitors.isNew(visitor, now)) await addVisit(database.knex, deck.id, what, now);
  },
});

const read = defineRoute(deckVisitCalls.readVisits, {
  access: 'member',
  async handle({ caller, params, services: { database, clock } }) {
    const deck = await readDeckHead(database.knex, params.id);
    if (deck?.deleted_at !== null || !canWriteDeck(caller, deck)) throw deckRefusal(caller, deck);
    return { visits: await readVisits(database.knex, deck.id, clock()) };
  },
});

export const deckVisitRoutes: readonly Route[] = [countVisit, read];
