import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentSubscriber } from '../../presenters/newsletter.js';
import { countSubscribers, deleteSubscriber, listSubscribers } from '../../queries/newsletter.js';
import { newsletterCalls } from '../../contract/newsletter.js';

const listAllSubscribers = defineRoute(newsletterCalls.adminListSubscribers, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { status, q: search } = query;
    const { entries, next_cursor } = await listSubscribers(database.knex, { status, search }, query);
    const counts = await countSubscribers(database.knex);
    return { subscribers: entries.map(presentSubscriber), counts, next_cursor };
  },
});

const removeSubscriber = defineRoute(newsletterCalls.adminDeleteSubscriber, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    if (!(await deleteSubscriber(database.knex, params.id))) throw notFound('Subscriber');
  },
});

export const adminSubscriberRoutes: readonly Route[] = [listAllSubscribers, removeSubscriber];
