import { defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import { createOfficialTemplate } from '../../commands/templates/createOfficialTemplate.js';
import { presentOfficialTemplate, presentUsedTemplate } from '../../presenters/designs.js';
import { listUsedTemplates } from '../../queries/templates.js';
import { TEMPLATE_LIMITS } from './bodyLimits.js';
import { changeTemplateRoutes } from './changeRoutes.js';
import { templateCalls } from '../../contract/templates.js';

const list = defineRoute(templateCalls.adminListTemplates, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listUsedTemplates(database.knex, query, query);
    return { templates: entries.map(presentUsedTemplate), ...page };
  },
});

const create = defineRoute(templateCalls.adminCreateTemplate, {
  access: 'admin',
  readBody: BODY_READERS.template,
  bodyLimits: TEMPLATE_LIMITS,
  async handle({ body, services }) {
    return { template: presentOfficialTemplate(await createOfficialTemplate(services, body)) };
  },
});

export const adminTemplateRoutes: readonly Route[] = [list, create, ...changeTemplateRoutes('official')];
