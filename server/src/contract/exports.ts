import type { DeckFix } from '@cardwright/renderer';
import {
  EXPORT_STAGES,
  exportOptionsSchema,
  exportOrderSchema,
  PRODUCTS,
  type ExportOptions,
} from '@cardwright/renderer/imposition';
import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { nextCursor, pageQueryBy } from './paging.js';
import { count, document, idParams, uuid } from './values.js';

const fileParams = idParams.extend({ token: z.string().regex(/^\d{1,15}\.[\w-]{43}$/) });

export const exportStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled', 'expired']);

export type ExportStatus = z.output<typeof exportStatus>;

/** The stages of making files, and what comes before and after them. */
const jobStage = z.enum(['queued', 'starting', ...EXPORT_STAGES, 'done']);

export type JobStage = z.output<typeof jobStage>;

const listQuery = pageQueryBy('time', 'id').extend({
  deck_id: uuid.optional(),
  status: exportStatus.optional(),
});

/** A misspelt key would otherwise export something else than what is wanted. */
const order = z.strictObject({
  ...exportOrderSchema.shape,
  deck_id: uuid,
  languages: exportOrderSchema.shape.languages.refine(
    (codes = []) => new Set(codes).size === codes.length,
    'A language is in this list twice. Name each one once.',
  ),
  // Strings such as `3mm` also work, but our clients send numbers.
  options: (exportOptionsSchema as z.ZodType<ExportOptions, ExportOptions>).optional(),
});

const time = z.iso.datetime();

/** A problem that was found when an export was made. */
const exportProblem = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  path: z.string().describe('card, side and language'),
  message: z.string(),
  fix: z.string().optional(),
  cards: z
    .array(z.object({ number: count.optional(), id: z.string().optional(), title: z.string() }))
    .optional()
    .describe('the cards concerned, at most 200'),
  side: z.enum(['front', 'back']).optional(),
  language: z.string().optional(),
  item_id: z.string().optional().describe('the part of the template'),
  place_mm: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .optional()
    .describe('the part’s place on the face, from the trim’s top left corner'),
  quick_fix: document<DeckFix>('edits of the deck that a program can apply').optional(),
});

export type ExportProblem = Readonly<z.output<typeof exportProblem>>;

export const exported = z.object({
  id: z.uuid(),
  deck_id: z.uuid().nullable().describe('null if the deck was deleted; the export keeps its content'),
  deck_title: z.string(),
  preset: z.string(),
  languages: z.array(z.string()).nullable(),
  cards: z.string().nullable(),
  options: document<ExportOptions>('the options as ordered; lengths are in mm'),
  status: exportStatus,
  progress: z.object({
    stage: jobStage,
    done: count,
    total: count,
    share: z.number().min(0).max(1).describe('the completed share of the work; never decreases'),
  }),
  error: z.string().nullable().describe('the reason for a failure'),
  problems: z.array(exportProblem).describe('what the check before the export found, worst first'),
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
const manyExports = z.object({
  exports: z.array(exported),
  left: count.describe('how many more exports you can start now, before the rate limit'),
  ...nextCursor,
});
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
      name: z.string().describe('the id of one of your own'),
      title: z.string(),
      description: z.string(),
      product: z.enum(PRODUCTS),
      family: z.string(),
      bleed_mm: z.number(),
      safe_mm: z.number(),
      preferred_size: z.string().nullable(),
      sizes: z.array(z.string()).nullable().describe('the supported sizes; null for any size'),
      requires: z.array(z.string()),
      fixed: z.array(z.string()).describe('the options of which the vendor requires the value of the preset'),
      packs: z
        .array(z.object({ cards: count, price: z.number().optional() }))
        .nullable()
        .describe('the numbers of cards that are sold together; null for any number'),
      price: z
        .object({
          currency: z.string(),
          per_order: z.number().optional(),
          per_card: z.number().optional(),
          per_sheet: z.number().optional(),
        })
        .nullable()
        .describe('prices that the preset knows'),
      extension: z.string().describe('the extension of its file in one language'),
      needs_address: z
        .boolean()
        .describe('whether its pictures are loaded from the web, so that `address` is required'),
      takes_shape: z
        .boolean()
        .describe('whether its table shows round and hexagonal cards, so that `shape` is allowed'),
      is_own: z.boolean().describe('whether you have added it'),
      source: z.string(),
      missing_profile: z
        .string()
        .nullable()
        .describe(
          'the ICC file that your preset names and you have not uploaded; until then, name an `output_profile`',
        ),
      defaults: document<ExportOptions>('the values that the preset sets; lengths are in mm'),
    }),
  ),
  sizes: z.array(measures),
  papers: z.array(measures.extend({ cells: cells.nullable().describe('the cells of pre-cut stock') })),
  profiles: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .describe('your own colour profiles; `output_profile` names one by its id'),
  options: z.array(
    z.object({
      name: z.string(),
      about: z.string(),
      type: z.enum(['choice', 'boolean', 'number', 'length', 'text', 'calibration']),
      unit: z.string().optional(),
      choices: z.array(z.string()).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      default: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('null if it depends on the preset'),
      products: z.array(z.string()),
    }),
  ),
});

