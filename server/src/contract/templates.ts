import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { templateSchema, type TemplateConfig } from '@cardwright/renderer';
import { z } from 'zod';
import { nextCursor, pageQueryBy } from './paging.js';
import { templateVersion, templateVersionParams } from './templateVersions.js';
import { count, document, editedVersion, forceQuery, idParams, times, uuid, version } from './values.js';

const name = z.string().trim().min(1).max(500);

const idOrSlugParams = z.object({ id: z.string().min(1).max(500) });
const ownQuery = pageQueryBy('time', 'id');
const officialQuery = pageQueryBy('number', 'time', 'text', 'id');
const adminQuery = adminListQuery({ name: 'text', updated_at: 'time', uses: 'number' }, 'name');
/** Clients often name no template to start from. */
const draftId = z
  .union([uuid, z.literal('')])
  .nullish()
  .transform((id) => (id === '' || id === null ? undefined : id));

const draftBody = z.object({
  draftId: draftId.describe('id of a template to start from; by default, the default template'),
  name,
  description: z.string().max(20_000).optional(),
});

const duplicateBody = z.object({ name: name.optional() });

/** The body that the template builder sends. */
const templateBody = templateSchema.extend({ version: editedVersion });

export const template = z.looseObject({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  type: z.enum(['user', 'official']),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ratio: z.string(),
  json_config: document<TemplateConfig>('sections, items and background'),
  version,
  ...times,
});
const official = template.extend({ color_scheme_id: z.uuid().nullable() });

export type StoredTemplate = z.output<typeof template>;
export type OfficialTemplate = z.output<typeof official>;

const oneTemplate = z.object({ template });
const oneOfficialTemplate = z.object({ template: official });
const templates = z.object({ templates: z.array(template), ...nextCursor });
const officialTemplates = z.object({ templates: z.array(official), ...nextCursor });
const usedTemplates = z.object({
  templates: z.array(official.extend({ use_count: count.describe('decks, categories and cards that name it') })),
  ...total,
  ...nextCursor,
});
const templateType = z.object({ type: z.enum(['user', 'official']) });
const templateUsage = z.object({ inUse: z.boolean(), decks: count, categories: count, cards: count });

const templateHistory = z.object({
  decks: z.array(z.object({ id: z.uuid(), title: z.string() })).describe('that use it, at most 100, latest first'),
  deck_count: count.describe('all decks that use it, including those in the bin'),
  versions: z.array(templateVersion).describe('the latest first'),
});

const save = {
  method: 'put',
  description: 'If `version` is no longer the current one, nothing is saved (409).',
  params: idParams,
  body: templateBody,
  response: oneTemplate,
  problems: [409],
} as const;
const remove = { method: 'delete', params: idParams, query: forceQuery, status: 204, problems: [409] } as const;

export const templateCalls = defineCalls('Templates', {
  updateTemplate: { ...save, path: '/api/templates/{id}', summary: 'Save your template', problems: [403, 409] },
  deleteTemplate: {
    ...remove,
    path: '/api/templates/{id}',
    summary: 'Delete your template; if decks use it, `force` is required',
    problems: [403, 409],
  },
  adminUpdateTemplate: {
    ...save,
    path: '/api/admin/templates/{id}',
    summary: 'Save an official template; its slug cannot change',
  },
  adminDeleteTemplate: {
    ...remove,
    path: '/api/admin/templates/{id}',
    summary: 'Delete an official template; if decks use it, `force` is required',
  },
  listTemplates: {
    method: 'get',
    path: '/api/templates/list',
    summary: 'List your templates',
    query: ownQuery,
    response: templates,
  },
  readTemplate: {
    method: 'get',
    path: '/api/templates/{id}',
    summary: 'Get your own or an official template',
    params: idParams,
    response: oneTemplate,
  },
  readTemplateType: {
    method: 'get',
    path: '/api/templates/{id}/type',
    summary: 'Get a template’s type: user or official',
    params: idParams,
    response: templateType,
  },
  checkTemplateUsage: {
    method: 'get',
    path: '/api/templates/{id}/check-usage',
    summary: 'Check whether your decks use a template, with the number of decks, categories and cards',
    params: idParams,
    response: templateUsage,
  },
  createTemplateFromDraft: {
    method: 'post',
    path: '/api/templates/create-from-draft',
    summary: 'Create a template as a copy of another or of the default one',
    body: draftBody,
    status: 201,
    response: oneTemplate,
    problems: [404],
  },
  duplicateTemplate: {
    method: 'post',
    path: '/api/templates/duplicate/{id}',
    summary: 'Duplicate your own or an official template',
    params: idParams,
    body: duplicateBody,
    status: 201,
    response: oneTemplate,
  },
  listOfficialTemplates: {
    method: 'get',
    path: '/api/templates/official',
    summary: 'List official templates, each front followed by its back',
    query: officialQuery,
    response: officialTemplates,
  },
  readOfficialTemplate: {
    method: 'get',
    path: '/api/templates/official/{id}',
    summary: 'Get an official template by id or slug',
    params: idOrSlugParams,
    response: oneOfficialTemplate,
  },
  adminListTemplates: {
    method: 'get',
    path: '/api/admin/templates',
    summary: 'List official templates for admins',
    query: adminQuery,
    response: usedTemplates,
  },
  adminCreateTemplate: {
    method: 'post',
    path: '/api/admin/templates',
    summary: 'Create an official template',
    body: templateSchema,
    status: 201,
    response: oneOfficialTemplate,
    problems: [409],
  },
  adminReadTemplateHistory: {
    method: 'get',
    path: '/api/admin/templates/{id}/history',
    summary: 'Get the decks that use an official template, and its earlier versions',
    params: idParams,
    response: templateHistory,
  },
  adminRestoreTemplate: {
    method: 'post',
    path: '/api/admin/templates/{id}/versions/{version}/restore',
    summary: 'Publish an earlier version of an official template again, as its newest version',
    params: templateVersionParams,
    response: oneTemplate,
  },
});
