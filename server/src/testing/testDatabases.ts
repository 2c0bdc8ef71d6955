import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openEmbedded, openPostgres, type Database } from '../database/connect.js';
import type { PreparedDatabases } from './prepareDatabases.js';
import { SpareEmbedded } from './SpareEmbedded.js';
import { administer } from './administer.js';
import { withDatabase } from './databaseUrl.js';

export interface TestDatabase extends Database {
  /** The URL for other processes; undefined for the embedded database, which only one process can open. */
  readonly url: string | undefined;
}

export interface TestDatabaseKind {
  readonly name: 'embedded' | 'postgres';
  /** Opens a fresh, migrated, empty database. */
  open(): Promise<TestDatabase>;
  /** The same without tables, for tests of the migrations. */
  openEmpty(): Promise<TestDatabase>;
}

/** Used by this process only. */
const spare = new SpareEmbedded();

const embedded: TestDatabaseKind = {
  name: 'embedded',
  async open() {
    return { ...(await spare.open(prepared().dump)), url: undefined };
  },
  async openEmpty() {
    return { ...(await openEmbedded({})), url: undefined };
  },
};

const postgres: TestDatabaseKind = {
  name: 'postgres',
  open: () => createDatabase(prepared().template),
  // Not template1, which the server's owner may have changed.
  openEmpty: () => createDatabase('template0'),
};

/**
 * For suites about HTTP: routes, policies and schemas, for which the kind of database makes no difference. If every suite
 * ran twice, half of the time would go into these.
 */
export const embeddedDatabase: readonly TestDatabaseKind[] = [embedded];

/**
 * For suites about SQL, concurrency, jobs, migrations and whole journeys: the embedded database always, a real PostgreSQL
 * wherever there is one.
 */
export const testDatabases: readonly TestDatabaseKind[] =
  inject('databases')?.postgresUrl === undefined ? [embedded] : [embedded, postgres];

async function createDatabase(template: string): Promise<TestDatabase> {
  const { postgresUrl } = prepared();
  if (postgresUrl === undefined) throw new Error('No PostgreSQL server is available for this test.');
  const name = `cardwright_${randomUUID().replaceAll('-', '')}`;
  await administer(postgresUrl, `create database ${name} template ${template}`);
  const url = withDatabase(postgresUrl, name);
  const database = await openPostgres(url);
  const close = async (): Promise<void> => {
    await database.close();
    await administer(postgresUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url, close };
}

function prepared(): PreparedDatabases {
  const databases = inject('databases');
  if (databases === undefined) throw new Error('Databases are prepared only for runs that include files of server/.');
  return databases;
}
