import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { presentUpdate } from '../../presenters/updates.js';
import { updatesFeed } from '../../presenters/updatesFeed.js';
import { listPublishedUpdates, readPublishedUpdate } from '../../queries/updates.js';
import { adminUpdateRoutes } from './adminRoutes.js';
import { updateCalls } from '../../contract/updates.js';

const list = defineRoute(updateCalls.listUpdates, {
  access: 'public',
  async handle({ query, services: { database, clock }, koa }) {
    const filter = { now: clock(), tag: query.tag };
    const { entries, next_cursor } = await listPublishedUpdates(database.knex, filter, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { updates: entries.map(presentUpdate), next_cursor };
  },
});

/** The entries of a feed; readers keep older ones themselves. */
const IN_FEED = 30;

const feed = defineRoute(updateCalls.readUpdatesFeed, {
  access: 'public',
  async handle({ services: { database, clock, config }, koa }) {
    const { entries } = await listPublishedUpdates(database.knex, { now: clock() }, { limit: IN_FEED });
    koa.set('Cache-Control', 'public, no-cache');
    koa.type = 'application/rss+xml; charset=utf-8';
    return updatesFeed(entries, config.publicUrl);
  },
});

const read = defineRoute(updateCalls.readUpdate, {
  access: 'public',
  async handle({ params, services: { database, clock }, koa }) {
    const update = await readPublishedUpdate(database.knex, params.slug, clock());
    if (update === undefined) throw notFound('Update');
    koa.set('Cache-Control', 'public, no-cache');
    return { update: presentUpdate(update) };
  },
});

export const updateRoutes: readonly Route[] = [list, feed, read, ...adminUpdateRoutes];
