import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeWorld, createWorld } from '../../commands/worlds/changeWorld.js';
import { removeWorld } from '../../commands/worlds/removeWorld.js';
import { presentAdminWorld, presentBareWorld, presentWorldTree } from '../../presenters/worlds.js';
import { listWorlds, readAllWorlds } from '../../queries/worlds.js';
import { worldCalls } from '../../contract/worlds.js';

const list = defineRoute(worldCalls.adminListWorlds, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listWorlds(database.knex, query);
    return { worlds: entries.map(presentAdminWorld), next_cursor };
  },
});

const readTree = defineRoute(worldCalls.adminReadWorldTree, {
  access: 'admin',
  async handle({ services: { database } }) {
    return presentWorldTree((await readAllWorlds(database.knex)).map(presentAdminWorld));
  },
});

const create = defineRoute(worldCalls.adminCreateWorld, {
  access: 'admin',
  async handle({ body, services }) {
    return { world: presentBareWorld(await createWorld(services, body)) };
  },
});

const update = defineRoute(worldCalls.adminUpdateWorld, {
  access: 'admin',
  async handle({ params, body, services }) {
    return { world: presentBareWorld(await changeWorld(services, params.id, body)) };
  },
});

const remove = defineRoute(worldCalls.adminDeleteWorld, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, query, services }) {
    await removeWorld(services, { id: params.id, moveTo: query.moveTo });
  },
});

export const adminWorldRoutes: readonly Route[] = [list, readTree, create, update, remove];
