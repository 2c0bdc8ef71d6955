import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openEmbedded, openPostgres, type Database } from '../database/connect.js';
import type { PreparedDatabases } from './prepareDatabases.js';
import { SpareEmbedded } from './SpareEmbedded.js';
import { administer } from './administer.js';
import { withDatabase } from './databaseUrl.js';

export interface TestDatabase extends Database {
  /** For other processes; the embedded one has a single opener. */
  readonly url: string | undefined;
}

export interface TestDatabaseKind {
  readonly name: 'embedded' | 'postgres';
  /** A fresh, migrated, empty database of one's own. */
  open(): Promise<TestDatabase>;
  /** The same without any table, for tests of the migrations themselves. */
  openEmpty(): Promise<TestDatabase>;
}

/** Of this process alone. */
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
  // Not template1, which a server's owner may have put things into.
  openEmpty: () => createDatabase('template0'),
};

/** The databases that API tests run on: the embedded one always, a real PostgreSQL wherever one can be had. */
export const testDatabases: readonly TestDatabaseKind[] =
  inject('databases')?.postgresUrl === undefined ? [embedded] : [embedded, postgres];

async function createDatabase(template: string): Promise<TestDatabase> {
  const { postgresUrl } = prepared();
  if (postgresUrl === undefined) throw new Error('There is no PostgreSQL server for this test.');
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
  if (databases === undefined) throw new Error('Databases are prepared only for runs that name files of server/.');
  return databases;
}