export type ExportChoices = z.output<typeof presetsAnswer>;

/** What files answer with when only a part of them is wanted. */
export const RANGES = { 206: 'The requested range' };

export const exportCalls = defineCalls('Exports', {
  orderExport: {
    method: 'post',
    path: '/api/exports',
    summary: 'Order an export of a deck',
    description:
      'Exports the deck and its designs as they are now; later edits do not affect the export. Several languages are packed into one zip. Lengths are in millimetres. `GET /api/exports/presets` lists the options and the values that each preset sets. A member can have at most 10 queued or running exports.',
    body: order,
    status: 201,
    response: oneExport,
    problems: [404, 409, 410],
  },
  listExports: {
    method: 'get',
    path: '/api/exports',
    summary: 'List your exports, newest first',
    query: listQuery,
    response: manyExports,
  },
  listExportPresets: {
    method: 'get',
    path: '/api/exports/presets',
    summary: 'List the presets, card sizes, papers and options, with your own if you are signed in',
    response: presetsAnswer,
  },
  readExport: {
    method: 'get',
    path: '/api/exports/{id}',
    summary: 'Get your export',
    params: idParams,
    response: oneExport,
  },
  watchExport: {
    method: 'get',
    path: '/api/exports/{id}/events',
    summary: 'Stream progress as server-sent events until a final state',
    description:
      'Each `event: export` carries `{export}`. Its id is the revision from which `Last-Event-ID` continues. Answers 204 if nothing more will come.',
    params: idParams,
    response: { mediaType: 'text/event-stream', events: { export: oneExport } },
    otherwise: { 204: 'Nothing more will come' },
  },
  cancelExport: {
    method: 'post',
    path: '/api/exports/{id}/cancel',
    summary: 'Cancel a queued or running export',
    params: idParams,
    response: oneExport,
    problems: [409],
  },
  retryExport: {
    method: 'post',
    path: '/api/exports/{id}/retry',
    summary: 'Repeat a failed, cancelled or expired export with the same deck snapshot',
    params: idParams,
    response: oneExport,
    problems: [409],
  },
  deleteExport: {
    method: 'delete',
    path: '/api/exports/{id}',
    summary: 'Delete an export with its file; a running one is stopped',
    params: idParams,
    status: 204,
  },
  downloadExport: {
    method: 'get',
    path: '/api/exports/{id}/download',
    summary: 'Download the file of your export; supports ranges',
    params: idParams,
    response: { mediaType: 'application/octet-stream' },
    otherwise: RANGES,
    problems: [409, 410, 416],
  },
  linkExport: {
    method: 'post',
    path: '/api/exports/{id}/link',
    summary: 'Create a link to the file that works without a session for 10 minutes',
    params: idParams,
    status: 201,
    response: link,
  },
  readExportFile: {
    method: 'get',
    path: '/api/exports/{id}/files/{token}',
    summary: 'Download a file by its link',
    params: fileParams,
    response: { mediaType: 'application/octet-stream' },
    otherwise: RANGES,
    problems: [409, 410, 416],
  },
});
