import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { type Caller, isSelf } from '../../caller.js';
import { HttpProblem, notFound } from '../../errors.js';
import { isInBin } from '../../policies/decks.js';
import { canExportDeck } from '../../policies/exports.js';
import { presentPresets } from '../../presenters/exportPresets.js';
import { presentExport } from '../../presenters/exports.js';
import { type DeckHead, readDeckHead } from '../../queries/decks/readDeck.js';
import { deleteExport } from '../../queries/exports/changeExport.js';
import { listExports } from '../../queries/exports/readExports.js';
import { listOwnPresets } from '../../queries/ownPresets.js';
import { listOwnProfiles } from '../../queries/ownProfiles.js';
import type { Services } from '../../services.js';
import { exportFileRoutes } from './fileRoutes.js';
import { requireExport } from './requireExport.js';
import { exportCalls } from '../../contract/exports.js';
import { sendEvents } from './sendEvents.js';

async function tell(services: Services, caller: Caller, id: string) {
  return { export: presentExport(await requireExport(services, caller, id), services.clock()) };
}

/** For those who could write the deck; others must not learn that it existed. */
function deletedDeck(caller: Caller, { user_id }: DeckHead): HttpProblem {
  const way = isSelf(caller, user_id)
    ? 'To bring it back, choose “Open bin” below your decks within 30 days.'
    : 'Its owner can bring it back from the bin within 30 days.';
  return new HttpProblem('gone', `This deck has been deleted. ${way}`);
}

const order = defineRoute(exportCalls.orderExport, {
  access: 'member',
  async handle({ caller, body: { deck_id: deckId, ...request }, services }) {
    const deck = await readDeckHead(services.database.knex, deckId);
    if (deck !== undefined && isInBin(caller, deck)) throw deletedDeck(caller, deck);
    if (deck === undefined || !canExportDeck(caller, deck)) throw notFound('Deck');
    // Refused orders count as writes alone.
    const enqueue = () => services.exports.enqueue({ ...request, userId: caller.id, deckId });
    const id = await services.limits.count('export', caller.id, enqueue);
    return tell(services, caller, id);
  },
});

const list = defineRoute(exportCalls.listExports, {
  access: 'member',
  async handle({ caller, query: { limit, cursor, deck_id: deckId, status }, services }) {
    const filter = { userId: caller.id, deckId, status };
    const { entries, next_cursor } = await listExports(services.database.knex, filter, { limit, cursor });
    const now = services.clock();
    const left = await services.limits.left('export', caller.id);
    return { exports: entries.map((row) => presentExport(row, now)), left, next_cursor };
  },
});

const presets = defineRoute(exportCalls.listExportPresets, {
  access: 'public',
  async handle({ caller, services: { database } }) {
    if (caller.kind === 'stranger') return presentPresets();
    const [presets, profiles] = [
      await listOwnPresets(database.knex, caller.id),
      await listOwnProfiles(database.knex, caller.id),
    ];
    return presentPresets({ presets, profiles });
  },
});

const read = defineRoute(exportCalls.readExport, {
  access: 'member',
  handle: ({ caller, params, services }) => tell(services, caller, params.id),
});

const events = defineRoute(exportCalls.watchExport, {
  access: 'member',
  async handle({ caller, params, services, koa, signal }) {
    sendEvents(koa, await requireExport(services, caller, params.id), services, signal);
    return ANSWERED;
  },
});

const cancel = defineRoute(exportCalls.cancelExport, {
  access: 'member',
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    await services.exports.cancel(params.id);
    return tell(services, caller, params.id);
  },
});

const retry = defineRoute(exportCalls.retryExport, {
  access: 'member',
  async handle({ caller, params, services }) {
    await requireExport(services, caller, params.id);
    await services.limits.count('export', caller.id, () => services.exports.retry(params.id));
    return tell(services, caller, params.id);
  },
});

const remove = defineRoute(exportCalls.deleteExport, {
  access: 'member',
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
