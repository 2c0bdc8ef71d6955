import { defineRoute, type Route } from '../../api/defineRoute.js';
import { presentWorld, presentWorldTree } from '../../presenters/worlds.js';
import { listWorlds, readAllWorlds } from '../../queries/worlds.js';
import { adminWorldRoutes } from './adminRoutes.js';
import { worldCalls } from '../../contract/worlds.js';

const list = defineRoute(worldCalls.listWorlds, {
  access: 'public',
  async handle({ query, services: { database }, koa }) {
    const { entries, next_cursor } = await listWorlds(database.knex, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { worlds: entries.map(presentWorld), next_cursor };
  },
});

const readTree = defineRoute(worldCalls.readWorldTree, {
  access: 'public',
  async handle({ services: { database }, koa }) {
    const found = await readAllWorlds(database.knex);
    koa.set('Cache-Control', 'public, no-cache');
    return presentWorldTree(found.map(presentWorld));
  },
});

export const worldRoutes: readonly Route[] = [list, readTree, ...adminWorldRoutes];
