import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import type { PictureSources } from '../images/PictureSources.js';
import type { Metrics } from '../observability/metrics.js';
import { loadFonts } from '../queries/ownFiles.js';
import { readProfileBytes } from '../queries/ownProfiles.js';
import { DeckMaker } from './maker/DeckMaker.js';
import type { PaintingBrowser } from './maker/IdlePool.js';
import { PostgresExportQueue } from './PostgresExportQueue.js';

interface Parts {
  readonly config: Pick<Config, 'dataDirectory' | 'exportWorkers' | 'publicUrl'>;
  readonly database: Database;
  readonly pictures: Pick<PictureSources, 'find'>;
  readonly metrics: Pick<Metrics, 'exports'>;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly browser: PaintingBrowser | undefined;
}

/** Creates the export queue on the server's database, with as many local workers as the settings say. */
export function connectExports({
  config,
  database,
  pictures,
  metrics,
  log,
  clock,
  browser,
}: Parts): PostgresExportQueue {
  const maker = new DeckMaker({
    pictures,
    browser,
    publicUrl: config.publicUrl,
    cacheFolder: join(config.dataDirectory, 'cache', 'faces'),
    loadFonts: (ids) => loadFonts(database.knex, ids),
    loadProfile: (id) => readProfileBytes(database.knex, id),
  });
  return new PostgresExportQueue({ database, maker, log, metrics, clock, workers: config.exportWorkers });
}
