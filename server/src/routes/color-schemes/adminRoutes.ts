import { parseColorScheme } from '@cardwright/renderer';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createColorScheme } from '../../commands/color-schemes/createColorScheme.js';
import { presentColorScheme } from '../../presenters/designs.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { listUsedColorSchemes } from '../../queries/colorSchemes.js';
import { changeColorSchemeRoutes } from './changeRoutes.js';
import { colorSchemeCalls } from '../../contract/colorSchemes.js';

const list = defineRoute(colorSchemeCalls.adminListColorSchemes, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listUsedColorSchemes(database.knex, query, query);
    const colorSchemes = entries.map(({ use_count, ...row }) => ({ ...presentColorScheme(row), use_count }));
    return { colorSchemes, ...page };
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
