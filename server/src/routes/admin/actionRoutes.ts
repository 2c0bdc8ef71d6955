import { defineRoute, type Route } from '../../api/defineRoute.js';
import { adminActionCalls } from '../../contract/admin/actions.js';
import { utc } from '../../presenters/utc.js';
import { listAdminActions } from '../../queries/adminActions.js';

const list = defineRoute(adminActionCalls.adminListActions, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listAdminActions(database.knex, query, query);
    return { actions: entries.map((entry) => ({ ...entry, created_at: utc(entry.created_at) })), ...page };
  },
});

export const adminActionRoutes: readonly Route[] = [list];
