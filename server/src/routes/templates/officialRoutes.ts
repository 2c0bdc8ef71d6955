import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { isFresh } from '../../api/isFresh.js';
import { notFound } from '../../errors.js';
import { presentOfficialTemplate } from '../../presenters/designs.js';
import { listOfficialTemplates, readOfficialTemplate, stateOfOfficialTemplates } from '../../queries/templates.js';
import { templateCalls } from '../../contract/templates.js';

const listOfficial = defineRoute(templateCalls.listOfficialTemplates, {
  access: 'public',
  async handle({ query, services: { database }, koa }) {
    koa.set('Cache-Control', 'public, no-cache');
    if (isFresh(koa, await stateOfOfficialTemplates(database.knex))) return ANSWERED;
    const { entries, next_cursor } = await listOfficialTemplates(database.knex, query);
    return { templates: entries.map(presentOfficialTemplate), next_cursor };
  },
});

const readOfficial = defineRoute(templateCalls.readOfficialTemplate, {
  access: 'public',
  async handle({ params, services: { database }, koa }) {
    const template = await readOfficialTemplate(database.knex, params.id);
    if (template === undefined) throw notFound('Template');
    koa.set('Cache-Control', 'public, no-cache');
    return { template: presentOfficialTemplate(template) };
  },
});

export const officialTemplateRoutes: readonly Route[] = [listOfficial, readOfficial];
