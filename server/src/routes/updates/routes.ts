import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentUpdate } from '../../presenters/updates.js';
import { listPublishedUpdates, readPublishedUpdate } from '../../queries/updates.js';
import { adminUpdateRoutes } from './adminRoutes.js';
import { oneUpdate, publicQuery, slugParams, updates } from './schema.js';

const tag = 'Updates';

const list = defineRoute({
  method: 'get',
  path: '/api/updates',
  name: 'listUpdates',
  tag,
  summary: 'The changelog, the latest entry first',
  access: 'public',
  query: publicQuery,
  response: updates,
  async handle({ query, services: { database, clock }, koa }) {
    const filter = { now: clock(), tag: query.tag };
    const { entries, next_cursor } = await listPublishedUpdates(database.knex, filter, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { updates: entries.map(presentUpdate), next_cursor };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/updates/{slug}',
  name: 'readUpdate',
  tag,
  summary: 'One entry of the changelog',
  access: 'public',
  params: slugParams,
  response: oneUpdate,
  async handle({ params, services: { database, clock }, koa }) {
    const update = await readPublishedUpdate(database.knex, params.slug, clock());
    if (update === undefined) throw notFound('Update');
    koa.set('Cache-Control', 'public, no-cache');
    return { update: presentUpdate(update) };
  },
});

export const updateRoutes: readonly Route[] = [list, read, ...adminUpdateRoutes];
