import Router from '@koa/router';
import { findDeckByCode } from '../queries/decks/findByShortCode.js';
import type { Services } from '../services.js';

/**
 * `/d/{code}` leads to the page of a public deck. Temporarily, because the short address is the one that lasts. Other codes
 * are left to the studio, which says that there is no such page. `/c/{code}` is a page of the studio.
 */
export function shortAddressRouter({ database }: Pick<Services, 'database'>): Router {
  const router = new Router();
  router.get('/d/:code', async (context, next) => {
    const id = await findDeckByCode(database.knex, context.params.code ?? '');
    if (id === undefined) await next();
    else context.redirect(`/explore/decks/${id}`);
  });
  return router;
}
