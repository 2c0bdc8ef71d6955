import { defineRoute, type Route } from '../../api/defineRoute.js';
import { roleCalls } from '../../contract/admin/roles.js';
import { HttpProblem, notFound } from '../../errors.js';
import { presentRole } from '../../presenters/admin.js';
import { deleteRole, listRoles, saveRole } from '../../queries/roles.js';
import { inTransaction } from '../../queries/executor.js';

const list = defineRoute(roleCalls.adminListRoles, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listRoles(database.knex, query, query);
    return { roles: entries.map(presentRole), ...page };
  },
});

const save = defineRoute(roleCalls.adminSaveRole, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, body, services: { database, members, clock }, note }) {
    if (params.name === 'admin')
      throw new HttpProblem('conflict', 'The role admin can open everything and cannot be changed.');
    const role = presentRole(await saveRole(database.knex, { ...params, ...body }, clock()));
    members.forget();
    note({ subject: role.name, details: { permissions: role.permissions.join(' ') } });
    return { role };
  },
});

const remove = defineRoute(roleCalls.adminDeleteRole, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, services: { database, members }, note }) {
    if (!(await inTransaction(database, (trx) => deleteRole(trx, params.name)))) throw notFound('Role');
    members.forget();
    note({ subject: params.name });
  },
});

export const roleRoutes: readonly Route[] = [list, save, remove];
