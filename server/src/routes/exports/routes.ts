import { defineRoute, type Route } from '../../api/defineRoute.js';
import type { Caller } from '../../api/caller.js';
import { notFound } from '../../errors.js';
import { canExportDeck } from '../../policies/exports.js';
import { presentPresets } from '../../presenters/exportPresets.js';
import { presentExport } from '../../presenters/exports.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';
import { deleteExport } from '../../queries/exports/changeExport.js';
import { listExports } from '../../queries/exports/readExports.js';
import type { Services } from '../../services.js';
import { exportFileRoutes } from './fileRoutes.js';
import { requireExport } from './requireExport.js';
import { idParams, listQuery, manyExports, oneExport, orderBody, presetsAnswer } from './schema.js';
import { sendEvents } from './sendEvents.js';

const tag = 'Exports';

async function tell(services: Services, caller: Caller, id: string) {
  return { export: presentExport(await requireExport(services, caller, id), services.clock()) };
}

const order = defineRoute({
  method: 'post',
  path: '/api/exports',
  name: 'orderExport',
  tag,
  summary: 'Order a product of a deck',
  description:
    'The deck is taken as it is now, with its designs: later edits change nothing in the product. Several languages come as one zip. Lengths are millimetres. `GET /api/exports/presets` lists the options with what each preset sets. At most 10 exports of one member wait or run.',
  access: 'member',
  limit: 'export',
  body: orderBody,
  status: 201,
  response: oneExport,
  problems: [409],
  async handle({ caller, body: { deck_id: deckId, ...request }, services }) {
    const deck = await readDeckHead(services.database.knex, deckId);
    if (deck?.deleted_at !== null || !canExportDeck(caller, deck)) throw notFound('Deck');
    const id = await services.exports.enqueue({ ...request, userId: caller.id, deckId });
    return tell(services, caller, id);
  },
});

const list = defineRoute({
  method: 'get',
  path: '/api/exports',
  name: 'listExports',
  tag,
  summary: 'Own exports, newest first',
  access: 'member',
  query: listQuery,
  response: manyExports,
  async handle({ caller, query: { limit, cursor, deck_id: deckId, status }, services }) {
    const filter = { userId: caller.id, deckId, status };
    const { entries, next_cursor } = await listExports(services.database.knex, filter, { limit, cursor });
    const now = services.clock();
    return { exports: entries.map((row) => presentExport(row, now)), next_cursor };
  },
});

const presets = defineRoute({
  method: 'get',
  path: '/api/exports/presets',
  name: 'listExportPresets',
  tag,
  summary: 'Products, card sizes, papers and options that there are',
  access: 'public',
  response: presetsAnswer,
  handle: () => Promise.resolve(presentPresets()),
});

const read = defineRoute({
  method: 'get',
  path: '/api/exports/{id}',
  name: 'readExport',
  tag,
  summary: 'An own export',
  access: 'member',
  params: idParams,
  response: oneExport,
  handle: ({ caller, params, services }) => tell(services, caller, params.id),
});

const events = defineRoute({
  method: 'get',
  path: '/api/exports/{id}/events',
  name: 'watchExport',
  tag,
  summary: 'Progress as server-sent events, until a final state',
  description:
    'Each `event: export` carries `{export}`; its id is the revision, which `Last-Event-ID` continues from. 204 when there is nothing more to come.',
  access: 'member',
  params: idParams,
  response: { mediaType: 'text/event-stream' },
  async handle({ caller, params, services, koa, signal }) {
    sendEvents(koa, await requireExport(services, caller, params.id), services, signal);
  },
});

const cancel = defineRoute({
  method: 'post',
  path: '/api/exports/{id}/cancel',
  name: 'cancelExport',
  tag,
  summary: 'Stop an export that waits or runs',
  access: 'member',
  params: idParams,
  response: oneExport,
  problems: [409],
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    await services.exports.cancel(params.id);
    return tell(services, caller, params.id);
  },
});

const retry = defineRoute({
  method: 'post',
  path: '/api/exports/{id}/retry',
  name: 'retryExport',
  tag,
  summary: 'Queue an export that failed, was cancelled or has expired again, from the deck as it was ordered',
  access: 'member',
  limit: 'export',
  params: idParams,
  response: oneExport,
  problems: [409],
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    await services.exports.retry(params.id);
    return tell(services, caller, params.id);
  },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/exports/{id}',
  name: 'deleteExport',
  tag,
  summary: 'Remove an export with its file; one that runs is stopped',
  access: 'member',
  params: idParams,
  status: 204,
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    await deleteExport(services.database.knex, params.id);
  },
});

export const exportRoutes: readonly Route[] = [
  order,
  list,
  presets,
  read,
  events,
  cancel,
  retry,
  remove,
  ...exportFileRoutes,
];
