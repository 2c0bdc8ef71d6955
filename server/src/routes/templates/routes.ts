import { defineRoute, type Route } from '../../api/defineRoute.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate } from '../../commands/templates/saveTemplate.js';
import { notFound } from '../../errors.js';
import { canReadTemplate } from '../../policies/templates.js';
import { presentTemplate } from '../../presenters/designs.js';
import { countTemplateUsage } from '../../queries/designUsage.js';
import { listOwnTemplates, readTemplate } from '../../queries/templates.js';
import { adminTemplateRoutes } from './adminRoutes.js';
import { copyTemplateRoutes } from './copyRoutes.js';
import { officialTemplateRoutes } from './officialRoutes.js';
import {
  deleteQuery,
  idParams,
  oneTemplate,
  ownQuery,
  templateBody,
  templates,
  templateType,
  templateUsage,
} from './schema.js';

const tag = 'Templates';

const list = defineRoute({
  method: 'get',
  path: '/api/templates/list',
  name: 'listTemplates',
  tag,
  summary: 'Own templates',
  access: 'member',
  query: ownQuery,
  response: templates,
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listOwnTemplates(database.knex, caller.id, query);
    return { templates: entries.map(presentTemplate), next_cursor };
  },
});

const read = defineRoute({
  method: 'get',
  path: '/api/templates/{id}',
  name: 'readTemplate',
  tag,
  summary: 'An own or an official template',
  access: 'member',
  params: idParams,
  response: oneTemplate,
  async handle({ caller, params, services: { database } }) {
    const template = await readTemplate(database.knex, params.id);
    if (template === undefined || !canReadTemplate(caller, template)) throw notFound('Template');
    return { template: presentTemplate(template) };
  },
});

const readType = defineRoute({
  method: 'get',
  path: '/api/templates/{id}/type',
  name: 'readTemplateType',
  tag,
  summary: "Whether a template is a member's or an official one",
  access: 'member',
  params: idParams,
  response: templateType,
  async handle({ caller, params, services: { database } }) {
    const template = await readTemplate(database.knex, params.id);
    if (template === undefined || !canReadTemplate(caller, template)) throw notFound('Template');
    return { type: template.type };
  },
});

const checkUsage = defineRoute({
  method: 'get',
  path: '/api/templates/{id}/check-usage',
  name: 'checkTemplateUsage',
  tag,
  summary: 'Whether own decks use a template, and how many decks, categories and cards name it',
  access: 'member',
  params: idParams,
  response: templateUsage,
  async handle({ caller, params, services: { database } }) {
    const template = await readTemplate(database.knex, params.id);
    if (template === undefined || !canReadTemplate(caller, template)) throw notFound('Template');
    const usage = await countTemplateUsage(database.knex, params.id, caller.id);
    return { inUse: usage.decks + usage.categories + usage.cards > 0, ...usage };
  },
});

const update = defineRoute({
  method: 'put',
  path: '/api/templates/{id}',
  name: 'updateTemplate',
  tag,
  summary: 'Save an own template',
  description: 'With a `version` that is no longer the current one nothing is saved (409).',
  access: 'member',
  params: idParams,
  body: templateBody,
  response: oneTemplate,
  problems: [409],
  async handle({ caller, params, body, services }) {
    const template = await saveTemplate(services, caller, { id: params.id, kind: 'user', change: body });
    return { template: presentTemplate(template) };
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/templates/{id}',
  name: 'deleteTemplate',
  tag,
  summary: 'Remove an own template; one that decks use only with `force`',
  access: 'member',
  params: idParams,
  query: deleteQuery,
  status: 204,
  problems: [409],
  async handle({ caller, params, query, services }) {
    await removeTemplate(services, caller, { id: params.id, kind: 'user', force: query.force });
  },
});

export const templateRoutes: readonly Route[] = [
  list,
  read,
  readType,
  checkUsage,
  update,
  remove,
  ...copyTemplateRoutes,
  ...officialTemplateRoutes,
  ...adminTemplateRoutes,
];
