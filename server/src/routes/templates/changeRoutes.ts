import { defineRoute, type Route } from '../../api/defineRoute.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate, type TemplateKind } from '../../commands/templates/saveTemplate.js';
import { presentTemplate } from '../../presenters/designs.js';
import { deleteQuery, idParams, oneTemplate, templateBody } from './schema.js';

/** Members change their own templates and admins the official ones, at addresses of their own. */
const KINDS = {
  user: {
    path: '/api/templates/{id}',
    access: 'member',
    names: ['updateTemplate', 'deleteTemplate'],
    summaries: ['Save an own template', 'Remove an own template; one that decks use only with `force`'],
  },
  official: {
    path: '/api/admin/templates/{id}',
    access: 'admin',
    names: ['adminUpdateTemplate', 'adminDeleteTemplate'],
    summaries: [
      'Save an official template; its slug stays',
      'Remove an official template; one that decks use only with `force`',
    ],
  },
} as const;

/** What saves and what removes a template of a kind. */
export function changeTemplateRoutes(kind: TemplateKind): readonly Route[] {
  const { path, access, names, summaries } = KINDS[kind];
  const shared = { path, access, tag: 'Templates', params: idParams, problems: [409] } as const;
  return [
    defineRoute({
      ...shared,
      method: 'put',
      name: names[0],
      summary: summaries[0],
      description: 'With a `version` that is no longer the current one nothing is saved (409).',
      body: templateBody,
      response: oneTemplate,
      async handle({ caller, params, body, services }) {
        const template = await saveTemplate(services, caller, { id: params.id, kind, change: body });
        return { template: presentTemplate(template) };
      },
    }),
    defineRoute({
      ...shared,
      method: 'delete',
      name: names[1],
      summary: summaries[1],
      query: deleteQuery,
      status: 204,
      async handle({ caller, params, query, services }) {
        await removeTemplate(services, caller, { id: params.id, kind, force: query.force });
      },
    }),
  ];
}
