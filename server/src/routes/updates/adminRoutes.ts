import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeUpdate, createUpdate } from '../../commands/updates/saveUpdate.js';
import { notFound } from '../../errors.js';
import { presentUpdate } from '../../presenters/updates.js';
import { deleteUpdate, listUpdates, readUpdate } from '../../queries/updates.js';
import { updateCalls } from '../../contract/updates.js';

const list = defineRoute(updateCalls.adminListUpdates, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listUpdates(database.knex, query, query);
    return { updates: entries.map(presentUpdate), ...page };
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
  async handle({ params, services: { database }, note }) {
    const update = await readUpdate(database.knex, params.id);
    if (update === undefined || !(await deleteUpdate(database.knex, params.id))) throw notFound('Update');
    note({ subject: update.title, subjectId: update.id });
  },
});

export const adminUpdateRoutes: readonly Route[] = [list, read, create, update, remove];
