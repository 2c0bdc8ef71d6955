import { parseTemplate } from '@cardwright/renderer';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createOfficialTemplate } from '../../commands/templates/createOfficialTemplate.js';
import { presentOfficialTemplate } from '../../presenters/designs.js';
import { listOfficialTemplates } from '../../queries/templates.js';
import { TEMPLATE_BODY_LIMIT } from './bodyLimit.js';
import { changeTemplateRoutes } from './changeRoutes.js';
import { templateCalls } from '../../contract/templates.js';

const list = defineRoute(templateCalls.adminListTemplates, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listOfficialTemplates(database.knex, { search: query.q }, query);
    return { templates: entries.map(presentOfficialTemplate), next_cursor };
  },
});

const create = defineRoute(templateCalls.adminCreateTemplate, {
  access: 'admin',
  readBody: (input) => parseTemplate(input),
  bodyLimit: TEMPLATE_BODY_LIMIT,
  async handle({ body, services }) {
    return { template: presentOfficialTemplate(await createOfficialTemplate(services, body)) };
  },
});

export const adminTemplateRoutes: readonly Route[] = [list, create, ...changeTemplateRoutes('official')];
