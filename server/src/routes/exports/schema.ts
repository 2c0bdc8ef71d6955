import { z } from 'zod';
import { nextCursor, pageQueryBy } from '../../api/paging.js';
import { exportRequestSchema } from '../../jobs/exportRequest.js';
import { EXPORT_STATUSES } from '../../jobs/types.js';

const uuid = z.uuid().transform((id) => id.toLowerCase());

export const idParams = z.object({ id: uuid });
export const fileParams = idParams.extend({ token: z.string().regex(/^\d{1,15}\.[\w-]{43}$/) });

export const listQuery = pageQueryBy('time', 'id').extend({
  deck_id: uuid.optional(),
  status: z.enum(EXPORT_STATUSES).optional(),
});

export const orderBody = { schema: exportRequestSchema.extend({ deck_id: uuid }) };

const time = z.iso.datetime();

/** Values of options: lengths are mm. */
const exportOptions = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.number())]),
);

const exported = z.strictObject({
  id: z.uuid(),
  deck_id: z.uuid().nullable().describe('null when the deck is erased; the export keeps what it was'),
  deck_title: z.string(),
  preset: z.string(),
  languages: z.array(z.string()).nullable(),
  cards: z.string().nullable(),
  options: exportOptions.describe('as they were ordered'),
  status: z.enum(EXPORT_STATUSES),
  is_cancelling: z.boolean().describe('cancelled, and its worker has yet to stop'),
  progress: z.strictObject({
    stage: z.string(),
    done: z.number().int(),
    total: z.number().int(),
    share: z.number().min(0).max(1).describe('of the whole work; never goes back'),
  }),
  error: z.string().nullable().describe('why it failed, for its owner'),
  problems: z.array(
    z.strictObject({
      severity: z.string(),
      code: z.string(),
      path: z.string().describe('card, side and language'),
      message: z.string(),
      fix: z.string().optional(),
    }),
  ),
  problem_count: z.number().int(),
  file: z
    .strictObject({ name: z.string(), media_type: z.string(), size: z.number().int(), sha256: z.string() })
    .nullable(),
  created_at: time,
  updated_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  expires_at: time.nullable(),
});

export const oneExport = z.strictObject({ export: exported });
export const manyExports = z.strictObject({ exports: z.array(exported), ...nextCursor });
export const link = z.strictObject({ url: z.string().describe('relative to this server'), expires_at: time });

const measures = z.strictObject({ slug: z.string(), name: z.string(), width_mm: z.number(), height_mm: z.number() });
const cells = z.strictObject({
  columns: z.number().int(),
  rows: z.number().int(),
  left_mm: z.number(),
  top_mm: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
  gap_x_mm: z.number(),
  gap_y_mm: z.number(),
});

export const presetsAnswer = z.strictObject({
  presets: z.array(
    z.looseObject({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      product: z.enum(['pdf-cards', 'pdf-sheets', 'zip']),
      family: z.string(),
      bleed_mm: z.number(),
      safe_mm: z.number(),
      preferred_size: z.string().nullable(),
      sizes: z.array(z.string()).nullable().describe('the only sizes it takes; any where null'),
      requires: z.array(z.string()),
      source: z.string(),
      defaults: exportOptions.describe('what the preset sets by itself'),
    }),
  ),
  sizes: z.array(measures),
  papers: z.array(measures.extend({ cells: cells.nullable().describe('places of stock that is cut already') })),
  options: z.array(
    z.strictObject({
      name: z.string(),
      about: z.string(),
      type: z.enum(['choice', 'boolean', 'number', 'length', 'text', 'calibration']),
      unit: z.string().optional(),
      choices: z.array(z.string()).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      default: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('null: what the preset says'),
      products: z.array(z.string()),
    }),
  ),
});
