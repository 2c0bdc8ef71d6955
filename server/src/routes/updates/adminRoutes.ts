import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeUpdate, createUpdate } from '../../commands/updates/saveUpdate.js';
import { notFound } from '../../errors.js';
import { presentUpdate } from '../../presenters/updates.js';
import { deleteUpdate, listUpdates, readUpdate } from '../../queries/updates.js';
import { updateCalls } from '../../contract/updates.js';

const list = defineRoute(updateCalls.adminListUpdates, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listUpdates(database.knex, { search: query.q }, query);
    return { updates: entries.map(presentUpdate), next_cursor };
  },
});

const read = defineRoute(updateCalls.adminReadUpdate, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    const update = await readUpdate(database.knex, params.id);
    if (update === undefined) throw notFound('Update');
    return { update: presentUpdate(update) };
  },
});

const create = defineRoute(updateCalls.adminCreateUpdate, {
  access: 'admin',
  async handle({ body, services }) {
    return { update: presentUpdate(await createUpdate(services, body)) };
  },
});

const update = defineRoute(updateCalls.adminChangeUpdate, {
  access: 'admin',
  async handle({ params, body, services }) {
    return { update: presentUpdate(await changeUpdate(services, params.id, body)) };
  },
});

const remove = defineRoute(updateCalls.adminDeleteUpdate, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    if (!(await deleteUpdate(database.knex, params.id))) throw notFound('Update');
  },
});

export const adminUpdateRoutes: readonly Route[] = [list, read, create, update, remove];
