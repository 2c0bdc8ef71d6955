import { colorSchemeSchema, parseColorScheme, type ColorScheme, type Parsed } from '@cardwright/renderer';
import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';

export const idParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) });
export const listQuery = pageQueryBy('flag', 'flag', 'text', 'id');
export const searchQuery = listQuery.extend({ q: z.string().trim().min(1).max(200).optional() });
export const deleteQuery = z.object({
  force: z.stringbool().default(false).describe('even when decks use it; they then name none'),
});

/** Parsed by the renderer's own reader, described by its schema. */
export const colorSchemeBody = {
  schema: colorSchemeSchema as unknown as z.ZodType<ColorScheme>,
  parse: (input: unknown): Parsed<ColorScheme> => parseColorScheme(input),
};

/** Parsed by the same reader, once what is stored has been added. */
export const colorSchemePatch = {
  schema: colorSchemeSchema.partial() as unknown as z.ZodType<Readonly<Record<string, unknown>>>,
  parse: readPatch,
};

function readPatch(input: unknown): Parsed<Readonly<Record<string, unknown>>> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data, warnings: [] };
  const message = 'expected an object with what shall change';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: '', message }] };
}

const colors = z.record(z.string(), z.string());

const colorScheme = z.looseObject({
  id: z.uuid(),
  user_id: z.uuid().nullable().optional().describe("null: everybody's; absent: of a member who is not you"),
  name: z.string(),
  slug: z.string().optional(),
  description: z.string(),
  is_public: z.boolean(),
  brand: colors,
  category: colors,
  neutral: colors,
  created_at: z.string(),
  updated_at: z.string(),
});

export const oneColorScheme = z.strictObject({ colorScheme });
export const colorSchemes = z.strictObject({ colorSchemes: z.array(colorScheme), ...nextCursor });
