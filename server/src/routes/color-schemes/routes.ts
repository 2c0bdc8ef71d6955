import { parseColorScheme } from '@cardwright/renderer';
import { STRANGER } from '../../caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { notFound } from '../../errors.js';
import { canReadColorScheme } from '../../policies/colorSchemes.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { presentColorScheme } from '../../presenters/designs.js';
import { listColorSchemes, readColorScheme } from '../../queries/colorSchemes.js';
import { adminColorSchemeRoutes } from './adminRoutes.js';
import { changeColorSchemeRoutes } from './changeRoutes.js';
import { colorSchemeCalls } from '../../contract/colorSchemes.js';

const list = defineRoute(colorSchemeCalls.listColorSchemes, {
  access: 'member',
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listColorSchemes(database.knex, { of: 'member', userId: caller.id }, query);
    return { colorSchemes: entries.map(presentColorScheme), next_cursor };
  },
});

/** The same for all callers, so that shared caches may keep them. */
function sharedList(
  of: 'global' | 'public',
  call: typeof colorSchemeCalls.listGlobalColorSchemes | typeof colorSchemeCalls.listPublicColorSchemes,
): Route {
  return defineRoute(call, {
    access: 'public',
    async handle({ query, services: { database }, koa }) {
      const { entries, next_cursor } = await listColorSchemes(database.knex, { of, search: query.q }, query);
      koa.set('Cache-Control', 'public, no-cache');
      return { colorSchemes: entries.map(presentColorSchemeFor(STRANGER)), next_cursor };
    },
  });
}

const listGlobal = sharedList('global', colorSchemeCalls.listGlobalColorSchemes);
const listPublic = sharedList('public', colorSchemeCalls.listPublicColorSchemes);

const read = defineRoute(colorSchemeCalls.readColorScheme, {
  access: 'public',
  async handle({ caller, params, services: { database } }) {
    const scheme = await readColorScheme(database.knex, params.id);
    if (scheme === undefined || !canReadColorScheme(caller, scheme)) throw notFound('Colour scheme');
    return { colorScheme: presentColorSchemeFor(caller)(scheme) };
  },
});

const create = defineRoute(colorSchemeCalls.createColorScheme, {
  access: 'member',
  readBody: (input) => parseColorScheme(input),
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
