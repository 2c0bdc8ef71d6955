import { defineRoute, type Route } from '../../api/defineRoute.js';
import { roleCalls } from '../../contract/admin/roles.js';
import { HttpProblem, notFound } from '../../errors.js';
import { presentRole } from '../../presenters/admin.js';
import { changeRole, createRole, deleteRole, listRoles } from '../../queries/roles.js';
import { inTransaction } from '../../queries/executor.js';

const list = defineRoute(roleCalls.adminListRoles, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listRoles(database.knex, query, query);
    return { roles: entries.map(presentRole), ...page };
  },
});

const create = defineRoute(roleCalls.adminCreateRole, {
  access: 'admin',
  isIrreversible: true,
  async handle({ body, services: { database, members, clock }, note }) {
    const created = body.name === 'admin' ? undefined : await createRole(database.knex, body, clock());
    if (created === undefined)
      throw new HttpProblem('conflict', `There is already a role ${body.name}. Use another name, or change that role.`);
    const role = presentRole(created);
    members.forget();
    note({ subject: role.name, details: { permissions: role.permissions.join(' ') } });
    return { role };
  },
});

const change = defineRoute(roleCalls.adminChangeRole, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, body, services: { database, members, clock }, note }) {
    const changed = await inTransaction(database, (trx) => changeRole(trx, params.name, body, clock()));
    if (changed === undefined) throw notFound('Role');
    const role = presentRole(changed);
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

export const roleRoutes: readonly Route[] = [list, create, change, remove];
