import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listColorSchemes } from '../../queries/colorSchemes.js';
import { changeColorSchemeRoutes } from './changeRoutes.js';
import { colorSchemeBody, colorSchemes, oneColorScheme, searchQuery } from './schema.js';

const tag = 'Colour schemes';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/color-schemes',
  name: 'adminListColorSchemes',
  tag,
  summary: 'Global colour schemes, to keep',
  access: 'admin',
  query: searchQuery,
  response: colorSchemes,
  async handle({ caller, query, services: { database } }) {
    const filter = { of: 'global', search: query.q } as const;
    const { entries, next_cursor } = await listColorSchemes(database.knex, filter, query);
    return { colorSchemes: entries.map(presentColorSchemeFor(caller)), next_cursor };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/admin/color-schemes',
  name: 'adminCreateColorScheme',
  tag,
  summary: 'A new global colour scheme',
  access: 'admin',
  body: colorSchemeBody,
  status: 201,
  response: oneColorScheme,
  problems: [409],
  async handle({ caller, body, services }) {
    return { colorScheme: presentColorSchemeFor(caller)(await createColorScheme(services, body, null)) };
  },
});

export const adminColorSchemeRoutes: readonly Route[] = [list, create, ...changeColorSchemeRoutes('global')];
