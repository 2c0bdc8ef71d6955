import type { Caller } from '../../caller.js';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { notFound } from '../../errors.js';
import { canReadTemplate } from '../../policies/templates.js';
import { presentTemplate } from '../../presenters/designs.js';
import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import { countTemplateUsage } from '../../queries/designUsage.js';
import { listOwnTemplates, readTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';
import { adminTemplateRoutes } from './adminRoutes.js';
import { changeTemplateRoutes } from './changeRoutes.js';
import { copyTemplateRoutes } from './copyRoutes.js';
import { officialTemplateRoutes } from './officialRoutes.js';
import { templateCalls } from '../../contract/templates.js';
import { templateVersionRoutes } from './versionRoutes.js';

/** Reads a template that the caller may read. @throws HttpProblem 404 */
async function requireTemplate({ database }: Services, caller: Caller, id: string): Promise<TemplateRow> {
  const template = await readTemplate(database.knex, id);
  if (template === undefined || !canReadTemplate(caller, template)) throw notFound('Template');
  return template;
}

const list = defineRoute(templateCalls.listTemplates, {
  access: 'member',
  async handle({ caller, query, services: { database } }) {
    const { entries, next_cursor } = await listOwnTemplates(database.knex, caller.id, query);
    return { templates: entries.map(presentTemplate), next_cursor };
  },
});

const read = defineRoute(templateCalls.readTemplate, {
  access: 'member',
  async handle({ caller, params, services }) {
    return { template: presentTemplate(await requireTemplate(services, caller, params.id)) };
  },
});

const readType = defineRoute(templateCalls.readTemplateType, {
  access: 'member',
  async handle({ caller, params, services }) {
    return { type: (await requireTemplate(services, caller, params.id)).type };
  },
});

const checkUsage = defineRoute(templateCalls.checkTemplateUsage, {
  access: 'member',
  async handle({ caller, params, services }) {
    await requireTemplate(services, caller, params.id);
    const usage = await countTemplateUsage(services.database.knex, params.id, caller.id);
    return { inUse: usage.decks + usage.categories + usage.cards > 0, ...usage };
  },
});

export const templateRoutes: readonly Route[] = [
  list,
  read,
  readType,
  checkUsage,
  ...changeTemplateRoutes('user'),
  ...copyTemplateRoutes,
  ...templateVersionRoutes,
  ...officialTemplateRoutes,
  ...adminTemplateRoutes,
];
