import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeWorld, createWorld } from '../../commands/worlds/changeWorld.js';
import { removeWorld } from '../../commands/worlds/removeWorld.js';
import { presentAdminWorld, presentBareWorld, presentWorldTree } from '../../presenters/worlds.js';
import { listWorlds, readAllWorlds } from '../../queries/worlds.js';
import { adminWorlds, deleteQuery, idParams, listQuery, oneWorld, tree, worldBody, worldPatch } from './schema.js';

const tag = 'Worlds';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/worlds',
  name: 'adminListWorlds',
  tag,
  summary: 'Worlds, with the number of decks that name each',
  access: 'admin',
  query: listQuery,
  response: adminWorlds,
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listWorlds(database.knex, query);
    return { worlds: entries.map(presentAdminWorld), next_cursor };
  },
});

const readTree = defineRoute({
  method: 'get',
  path: '/api/admin/worlds/tree',
  name: 'adminReadWorldTree',
  tag,
  summary: 'All worlds nested in `children`, siblings in order',
  access: 'admin',
  response: tree,
  async handle({ services: { database } }) {
    return presentWorldTree((await readAllWorlds(database.knex)).map(presentAdminWorld));
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/admin/worlds',
  name: 'adminCreateWorld',
  tag,
  summary: 'A new world, last among its siblings unless an index is given',
  access: 'admin',
  body: { schema: worldBody },
  status: 201,
  response: oneWorld,
  async handle({ body, services }) {
    return { world: presentBareWorld(await createWorld(services, body)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/admin/worlds/{id}',
  name: 'adminUpdateWorld',
  tag,
  summary: 'Change a world, or move it by `parent_id` and `index`',
  access: 'admin',
  params: idParams,
  body: { schema: worldPatch },
  response: oneWorld,
  async handle({ params, body, services }) {
    return { world: presentBareWorld(await changeWorld(services, params.id, body)) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/worlds/{id}',
  name: 'adminDeleteWorld',
  tag,
  summary: 'Remove a world; what is in it or below it goes to `moveTo`',
  access: 'admin',
  params: idParams,
  query: deleteQuery,
  status: 204,
  problems: [409],
  async handle({ params, query, services }) {
    await removeWorld(services, { id: params.id, moveTo: query.moveTo });
  },
});

export const adminWorldRoutes: readonly Route[] = [list, readTree, create, update, remove];
