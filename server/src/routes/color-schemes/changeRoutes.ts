import { defineRoute, type Route } from '../../api/defineRoute.js';
import {
  changeColorScheme,
  removeColorScheme,
  type SchemeKind,
} from '../../commands/color-schemes/changeColorScheme.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';
import { colorSchemePatch, deleteQuery, idParams, oneColorScheme } from './schema.js';

/** Members change their own schemes and admins the global ones, at addresses of their own. */
const KINDS = {
  own: {
    path: '/api/color-schemes/{id}',
    access: 'member',
    names: ['updateColorScheme', 'deleteColorScheme'],
    scheme: 'an own colour scheme',
  },
  global: {
    path: '/api/admin/color-schemes/{id}',
    access: 'admin',
    names: ['adminUpdateColorScheme', 'adminDeleteColorScheme'],
    scheme: 'a global colour scheme',
  },
} as const;

/** What changes and what removes a colour scheme of a kind. */
export function changeColorSchemeRoutes(kind: SchemeKind): readonly Route[] {
  const { path, access, names, scheme } = KINDS[kind];
  const shared = { path, access, tag: 'Colour schemes', params: idParams, problems: [409] } as const;
  return [
    defineRoute({
      ...shared,
      method: 'patch',
      name: names[0],
      summary: `Change ${scheme}`,
      body: colorSchemePatch,
      response: oneColorScheme,
      async handle({ caller, params, body, services }) {
        const changed = await changeColorScheme(services, caller, { id: params.id, kind, patch: body });
        return { colorScheme: presentColorSchemeFor(caller)(changed) };
      },
    }),
    defineRoute({
      ...shared,
      method: 'delete',
      name: names[1],
      summary: `Remove ${scheme}; one that decks use only with \`force\``,
      query: deleteQuery,
      status: 204,
      async handle({ caller, params, query, services }) {
        await removeColorScheme(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}
