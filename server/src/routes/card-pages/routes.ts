import { defineRoute, type Route } from '../../api/defineRoute.js';
import { answerCardPage } from '../../commands/decks/answerCardPage.js';
import { cardPageCalls } from '../../contract/cardPages.js';

const read = defineRoute(cardPageCalls.readCardPage, {
  access: 'public',
  async handle({ params, query, services, koa }) {
    koa.set('Cache-Control', 'public, no-cache');
    return { page: await answerCardPage(services, params.code, query.printed) };
  },
});

export const cardPageRoutes: readonly Route[] = [read];
