import { defineRoute, type Route } from '../../api/defineRoute.js';
import { overviewCalls } from '../../contract/admin/overview.js';
import { countDecksByWorld, measureDay, readDays } from '../../queries/dailyFigures.js';
import { countReports } from '../../queries/decks/deckReports.js';
import { measureQueue } from '../../queries/exports/measureQueue.js';

const read = defineRoute(overviewCalls.adminReadOverview, {
  access: 'admin',
  async handle({ query, services: { database, disk, clock } }) {
    const { knex } = database;
    const now = clock();
    await measureDay(knex, now);
    return {
      days: await readDays(knex, query.days, now),
      worlds: await countDecksByWorld(knex),
      queue: await measureQueue(knex, now),
      disk: (await disk.space()) ?? null,
      reports: await countReports(knex),
    };
  },
});

export const overviewRoutes: readonly Route[] = [read];
