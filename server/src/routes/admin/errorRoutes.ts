import { defineRoute, type Route } from '../../api/defineRoute.js';
import { adminErrorCalls, ERROR_SPANS } from '../../contract/admin/errors.js';
import { utc } from '../../presenters/utc.js';
import { listErrors } from '../../queries/serverErrors.js';

const DAY_MS = 86_400_000;

const list = defineRoute(adminErrorCalls.adminListErrors, {
  access: 'admin',
  async handle({ query, services: { database, clock, errors: record } }) {
    const { q, seen } = query;
    const since = seen === undefined ? undefined : new Date(clock().getTime() - ERROR_SPANS[seen] * DAY_MS);
    await record.write(database.knex);
    const { entries, ...page } = await listErrors(database.knex, { q, since }, query);
    const errors = entries.map((entry) => ({ ...entry, first_at: utc(entry.first_at), last_at: utc(entry.last_at) }));
    return { errors, ...page };
  },
});

export const errorRoutes: readonly Route[] = [list];
