import { parseColorScheme } from '@cardwright/renderer';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listColorSchemes } from '../../queries/colorSchemes.js';
import { changeColorSchemeRoutes } from './changeRoutes.js';
import { colorSchemeCalls } from '../../contract/colorSchemes.js';

const list = defineRoute(colorSchemeCalls.adminListColorSchemes, {
  access: 'admin',
  async handle({ caller, query, services: { database } }) {
    const filter = { of: 'global', search: query.q } as const;
    const { entries, next_cursor } = await listColorSchemes(database.knex, filter, query);
    return { colorSchemes: entries.map(presentColorSchemeFor(caller)), next_cursor };
  },
});

const create = defineRoute(colorSchemeCalls.adminCreateColorScheme, {
  access: 'admin',
  readBody: (input) => parseColorScheme(input),
  async handle({ caller, body, services }) {
    return { colorScheme: presentColorSchemeFor(caller)(await createColorScheme(services, body, null)) };
  },
});

export const adminColorSchemeRoutes: readonly Route[] = [list, create, ...changeColorSchemeRoutes('global')];
