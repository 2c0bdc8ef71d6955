import { presets } from '@cardwright/renderer/export';
import type { Product } from '@cardwright/renderer/imposition';
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
      days: (await readDays(knex, query.days, now)).map(({ presets, ...day }) => ({
        ...day,
        products: byProduct(presets),
      })),
      worlds: await countDecksByWorld(knex),
      queue: await measureQueue(knex, now),
      disk: (await disk.space()) ?? null,
      reports: await countReports(knex),
    };
  },
});

/** Exports by product. Presets that an installation no longer has count as nothing. */
function byProduct(ofPresets: Readonly<Record<string, number>>): Record<Product, number> {
  const sums: Record<Product, number> = { 'pdf-cards': 0, 'pdf-sheets': 0, zip: 0, play: 0 };
  for (const { name, product } of presets()) sums[product] += ofPresets[name] ?? 0;
  return sums;
}

export const overviewRoutes: readonly Route[] = [read];
