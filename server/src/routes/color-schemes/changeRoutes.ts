import type { Parsed } from '@cardwright/renderer';
import { z } from 'zod';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import {
  changeColorScheme,
  removeColorScheme,
  type SchemeKind,
} from '../../commands/color-schemes/changeColorScheme.js';
import { colorSchemeCalls } from '../../contract/colorSchemes.js';
import { presentColorSchemeFor } from '../../presenters/colorSchemes.js';

/** Members change their own schemes and admins the global ones, at addresses of their own. */
const KINDS = {
  own: {
    access: 'member',
    change: colorSchemeCalls.updateColorScheme,
    remove: colorSchemeCalls.deleteColorScheme,
  },
  global: {
    access: 'admin',
    change: colorSchemeCalls.adminUpdateColorScheme,
    remove: colorSchemeCalls.adminDeleteColorScheme,
  },
} as const;

/** What changes and what removes a colour scheme of a kind. */
export function changeColorSchemeRoutes(kind: SchemeKind): readonly Route[] {
  const { access, change, remove } = KINDS[kind];
  return [
    defineRoute(change, {
      access,
      readBody: readPatch,
      async handle({ caller, params, body, services }) {
        const changed = await changeColorScheme(services, caller, { id: params.id, kind, patch: body });
        return { colorScheme: presentColorSchemeFor(caller)(changed) };
      },
    }),
    defineRoute(remove, {
      access,
      async handle({ caller, params, query, services }) {
        await removeColorScheme(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}

/** Read as a colour scheme once what is stored has been added. */
function readPatch(input: unknown): Parsed<Readonly<Record<string, unknown>>> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data, warnings: [] };
  const message = 'expected an object with what shall change';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: '', message }] };
}
