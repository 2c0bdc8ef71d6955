import { defineRoute, type Route } from '../../api/defineRoute.js';
import { createOfficialTemplate } from '../../commands/templates/createOfficialTemplate.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate } from '../../commands/templates/saveTemplate.js';
import { presentTemplate } from '../../presenters/designs.js';
import { presentOfficialTemplate } from '../../presenters/templates.js';
import { listOfficialTemplates } from '../../queries/templates.js';
import {
  adminQuery,
  deleteQuery,
  idParams,
  officialBody,
  officialTemplates,
  oneOfficialTemplate,
  oneTemplate,
  templateBody,
} from './schema.js';

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

const update = defineRoute({
  method: 'put',
  path: '/api/admin/templates/{id}',
  name: 'adminUpdateTemplate',
  tag,
  summary: 'Save an official template; its slug stays',
  access: 'admin',
  params: idParams,
  body: templateBody,
  response: oneTemplate,
  problems: [409],
  async handle({ caller, params, body, services }) {
    const template = await saveTemplate(services, caller, { id: params.id, kind: 'official', change: body });
    return { template: presentTemplate(template) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/admin/templates/{id}',
  name: 'adminDeleteTemplate',
  tag,
  summary: 'Remove an official template; one that decks use only with `force`',
  access: 'admin',
  params: idParams,
  query: deleteQuery,
  status: 204,
  problems: [409],
  async handle({ caller, params, query, services }) {
    await removeTemplate(services, caller, { id: params.id, kind: 'official', force: query.force });
  },
});

export const adminTemplateRoutes: readonly Route[] = [list, create, update, remove];
