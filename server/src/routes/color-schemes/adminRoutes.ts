import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeColorScheme, removeColorScheme } from '../../commands/color-schemes/changeColorScheme.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listColorSchemes } from '../../queries/colorSchemes.js';
import {
  colorSchemeBody,
  colorSchemePatch,
  colorSchemes,
  deleteQuery,
  idParams,
  oneColorScheme,
  searchQuery,
} from './schema.js';

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

const update = defineRoute({
  method: 'patch',
  path: '/api/admin/color-schemes/{id}',
  name: 'adminUpdateColorScheme',
  tag,
  summary: 'Change a global colour scheme',
  access: 'admin',
  params: idParams,
  body: colorSchemePatch,
  response: oneColorScheme,
  problems: [409],
  async handle({ caller, params, body, services }) {
    const scheme = await changeColorScheme(services, caller, { id: params.id, kind: 'global', patch: body });
    return { colorScheme: presentColorSchemeFor(caller)(scheme) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/color-schemes/{id}',
  name: 'adminDeleteColorScheme',
  tag,
  summary: 'Remove a global colour scheme; one that decks use only with `force`',
  access: 'admin',
  params: idParams,
  query: deleteQuery,
  status: 204,
  problems: [409],
  async handle({ caller, params, query, services }) {
    await removeColorScheme(services, caller, { id: params.id, kind: 'global', force: query.force });
  },
});

export const adminColorSchemeRoutes: readonly Route[] = [list, create, update, remove];
