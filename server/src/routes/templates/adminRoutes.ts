import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createOfficialTemplate } from '../../commands/templates/createOfficialTemplate.js';
import { presentOfficialTemplate } from '../../presenters/templates.js';
import { listOfficialTemplates } from '../../queries/templates.js';
import { changeTemplateRoutes } from './changeRoutes.js';
import { adminQuery, officialBody, officialTemplates, oneOfficialTemplate } from './schema.js';

const tag = 'Templates';

const list = defineRoute({
  method: 'get',
  path: '/api/admin/templates',
  name: 'adminListTemplates',
  tag,
  summary: 'Official templates, to keep',
  access: 'admin',
  query: adminQuery,
  response: officialTemplates,
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listOfficialTemplates(database.knex, { search: query.q }, query);
    return { templates: entries.map(presentOfficialTemplate), next_cursor };
  },
});

const create = defineRoute({
  method: 'post',
  path: '/api/admin/templates',
  name: 'adminCreateTemplate',
  tag,
  summary: 'A new official template',
  access: 'admin',
  body: officialBody,
  status: 201,
  response: oneOfficialTemplate,
  problems: [409],
  async handle({ body, services }) {
    return { template: presentOfficialTemplate(await createOfficialTemplate(services, body)) };
  },
});

export const adminTemplateRoutes: readonly Route[] = [list, create, ...changeTemplateRoutes('official')];
