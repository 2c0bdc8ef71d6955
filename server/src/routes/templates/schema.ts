import { parseTemplate, templateSchema, type Parsed, type Template } from '@cardwright/renderer';
import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';
import type { TemplateChange } from '../../commands/templates/saveTemplate.js';

/** Inline SVG and small data URLs; photos belong into storage. */
const TEMPLATE_BODY_LIMIT = 8 * 1024 * 1024;

const uuid = z.uuid().transform((id) => id.toLowerCase());
const name = z.string().trim().min(1).max(500);

export const idParams = z.object({ id: uuid });
export const idOrSlugParams = z.object({ id: z.string().min(1).max(500) });
export const ownQuery = pageQueryBy('time', 'id');
export const officialQuery = pageQueryBy('number', 'time', 'text', 'id');
export const adminQuery = officialQuery.extend({ q: z.string().trim().min(1).max(200).optional() });
export const deleteQuery = z.object({
  force: z.stringbool().default(false).describe('even when decks use it; they then name none'),
});

/** Templates to start from are often named by nothing at all. */
const draftId = z
  .union([uuid, z.literal('')])
  .nullish()
  .transform((id) => (id === '' || id === null ? undefined : id));

export const draftBody = z.object({
  draftId: draftId.describe('id of a readable template to start from; the default one where absent'),
  name,
  description: z.string().max(20_000).optional(),
});

export const duplicateBody = z.object({ name: name.optional() });

/** Parsed by the renderer's own reader, described by its schema. */
export const officialBody = {
  schema: templateSchema as unknown as z.ZodType<Template>,
  parse: (input: unknown): Parsed<Template> => parseTemplate(input),
  limit: TEMPLATE_BODY_LIMIT,
};

const version = z.number().int().min(1);

export const templateBody = {
  schema: templateSchema.extend({
    version: version.optional().describe('the version that was edited; 409 when it is no longer the current one'),
  }) as unknown as z.ZodType<TemplateChange>,
  parse: readChange,
  limit: TEMPLATE_BODY_LIMIT,
};

function readChange(input: unknown): Parsed<TemplateChange> {
  const parsed = parseTemplate(input);
  if (!parsed.ok || version.optional().safeParse(parsed.value.version).success) return parsed;
  const message = 'expected the version that the answer before carried, a whole number';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: 'version', message }] };
}

const template = z.looseObject({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  type: z.enum(['user', 'official']),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  ratio: z.string(),
  json_config: z.looseObject({}),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
const official = template.extend({ color_scheme_id: z.uuid().nullable() });

export const oneTemplate = z.strictObject({ template });
export const oneOfficialTemplate = z.strictObject({ template: official });
export const templates = z.strictObject({ templates: z.array(template), ...nextCursor });
export const officialTemplates = z.strictObject({ templates: z.array(official), ...nextCursor });
export const templateType = z.strictObject({ type: z.enum(['user', 'official']) });
const count = z.number().int();
export const templateUsage = z.strictObject({ inUse: z.boolean(), decks: count, categories: count, cards: count });
