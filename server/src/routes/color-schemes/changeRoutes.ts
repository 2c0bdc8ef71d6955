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

/** Members change their own schemes and admins the global ones, on separate routes. */
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

/** The routes that change and delete a kind of colour scheme. */
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
      ...(kind === 'global' && { isIrreversible: true }),
      async handle({ caller, params, query, services }) {
        await removeColorScheme(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}

/** Validated as a colour scheme once it is merged with the stored one. */
function readPatch(input: unknown): Parsed<Readonly<Record<string, unknown>>> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data, warnings: [] };
  const message = 'Send an object with the fields to change.';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: '', message }] };
}
