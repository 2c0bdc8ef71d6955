import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentSubscriber } from '../../presenters/newsletter.js';
import { countSubscribers, deleteSubscriber, listSubscribers } from '../../queries/newsletter.js';
import { idParams, subscribers, subscribersQuery } from './schema.js';

const tag = 'Newsletter';

const listAllSubscribers = defineRoute({
  method: 'get',
  path: '/api/admin/newsletter/subscribers',
  name: 'adminListSubscribers',
  tag,
  summary: 'Subscribers, the newest first',
  access: 'admin',
  query: subscribersQuery,
  response: subscribers,
  async handle({ query, services: { database } }) {
    const { status, q: search } = query;
    const { entries, next_cursor } = await listSubscribers(database.knex, { status, search }, query);
    const counts = await countSubscribers(database.knex);
    return { subscribers: entries.map(presentSubscriber), counts, next_cursor };
  },
});

const removeSubscriber = defineRoute({
  method: 'delete',
  path: '/api/admin/newsletter/subscribers/{id}',
  name: 'adminDeleteSubscriber',
  tag,
  summary: 'Forget an address',
  access: 'admin',
  params: idParams,
  status: 204,
  async handle({ params, services: { database } }) {
    if (!(await deleteSubscriber(database.knex, params.id))) throw notFound('Subscriber');
  },
});

export const adminSubscriberRoutes: readonly Route[] = [listAllSubscribers, removeSubscriber];
