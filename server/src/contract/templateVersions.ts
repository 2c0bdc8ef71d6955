import { type TemplateConfig } from '@cardwright/renderer';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { document, idParams, version } from './values.js';

/** An earlier version of a template, without its content. */
export const templateVersion = z.object({ version, name: z.string(), ratio: z.string(), saved_at: z.string() });

export const templateVersionParams = idParams.extend({
  version: z.coerce.number<number>().int().min(1).max(2_147_483_647),
});

const keptVersion = z.object({
  version,
  saved_at: z.string(),
  template: z.looseObject({
    name: z.string(),
    description: z.string(),
    ratio: z.string(),
    json_config: document<TemplateConfig>('sections, items and background, as they were saved'),
  }),
});

export type ListedTemplateVersion = z.output<typeof templateVersion>;
export type KeptTemplateVersion = z.output<typeof keptVersion>;

export const templateVersionCalls = defineCalls('Templates', {
  listTemplateVersions: {
    method: 'get',
    path: '/api/templates/{id}/versions',
    summary: 'List the earlier versions of a template that you may change, the latest first',
    description:
      'Each save keeps what it replaces. Older versions are thinned: of the last day, one every ten minutes is kept; of the last week, one an hour; of two months, one a day; of two years, one a month.',
    params: idParams,
    response: z.object({ versions: z.array(templateVersion) }),
  },
  readTemplateVersion: {
    method: 'get',
    path: '/api/templates/{id}/versions/{version}',
    summary: 'Get an earlier version of a template that you may change; to restore it, save its content',
    params: templateVersionParams,
    response: keptVersion,
  },
});
