import { exportOptionsSchema, exportOrderSchema, type ExportOptions } from '@cardwright/renderer/imposition';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, document, idParams, uuid } from './values.js';

const fileParams = idParams.extend({ token: z.string().regex(/^\d{1,15}\.[\w-]{43}$/) });

const status = z.enum(['queued', 'running', 'done', 'failed', 'cancelled', 'expired']);

export type ExportStatus = z.output<typeof status>;

const listQuery = pageQueryBy('time', 'id').extend({
  deck_id: uuid.optional(),
  status: status.optional(),
});

const order = exportOrderSchema.extend({
  deck_id: uuid,
  // Texts such as `3mm` are read as well, but clients of ours send numbers.
  options: (exportOptionsSchema as z.ZodType<ExportOptions, ExportOptions>).optional(),
});

const time = z.iso.datetime();

const exported = z.object({
  id: z.uuid(),
  deck_id: z.uuid().nullable().describe('null when the deck is erased; the export keeps what it was'),
  deck_title: z.string(),
  preset: z.string(),
  languages: z.array(z.string()).nullable(),
  cards: z.string().nullable(),
  options: document<ExportOptions>('as they were ordered; lengths are mm'),
  status,
  is_cancelling: z.boolean().describe('cancelled, and its worker has yet to stop'),
  progress: z.object({
    stage: z.string(),
    done: count,
    total: count,
    share: z.number().min(0).max(1).describe('of the whole work; never goes back'),
  }),
  error: z.string().nullable().describe('why it failed, for its owner'),
  problems: z.array(
    z.object({
      severity: z.string(),
      code: z.string(),
      path: z.string().describe('card, side and language'),
      message: z.string(),
      fix: z.string().optional(),
    }),
  ),
  problem_count: count,
  file: z.strictObject({ name: z.string(), media_type: z.string(), size: count, sha256: z.string() }).nullable(),
  created_at: time,
  updated_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  expires_at: time.nullable(),
});

export type Export = z.output<typeof exported>;

const oneExport = z.object({ export: exported });
const manyExports = z.object({ exports: z.array(exported), ...nextCursor });
const link = z.object({ url: z.string().describe('relative to this server'), expires_at: time });

const measures = z.object({ slug: z.string(), name: z.string(), width_mm: z.number(), height_mm: z.number() });
const cells = z.object({
  columns: count,
  rows: count,
  left_mm: z.number(),
  top_mm: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
  gap_x_mm: z.number(),
  gap_y_mm: z.number(),
});

const presetsAnswer = z.object({
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
      defaults: document<ExportOptions>('what the preset sets by itself; lengths are mm'),
    }),
  ),
  sizes: z.array(measures),
  papers: z.array(measures.extend({ cells: cells.nullable().describe('places of stock that is cut already') })),
  options: z.array(
    z.object({
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

export type ExportChoices = z.output<typeof presetsAnswer>;

export const exportCalls = defineCalls('Exports', {
  orderExport: {
    method: 'post',
    path: '/api/exports',
    summary: 'Order a product of a deck',
    description:
      'The deck is taken as it is now, with its designs: later edits change nothing in the product. Several languages come as one zip. Lengths are millimetres. `GET /api/exports/presets` lists the options with what each preset sets. At most 10 exports of one member wait or run.',
    body: order,
    status: 201,
    response: oneExport,
    problems: [409],
  },
  listExports: {
    method: 'get',
    path: '/api/exports',
    summary: 'Own exports, newest first',
    query: listQuery,
    response: manyExports,
  },
  listExportPresets: {
    method: 'get',
    path: '/api/exports/presets',
    summary: 'Products, card sizes, papers and options that there are',
    response: presetsAnswer,
  },
  readExport: {
    method: 'get',
    path: '/api/exports/{id}',
    summary: 'An own export',
    params: idParams,
    response: oneExport,
  },
  watchExport: {
    method: 'get',
    path: '/api/exports/{id}/events',
    summary: 'Progress as server-sent events, until a final state',
    description:
      'Each `event: export` carries `{export}`; its id is the revision, which `Last-Event-ID` continues from. 204 when there is nothing more to come.',
    params: idParams,
    response: { mediaType: 'text/event-stream', events: { export: oneExport } },
  },
  cancelExport: {
    method: 'post',
    path: '/api/exports/{id}/cancel',
    summary: 'Stop an export that waits or runs',
    params: idParams,
    response: oneExport,
    problems: [409],
  },
  retryExport: {
    method: 'post',
    path: '/api/exports/{id}/retry',
    summary: 'Queue an export that failed, was cancelled or has expired again, from the deck as it was ordered',
    params: idParams,
    response: oneExport,
    problems: [409],
  },
  deleteExport: {
    method: 'delete',
    path: '/api/exports/{id}',
    summary: 'Remove an export with its file; one that runs is stopped',
    params: idParams,
    status: 204,
  },
  downloadExport: {
    method: 'get',
    path: '/api/exports/{id}/download',
    summary: 'The file of an own export; takes ranges',
    params: idParams,
    response: { mediaType: 'application/octet-stream' },
    problems: [409, 410],
  },
  linkExport: {
    method: 'post',
    path: '/api/exports/{id}/link',
    summary: 'An address of the file that works without a session, for 10 minutes',
    params: idParams,
    status: 201,
    response: link,
  },
  readExportFile: {
    method: 'get',
    path: '/api/exports/{id}/files/{token}',
    summary: 'What a link leads to',
    params: fileParams,
    response: { mediaType: 'application/octet-stream' },
    problems: [409, 410],
  },
});
