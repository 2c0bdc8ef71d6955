import { STRANGER } from '../../api/caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { notFound } from '../../errors.js';
import { canReadColorScheme } from '../../policies/colorSchemes.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listColorSchemes, readColorScheme } from '../../queries/colorSchemes.js';
import { adminColorSchemeRoutes } from './adminRoutes.js';
import { changeColorSchemeRoutes } from './changeRoutes.js';
import { colorSchemeBody, colorSchemes, idParams, listQuery, oneColorScheme, searchQuery } from './schema.js';

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

export const colorSchemeRoutes: readonly Route[] = [
  list,
  listGlobal,
  listPublic,
  read,
  create,
  ...changeColorSchemeRoutes('own'),
  ...adminColorSchemeRoutes,
];
