import { iconNameCheck } from '@cardwright/renderer';
import { createNodeIconLibrary } from '@cardwright/renderer/export';
import type Router from '@koa/router';
import type { Logger } from 'pino';
import { createAi } from './ai/createAi.js';
import { connectAuth } from './auth/connectAuth.js';
import type { PasswordHasher } from './auth/embedded/passwords/PasswordHasher.js';
import { Bodies } from './bodies/Bodies.js';
import { createCardPictures } from './cardPictures/createCardPictures.js';
import { connectCheckout } from './checkout/connectCheckout.js';
import type { Config } from './config.js';
import { openDatabase, type Database } from './database/connect.js';
import { connectExports } from './jobs/connectExports.js';
import type { PaintingBrowser } from './jobs/maker/IdlePool.js';
import { DecoderPool } from './images/decoding/DecoderPool.js';
import type { FileDecoder } from './images/decoding/PictureDecoder.js';
import { LiveTables } from './liveTables/LiveTables.js';
import { CountedMailer } from './mail/CountedMailer.js';
import { createMailer } from './mail/createMailer.js';
import { KeyedLimit } from './middleware/KeyedLimit.js';
import { MemberRoles } from './middleware/MemberRoles.js';
import { RateLimits } from './middleware/rateLimits.js';
import { DeckContentCache } from './presenters/DeckContentCache.js';
import { ErrorRecord } from './observability/errors/ErrorRecord.js';
import { DiskSpace } from './observability/DiskSpace.js';
import { Metrics } from './observability/metrics.js';
import { observeConnections } from './observability/observeConnections.js';
import { moveIllustrations } from './queries/decks/moveIllustrations.js';
import { layOutStartingData, STARTING_DATA } from './seeds/startingData.js';
import { connectPictures } from './storage/connectPictures.js';
import { DailyVisitors } from './visits/DailyVisitors.js';
import type { Services } from './services.js';

/** The parts of the app. */
export interface ServerParts {
  readonly services: Services;
  /** The routers of embedded sign-in and storage. */
  readonly routers: readonly Router[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** An open, migrated database, which the caller closes; by default opened from the settings. */
  readonly database?: Database;
  readonly limits?: RateLimits;
  readonly disk?: DiskSpace;
  /** A cheaper hasher makes tests fast. */
  readonly passwords?: PasswordHasher;
  readonly clock?: () => Date;
  /** What decodes untrusted files; by default, processes with limits. */
  readonly decoder?: FileDecoder;
  /**
   * Whether to load official designs, demo decks and, in a new data folder, demo accounts before the server responds.
   */
  readonly isSeeded?: boolean;
  /** Paints exports and pictures of cards; by default, each of them starts a browser when it needs one. */
  readonly browser?: PaintingBrowser;
  /** The caller's own queue, with its own makers. */
  readonly exports?: Services['exports'];
  readonly checkAnswer?: Services['checkAnswer'];
  readonly bodies?: Bodies;
}

/** Creates and connects all services according to the settings. */
export async function createServices(config: Config, log: Logger, options: ServiceOptions = {}): Promise<ServerParts> {
  const database = options.database ?? (await openOwnDatabase(config, log, options));
  const shared = database.kind === 'postgres' ? database.knex : undefined;
  const limits = options.limits ?? new RateLimits(1, { table: config.rateLimits, shared });
  const { browser } = options;
  const clock = options.clock ?? (() => new Date());
  const disk = options.disk ?? new DiskSpace(config.dataDirectory, { clock });
  const members = new MemberRoles(database);
  const metrics = new Metrics();
  observeConnections(database.knex, metrics);
  const mail = new CountedMailer(createMailer({ config, database, log, clock }), metrics);
  const bodies = options.bodies ?? new Bodies();
  const auth = await connectAuth({ config, database, mailer: mail, limits, log, clock, passwords: options.passwords });
  const decoder = options.decoder ?? new DecoderPool();
  const pictures = connectPictures({
    config,
    database,
    sessions: auth.sessions,
    members,
    limits,
    disk,
    bodies,
    decoder,
    clock,
    urlKey: auth.urlKey,
  });
  const checkout = connectCheckout({ config, database, limits, log, clock });
  const routers: Router[] = [...auth.routers, ...pictures.routers, ...checkout.routers];
  const exports =
    options.exports ?? connectExports({ config, database, pictures: pictures.pictures, metrics, log, clock, browser });
  const cards = createCardPictures({ config, pictures: pictures.pictures, limits, log, browser });
  const liveTables = new LiveTables({ database, log, clock });
  metrics.countLiveTables = () => {
    const { tables, connections } = liveTables.counts;
    metrics.liveTables.set({ what: 'tables' }, tables);
    metrics.liveTables.set({ what: 'connections' }, connections);
  };
  const services: Services = {
    config,
    log,
    database,
    limits,
    clock,
    members,
    disk,
    metrics,
    errors: new ErrorRecord(clock),
    mail,
    sessions: auth.sessions,
    accounts: auth.accounts,
    storage: pictures.storage,
    pictures: pictures.pictures,
    decoder,
    cardPictures: cards.cardPictures,
    liveTables,
    stock: pictures.stock,
    ai: createAi(config, { log }),
    exports,
    checkout: checkout.checkout,
    deckContents: new DeckContentCache(),
    iconNames: iconNameCheck(createNodeIconLibrary()),
    bodies,
    saves: new KeyedLimit(1),
    visitors: new DailyVisitors(),
    ...(options.checkAnswer && { checkAnswer: options.checkAnswer }),
  };
  return {
    services,
    routers,
    close: async () => {
      await checkout.checkout.gateway?.settled();
      await liveTables.close();
      await auth.settled();
      await cards.close();
      if (decoder instanceof DecoderPool) decoder.close();
      await bodies.close();
      if (options.database === undefined) await database.close();
    },
  };
}

async function openOwnDatabase(config: Config, log: Logger, { isSeeded = false }: ServiceOptions): Promise<Database> {
  const initial = isSeeded ? await layOutStartingData(config) : undefined;
  const database = await openDatabase(config, log, initial);
  if (initial !== undefined) await moveIllustrations(database.knex, STARTING_DATA.publicUrl, config.publicUrl);
  return database;
}
