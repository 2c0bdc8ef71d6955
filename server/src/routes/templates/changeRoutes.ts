import { parseTemplate, type Parsed } from '@cardwright/renderer';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate, type TemplateChange, type TemplateKind } from '../../commands/templates/saveTemplate.js';
import { templateCalls } from '../../contract/templates.js';
import { version } from '../../contract/values.js';
import { presentTemplate } from '../../presenters/designs.js';
import { TEMPLATE_BODY_LIMIT } from './bodyLimit.js';

/** Members change their own templates and admins the official ones, on separate routes. */
const KINDS = {
  user: { access: 'member', save: templateCalls.updateTemplate, remove: templateCalls.deleteTemplate },
  official: { access: 'admin', save: templateCalls.adminUpdateTemplate, remove: templateCalls.adminDeleteTemplate },
} as const;

/** The routes that save and delete a kind of template. */
export function changeTemplateRoutes(kind: TemplateKind): readonly Route[] {
  const { access, save, remove } = KINDS[kind];
  return [
    defineRoute(save, {
      access,
      readBody: readChange,
      bodyLimit: TEMPLATE_BODY_LIMIT,
      async handle({ caller, params, body, services }) {
        const template = await saveTemplate(services, caller, { id: params.id, kind, change: body });
        return { template: presentTemplate(template) };
      },
    }),
    defineRoute(remove, {
      access,
      async handle({ caller, params, query, services }) {
        await removeTemplate(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}

function readChange(input: unknown): Parsed<TemplateChange> {
  const parsed = parseTemplate(input);
  if (!parsed.ok || version.optional().safeParse(parsed.value.version).success) return parsed;
  const message = 'Send the version from the last response, a whole number.';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: 'version', message }] };
}
