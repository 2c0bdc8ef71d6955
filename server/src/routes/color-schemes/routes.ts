import { STRANGER } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { changeColorScheme, removeColorScheme } from '../../commands/color-schemes/changeColorScheme.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { notFound } from '../../errors.js';
import { canReadColorScheme } from '../../policies/colorSchemes.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listColorSchemes, readColorScheme } from '../../queries/colorSchemes.js';
import { adminColorSchemeRoutes } from './adminRoutes.js';
import {
  colorSchemeBody,
  colorSchemePatch,
  colorSchemes,
  deleteQuery,
  idParams,
  listQuery,
  oneColorScheme,
  searchQuery,
} from './schema.js';

const tag = 'Colour schemes';

const list = defineRoute({
  method: 'get',
  path: '/api/color-schemes',
  name: 'listColorSchemes',
  tag,
  summary: 'Global and own colour schemes',
  access: 'member',
  query: listQuery,
  response: colorSchemes,
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listColorSchemes(database.knex, { of: 'member', userId: caller.id }, query);
    return { colorSchemes: entries.map(presentColorSchemeFor(caller)), next_cursor };
  },
});

/** The same for everybody, so that caches between may keep them. */
function sharedList(of: 'global' | 'public', name: string, summary: string): Route {
  return defineRoute({
    method: 'get',
    path: `/api/color-schemes/${of}`,
    name,
    tag,
    summary,
    access: 'public',
    query: searchQuery,
    response: colorSchemes,
    async handle({ query, services: { database }, koa }) {
      const { entries, next_cursor } = await listColorSchemes(database.knex, { of, search: query.q }, query);
      koa.set('Cache-Control', 'public, no-cache');
      return { colorSchemes: entries.map(presentColorSchemeFor(STRANGER)), next_cursor };
    },
  });
}

const listGlobal = sharedList('global', 'listGlobalColorSchemes', 'Colour schemes that come with the product');
const listPublic = sharedList('public', 'listPublicColorSchemes', 'Colour schemes that everybody may use');

const read = defineRoute({
  method: 'get',
  path: '/api/color-schemes/{id}',
  name: 'readColorScheme',
  tag,
  summary: 'A global, public or own colour scheme',
  access: 'public',
  params: idParams,
  response: oneColorScheme,
  async handle({ caller, params, services: { database } }) {
    const scheme = await readColorScheme(database.knex, params.id);
    if (scheme === undefined || !canReadColorScheme(caller, scheme)) throw notFound('Colour scheme');
    return { colorScheme: presentColorSchemeFor(caller)(scheme) };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/color-schemes',
  name: 'createColorScheme',
  tag,
  summary: "A new colour scheme of one's own",
  access: 'member',
  body: colorSchemeBody,
  status: 201,
  response: oneColorScheme,
  async handle({ caller, body, services }) {
    return { colorScheme: presentColorSchemeFor(caller)(await createColorScheme(services, body, caller.id)) };
  },
});

const update = defineRoute({
  method: 'patch',
  path: '/api/color-schemes/{id}',
  name: 'updateColorScheme',
  tag,
  summary: 'Change an own colour scheme',
  access: 'member',
  params: idParams,
  body: colorSchemePatch,
  response: oneColorScheme,
  async handle({ caller, params, body, services }) {
    const scheme = await changeColorScheme(services, caller, { id: params.id, kind: 'own', patch: body });
    return { colorScheme: presentColorSchemeFor(caller)(scheme) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/color-schemes/{id}',
  name: 'deleteColorScheme',
  tag,
  summary: 'Remove an own colour scheme; one that decks use only with `force`',
  access: 'member',
  params: idParams,
  query: deleteQuery,
  status: 204,
  problems: [409],
  async handle({ caller, params, query, services }) {
    await removeColorScheme(services, caller, { id: params.id, kind: 'own', force: query.force });
  },
});

export const colorSchemeRoutes: readonly Route[] = [
  list,
  listGlobal,
  listPublic,
  read,
  create,
  update,
  remove,
  ...adminColorSchemeRoutes,
];
