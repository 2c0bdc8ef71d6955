import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentSubscriber } from '../../presenters/newsletter.js';
import { countSubscribers, deleteSubscriber, listSubscribers } from '../../queries/newsletter.js';
import { newsletterCalls } from '../../contract/newsletter.js';

const listAllSubscribers = defineRoute(newsletterCalls.adminListSubscribers, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listSubscribers(database.knex, query, query);
    const counts = await countSubscribers(database.knex);
    return { subscribers: entries.map(presentSubscriber), counts, ...page };
  },
});

const removeSubscriber = defineRoute(newsletterCalls.adminDeleteSubscriber, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, services: { database } }) {
    if (!(await deleteSubscriber(database.knex, params.id))) throw notFound('Subscriber');
  },
});

export const adminSubscriberRoutes: readonly Route[] = [listAllSubscribers, removeSubscriber];
