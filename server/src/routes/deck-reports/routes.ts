import { defineRoute, type Route } from '../../api/defineRoute.js';
import { deckReportCalls } from '../../contract/deckReports.js';
import { notFound } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { utc } from '../../presenters/utc.js';
import { deleteReport, insertReport, listReports } from '../../queries/decks/deckReports.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';

const report = defineRoute(deckReportCalls.reportDeck, {
  access: 'public',
  limit: 'form',
  async handle({ params, body, services: { database, clock } }) {
    const deck = await readDeckHead(database.knex, params.id);
    if (deck === undefined || !isPublicDeck(deck)) throw notFound('Deck');
    await insertReport(database.knex, deck.id, body, clock());
    return { status: 'received' as const };
  },
});

const list = defineRoute(deckReportCalls.adminListReports, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, next_cursor } = await listReports(database.knex, query.deck_id, query);
    return { reports: entries.map((entry) => ({ ...entry, created_at: utc(entry.created_at) })), next_cursor };
  },
});

const remove = defineRoute(deckReportCalls.adminDeleteReport, {
  access: 'admin',
  async handle({ params, services: { database } }) {
    if (!(await deleteReport(database.knex, params.id))) throw notFound('Report');
  },
});

export const deckReportRoutes: readonly Route[] = [report, list, remove];
