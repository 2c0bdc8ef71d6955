import { defineRoute, type Route } from '../../api/defineRoute.js';
import { presentWorld, presentWorldTree } from '../../presenters/worlds.js';
import { listWorlds, readAllWorlds } from '../../queries/worlds.js';
import { adminWorldRoutes } from './adminRoutes.js';
import { listQuery, tree, worlds } from './schema.js';

const tag = 'Worlds';

const list = defineRoute({
  method: 'get',
  path: '/api/worlds',
  name: 'listWorlds',
  tag,
  summary: 'Worlds, with the number of listed decks in each',
  access: 'public',
  query: listQuery,
  response: worlds,
  async handle({ query, services: { database }, koa }) {
    const { entries, next_cursor } = await listWorlds(database.knex, query);
    koa.set('Cache-Control', 'public, no-cache');
    return { worlds: entries.map(presentWorld), next_cursor };
  },
});

const readTree = defineRoute({
  method: 'get',
  path: '/api/worlds/tree',
  name: 'readWorldTree',
  tag,
  summary: 'All worlds nested in `children`, siblings in order',
  access: 'public',
  response: tree,
  async handle({ services: { database }, koa }) {
    const found = await readAllWorlds(database.knex);
    koa.set('Cache-Control', 'public, no-cache');
    return presentWorldTree(found.map(presentWorld));
  },
});

export const worldRoutes: readonly Route[] = [list, readTree, ...adminWorldRoutes];
