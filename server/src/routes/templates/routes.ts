import { defineRoute, type Route } from '../../api/defineRoute.js';
import { isFresh } from '../../api/isFresh.js';
import { copyTemplate } from '../../commands/templates/copyTemplate.js';
import { removeTemplate } from '../../commands/templates/removeTemplate.js';
import { saveTemplate } from '../../commands/templates/saveTemplate.js';
import { notFound } from '../../errors.js';
import { canReadTemplate } from '../../policies/templates.js';
import { presentTemplate } from '../../presenters/designs.js';
import { presentOfficialTemplate } from '../../presenters/templates.js';
import { countTemplateUsage } from '../../queries/designUsage.js';
import {
  listOfficialTemplates,
  listOwnTemplates,
  readOfficialTemplate,
  readTemplate,
  stateOfOfficialTemplates,
} from '../../queries/templates.js';
import { adminTemplateRoutes } from './adminRoutes.js';
import {
  deleteQuery,
  draftBody,
  duplicateBody,
  idOrSlugParams,
  idParams,
  officialQuery,
  officialTemplates,
  oneOfficialTemplate,
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

const listOfficial = defineRoute({
  method: 'get',
  path: '/api/templates/official',
  name: 'listOfficialTemplates',
  tag,
  summary: 'Official templates, each front followed by its back',
  access: 'public',
  query: officialQuery,
  response: officialTemplates,
  async handle({ query, services: { database }, koa }) {
    koa.set('Cache-Control', 'public, no-cache');
    if (isFresh(koa, await stateOfOfficialTemplates(database.knex))) return undefined;
    const { entries, next_cursor } = await listOfficialTemplates(database.knex, {}, query);
    return { templates: entries.map(presentOfficialTemplate), next_cursor };
  },
});

const readOfficial = defineRoute({
  method: 'get',
  path: '/api/templates/official/{id}',
  name: 'readOfficialTemplate',
  tag,
  summary: 'An official template by its id or slug',
  access: 'public',
  params: idOrSlugParams,
  response: oneOfficialTemplate,
  async handle({ params, services: { database }, koa }) {
    const template = await readOfficialTemplate(database.knex, params.id);
    if (template === undefined) throw notFound('Template');
    koa.set('Cache-Control', 'public, no-cache');
    return { template: presentOfficialTemplate(template) };
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

const createFromDraft = defineRoute({
  method: 'post',
  path: '/api/templates/create-from-draft',
  name: 'createTemplateFromDraft',
  tag,
  summary: 'A new template that starts as a copy of another, or of the default one',
  access: 'member',
  body: { schema: draftBody },
  status: 201,
  response: oneTemplate,
  async handle({ caller, body, services }) {
    const { draftId: sourceId, name, description = '' } = body;
    return { template: presentTemplate(await copyTemplate(services, caller, { sourceId, name, description })) };
  },
});

const duplicate = defineRoute({
  method: 'post',
  path: '/api/templates/duplicate/{id}',
  name: 'duplicateTemplate',
  tag,
  summary: 'A copy of an own or an official template',
  access: 'member',
  params: idParams,
  body: { schema: duplicateBody },
  status: 201,
  response: oneTemplate,
  async handle({ caller, params, body, services }) {
    const template = await copyTemplate(services, caller, { sourceId: params.id, name: body.name });
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
  listOfficial,
  readOfficial,
  read,
  readType,
  checkUsage,
  update,
  createFromDraft,
  duplicate,
  remove,
  ...adminTemplateRoutes,
];
