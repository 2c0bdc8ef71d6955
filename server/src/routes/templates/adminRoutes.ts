import { defineRoute, type Route } from '../../api/defineRoute.js';
import { BODY_READERS } from '../../bodies/bodyReaders.js';
import { createOfficialTemplate } from '../../commands/templates/createOfficialTemplate.js';
import { restoreVersion } from '../../commands/templates/restoreVersion.js';
import { notFound } from '../../errors.js';
import { presentOfficialTemplate, presentTemplate, presentUsedTemplate } from '../../presenters/designs.js';
import { presentTemplateVersion } from '../../presenters/templateVersions.js';
import { decksWithTemplate } from '../../queries/designUsage.js';
import { listTemplateVersions } from '../../queries/templateVersions.js';
import { listUsedTemplates, readTemplate } from '../../queries/templates.js';
import { TEMPLATE_LIMITS } from './bodyLimits.js';
import { changeTemplateRoutes } from './changeRoutes.js';
import { templateCalls } from '../../contract/templates.js';

/** The most decks that the history of a template names. */
const MOST_DECKS = 100;

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

const readHistory = defineRoute(templateCalls.adminReadTemplateHistory, {
  access: 'admin',
  async handle({ params: { id }, services: { database } }) {
    const template = await readTemplate(database.knex, id);
    if (template?.type !== 'official') throw notFound('Template');
    const decks = await decksWithTemplate(database.knex, id);
    const versions = await listTemplateVersions(database.knex, id);
    return {
      decks: decks.slice(0, MOST_DECKS).map((deck) => ({ id: deck.id, title: deck.title })),
      deck_count: decks.length,
      versions: versions.map(presentTemplateVersion),
    };
  },
});

const restore = defineRoute(templateCalls.adminRestoreTemplate, {
  access: 'admin',
  async handle({ caller, params, services, note }) {
    const template = await restoreVersion(services, caller, params);
    note({ subject: template.name, subjectId: template.id, details: { restored: params.version } });
    return { template: presentTemplate(template) };
  },
});

export const adminTemplateRoutes: readonly Route[] = [
  list,
  create,
  readHistory,
  restore,
  ...changeTemplateRoutes('official'),
];
