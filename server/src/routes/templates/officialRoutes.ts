import { defineRoute, type Route } from '../../api/defineRoute.js';
import { isFresh } from '../../api/isFresh.js';
import { notFound } from '../../errors.js';
import { presentOfficialTemplate } from '../../presenters/templates.js';
import { listOfficialTemplates, readOfficialTemplate, stateOfOfficialTemplates } from '../../queries/templates.js';
import { idOrSlugParams, officialQuery, officialTemplates, oneOfficialTemplate } from './schema.js';

const tag = 'Templates';

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

export const officialTemplateRoutes: readonly Route[] = [listOfficial, readOfficial];
