import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectEmbedded, openPostgres } from '../database/connect.js';
import { startEmbedded } from '../database/embedded.js';
import { migrate } from '../database/migrate.js';
import { administer } from './administer.js';
import { withDatabase } from './databaseUrl.js';
import { startPostgres } from './startPostgres.js';

export interface PreparedDatabases {
  /** A tar file of a migrated embedded database. */
  readonly dump: string;
  /** A PostgreSQL server for test databases; undefined if there is none. */
  readonly postgresUrl: string | undefined;
  /** The migrated database to copy from. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: PreparedDatabases | undefined;
  }
}

const NONE =
  'No PostgreSQL server found: the API is tested only on the embedded database. Install postgresql, or set TEST_DATABASE_URL.';

/** Prepares a migrated embedded database and a PostgreSQL server, once per run and only if server tests may run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!concernsServer(process.argv.slice(2))) {
    provide('databases', undefined);
    return () => Promise.resolve();
  }
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-databases-'));
  const dump = join(folder, 'embedded.tar');
  const [postgres] = await Promise.all([startPostgres(), dumpEmbedded(dump)]);
  const template = `cardwright_template_${process.pid}`;
  if (postgres !== undefined) await makeTemplate(postgres.url, template);
  else if (process.env.CI === 'true') throw new Error(NONE);
  else process.stderr.write(`${NONE}\n`);
  provide('databases', { dump, postgresUrl: postgres?.url, template });
  return async () => {
    if (postgres !== undefined)
      await administer(postgres.url, `drop database if exists ${template} with (force)`).finally(() => postgres.stop());
    await rm(folder, { recursive: true, force: true });
  };
}

/** Whether a run with these arguments may include server tests: it names no files, or some of the server's. */
function concernsServer(args: readonly string[]): boolean {
  const filters = args.filter((argument) => !argument.startsWith('-') && argument !== 'run');
  return filters.length === 0 || filters.some((filter) => filter.includes('server'));
}

async function dumpEmbedded(file: string): Promise<void> {
  const embedded = await startEmbedded({});
  const database = connectEmbedded(embedded);
  await migrate(database);
  await database.knex.destroy();
  await writeFile(file, await embedded.dump());
  await embedded.close();
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await administer(url, `create database ${template}`);
  const database = await openPostgres(withDatabase(url, template));
  await migrate(database).finally(() => database.close());
}
