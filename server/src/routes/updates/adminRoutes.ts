import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeUpdate, createUpdate } from '../../commands/updates/saveUpdate.js';
import { notFound } from '../../errors.js';
import { presentUpdate } from '../../presenters/updates.js';
import { deleteUpdate, listUpdates, readUpdate } from '../../queries/updates.js';
import { adminQuery, idParams, oneUpdate, updateBody, updatePatch, updates } from './schema.js';

const tag = 'Updates';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/updates',
  name: 'adminListUpdates',
  tag,
  summary: 'Every entry, drafts and those to come included',
  access: 'admin',
  query: adminQuery,
  response: updates,
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listUpdates(database.knex, { search: query.q }, query);
    return { updates: entries.map(presentUpdate), next_cursor };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/admin/updates/{id}',
  name: 'adminReadUpdate',
  tag,
  summary: 'One entry, also a draft',
  access: 'admin',
  params: idParams,
  response: oneUpdate,
  async handle({ params, services: { database } }) {
    const update = await readUpdate(database.knex, params.id);
    if (update === undefined) throw notFound('Update');
    return { update: presentUpdate(update) };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/admin/updates',
  name: 'adminCreateUpdate',
  tag,
  summary: 'A new entry; a draft until it has a time',
  access: 'admin',
  body: { schema: updateBody },
  status: 201,
  response: oneUpdate,
  problems: [409],
  async handle({ body, services }) {
    return { update: presentUpdate(await createUpdate(services, body)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/admin/updates/{id}',
  name: 'adminChangeUpdate',
  tag,
  summary: 'Change an entry',
  access: 'admin',
  params: idParams,
  body: { schema: updatePatch },
  response: oneUpdate,
  problems: [409],
  async handle({ params, body, services }) {
    return { update: presentUpdate(await changeUpdate(services, params.id, body)) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/updates/{id}',
  name: 'adminDeleteUpdate',
  tag,
  summary: 'Remove an entry',
  access: 'admin',
  params: idParams,
  status: 204,
  async handle({ params, services: { database } }) {
    if (!(await deleteUpdate(database.knex, params.id))) throw notFound('Update');
  },
});

export const adminUpdateRoutes: readonly Route[] = [list, read, create, update, remove];
