import { defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate, type TemplateKind } from '../../commands/templates/saveTemplate.js';
import { templateCalls } from '../../contract/templates.js';
import { presentTemplate } from '../../presenters/designs.js';
import { TEMPLATE_LIMITS } from './bodyLimits.js';

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
      readBody: BODY_READERS.templateChange,
      bodyLimits: TEMPLATE_LIMITS,
      async handle({ caller, params, body, services }) {
        const template = await saveTemplate(services, caller, { id: params.id, kind, change: body });
        return { template: presentTemplate(template) };
      },
    }),
    defineRoute(remove, {
      access,
      ...(kind === 'official' && { isIrreversible: true }),
      async handle({ caller, params, query, services }) {
        await removeTemplate(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}
