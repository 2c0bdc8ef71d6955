import { join } from 'node:path';
import knexLibrary from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { startEmbedded, type EmbeddedPostgres } from './embedded.js';
import type { Database } from './Database.js';
import { migrate } from './migrate.js';
import { type Limits, LIMITS, openPool, QUIET } from './openPool.js';
import { UnusableDatabaseError } from './UnusableDatabaseError.js';

export type { Database } from './Database.js';

const { knex: createKnex } = knexLibrary;

/** The oldest supported PostgreSQL version. */
const OLDEST_VERSION = 15;

/**
 * Opens and migrates the server's database: PostgreSQL if a URL is set, otherwise the embedded one in the data folder.
 * @param initial a compressed tar file that a new embedded database starts from; otherwise it is empty
 * @throws FolderInUseError; UnusableDatabaseError
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDirectory'>,
  log: Logger,
  initial?: string,
): Promise<Database> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded({ folder: join(config.dataDirectory, 'postgres'), initial })
      : await openPostgres(config.databaseUrl, { connections: config.databaseConnections });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied, database: database.kind }, 'database migrated');
    return database;
  } catch (error) {
    await database.close();
    // Missing privileges show at the first statement that needs them.
    throw isDenied(error) && config.databaseUrl !== undefined
      ? new UnusableDatabaseError(config.databaseUrl, error)
      : error;
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}

/** Opens the embedded database without migrating it. It supports a single session, so there is one connection. */
export async function openEmbedded(options: Parameters<typeof startEmbedded>[0]): Promise<Database> {
  return connectEmbedded(await startEmbedded(options));
}

/** Closing the connection also closes the embedded database. */
export function connectEmbedded(embedded: EmbeddedPostgres): Database {
  const knex = createKnex({
    client: 'pg',
    connection: { host: embedded.socketDirectory, port: 5432, user: 'postgres', database: 'postgres' },
    pool: { min: 1, max: 1 },
    ...QUIET,
  });
  return {
    knex,
    longRunning: knex,
    kind: 'embedded',
    dump: () => embedded.dump(),
    close: async () => {
      await knex.destroy();
      await embedded.close();
    },
  };
}

/**
 * Connects to a PostgreSQL server without migrating it.
 * @param connections how many ordinary ones may be open at a time
 * @throws UnusableDatabaseError when it cannot be reached or is too old
 */
export async function openPostgres(
  url: string,
  { connections = 10, ...limits }: { readonly connections?: number } & Partial<Limits> = {},
): Promise<Database> {
  const knex = openPool(url, connections, { ...LIMITS, ...limits });
  // One for a lock and one for the work that it protects; tests migrate several times at once.
  const longRunning = openPool(url, connections, { ...LIMITS, statementMs: 0, answerMs: undefined });
  const close = async (): Promise<void> => {
    await Promise.all([knex.destroy(), longRunning.destroy()]);
  };
  try {
    const { rows } = await knex.raw<{ rows: { version: string }[] }>(
      `select current_setting('server_version_num') as version`,
    );
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < OLDEST_VERSION)
      throw new Error(`it is PostgreSQL ${version}, and Cardwright needs ${OLDEST_VERSION} or newer`);
    return { knex, longRunning, kind: 'postgres', close };
  } catch (error) {
    await close();
    throw new UnusableDatabaseError(url, error);
  }
}
