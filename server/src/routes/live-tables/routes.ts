import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import { faceOf } from '../../cardPictures/faceOf.js';
import { liveTableCalls } from '../../contract/liveTables.js';
import { HttpProblem, notFound } from '../../errors.js';
import { Refusal } from '../../liveTables/game/Game.js';
import { presentLiveTable } from '../../liveTables/presentLiveTable.js';
import { tableContent } from '../../liveTables/tableContent.js';
import { networkOf } from '../../middleware/networkOf.js';
import { canOpenTable } from '../../policies/liveTables.js';
import { readShownCard } from '../../queries/decks/readShownCard.js';
import { readTableDeck } from '../../queries/decks/readTableDeck.js';
import { readTableCard } from '../../queries/liveTables.js';
import type { Services } from '../../services.js';
import { sendPixels } from '../card-pictures/sendPixels.js';

const open = defineRoute(liveTableCalls.openLiveTable, {
  access: 'member',
  limit: 'live-table',
  async handle({ caller, body, services: { database, liveTables } }) {
    const deck = await readTableDeck(database.knex, body.deck_id);
    if (deck === undefined || !canOpenTable(caller.id, deck)) throw notFound('Deck');
    return { code: await liveTables.open(caller.id, tableContent(deck)) };
  },
});

const read = defineRoute(liveTableCalls.readLiveTable, {
  access: 'public',
  async handle({ params, koa, services }) {
    const table = await services.liveTables.find(params.code);
    if (table === undefined) throw await unknownTable(services, koa.ip);
    return { table: presentLiveTable(table) };
  },
});

const join = defineRoute(liveTableCalls.joinLiveTable, {
  access: 'public',
  async handle({ params, body, caller, koa, services }) {
    await services.limits.take('live-table-seat', networkOf(koa.ip));
    const member = caller.kind === 'member' ? caller.id : undefined;
    const joined = await services.liveTables.join(params.code, { ...body, member });
    if (joined === undefined) throw await unknownTable(services, koa.ip);
    if (joined instanceof Refusal) throw new HttpProblem('conflict', joined.message);
    return joined;
  },
});

/** The address has a name that only those know who have seen the card at the table. */
const card = defineRoute(liveTableCalls.readLiveTableCard, {
  access: 'public',
  async handle({ params, query, koa, signal, services: { database, cardPictures, config } }) {
    const found = await readTableCard(database.knex, params.code, params.face);
    if (found === undefined) throw notFound('Card');
    const shown = await readShownCard(database.knex, found.deck_id, found.card_id);
    if (shown === undefined || !canOpenTable(found.opened_by, shown.deck)) throw notFound('Card');
    const face = faceOf(shown, { side: params.side, language: query.language }, config.publicUrl);
    const form = { width: query.width, format: 'webp' } as const;
    const picture = await cardPictures.picture(face, form, { sender: koa.ip, signal });
    koa.type = 'image/webp';
    sendPixels(koa, picture, picture.isWhole ? 'private, max-age=3600' : 'no-store');
    return ANSWERED;
  },
});

/** Whoever tries many codes has to wait: they are looking for other people's tables. */
async function unknownTable({ limits }: Pick<Services, 'limits'>, ip: string): Promise<HttpProblem> {
  await limits.take('live-table-code', networkOf(ip));
  return notFound('Table');
}

export const liveTableRoutes: readonly Route[] = [open, read, join, card];
