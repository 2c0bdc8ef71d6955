import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { answerDeck, answerPublicDeck } from '../../commands/decks/answerDeck.js';
import { notFound } from '../../errors.js';
import { canReadDeck, isPublicDeck } from '../../policies/decks.js';
import { presentPlayManifest, presentPlayedDeck } from '../../presenters/playedDeck.js';
import { readPageDeck } from '../../queries/decks/readPageDeck.js';
import { readPlayedDeck } from '../../queries/decks/readPlayedDeck.js';
import { readDeckOfCard, readDeckOfCategory } from '../../queries/decks/readDeck.js';
import { deckCalls } from '../../contract/decks.js';

const read = defineRoute(deckCalls.readDeck, {
  access: 'member',
  handle: ({ caller, params, query, services }) => answerDeck(services, caller, params.id, query.include),
});

const readPublic = defineRoute(deckCalls.readPublicDeck, {
  access: 'public',
  handle: ({ params, services }) => answerPublicDeck(services, params.id),
});

const readPlayed = defineRoute(deckCalls.readPlayedDeck, {
  access: 'public',
  async handle({ params, services, koa }) {
    const played = await readPlayedDeck(services.database.knex, params.id);
    if (played === undefined || !isPublicDeck(played)) throw notFound('Deck');
    koa.set('Cache-Control', 'public, no-cache');
    return { deck: presentPlayedDeck(played) };
  },
});

const readManifest = defineRoute(deckCalls.readPlayManifest, {
  access: 'public',
  async handle({ params, services, koa }) {
    const deck = await readPageDeck(services.database.knex, params.id);
    if (deck === undefined || !isPublicDeck(deck)) throw notFound('Deck');
    koa.set('Cache-Control', 'public, no-cache');
    koa.type = 'application/manifest+json';
    koa.body = JSON.stringify(presentPlayManifest(deck));
    return ANSWERED;
  },
});

const readCard = defineRoute(deckCalls.readCard, {
  access: 'member',
  async handle({ caller, params, services }) {
    const found = await readDeckOfCard(services.database.knex, params.id);
    if (found === undefined || !canReadDeck(caller, found)) throw notFound('Card');
    return { category_id: found.category_id, deck_id: found.id };
  },
});

const readCategory = defineRoute(deckCalls.readCategory, {
  access: 'member',
  async handle({ caller, params, services }) {
    const found = await readDeckOfCategory(services.database.knex, params.id);
    if (found === undefined || !canReadDeck(caller, found)) throw notFound('Category');
    return { deck_id: found.id };
  },
});

export const deckReadRoutes: readonly Route[] = [read, readPublic, readPlayed, readManifest, readCard, readCategory];
