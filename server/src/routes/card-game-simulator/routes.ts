import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { faceOf } from '../../cardPictures/faceOf.js';
import { cardGameSimulatorCalls } from '../../contract/cardGameSimulator.js';
import { notFound } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { presentSimulatedCards, presentSimulatedDeck, presentSimulatedGame } from '../../presenters/simulatedGame.js';
import { readDeckTree } from '../../queries/decks/readDeck.js';
import { readShownCard } from '../../queries/decks/readShownCard.js';

const game = defineRoute(cardGameSimulatorCalls.readSimulatedGame, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    const shown = await readShownCard(services.database.knex, params.id);
    if (shown === undefined || !isPublicDeck(shown.deck)) throw notFound('Deck');
    const { publicUrl } = services.config;
    koa.set('Cache-Control', 'public, no-cache');
    const { face } = faceOf(shown, { side: 'front' }, publicUrl);
    return presentSimulatedGame(shown, face, query.language, publicUrl);
  },
});

const cards = defineRoute(cardGameSimulatorCalls.readSimulatedCards, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    const tree = await readDeckTree(services.database.knex, params.id);
    if (tree === undefined || !isPublicDeck(tree.deck)) throw notFound('Deck');
    koa.set('Cache-Control', 'public, no-cache');
    return presentSimulatedCards(tree, query.language);
  },
});

const deck = defineRoute(cardGameSimulatorCalls.readSimulatedDeck, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    const tree = await readDeckTree(services.database.knex, params.id);
    if (tree === undefined || !isPublicDeck(tree.deck)) throw notFound('Deck');
    koa.set('Cache-Control', 'public, no-cache');
    koa.type = 'text/plain; charset=utf-8';
    koa.body = presentSimulatedDeck(presentSimulatedCards(tree, query.language));
    return ANSWERED;
  },
});

/** Card Game Simulator loads a public deck by its address, and takes what has changed since at each start. */
export const cardGameSimulatorRoutes: readonly Route[] = [game, cards, deck];
