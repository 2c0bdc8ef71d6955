import type { Knex } from 'knex';
import type { Database } from './connect.js';
import { MIGRATIONS } from './migrations/index.js';
import { secureSchema } from './secureSchema.js';

/** One step: its name, once released, never changes. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

const CONFIGURATION = {
  schemaName: 'app',
  tableName: 'migrations',
  migrationSource: {
    getMigrations: () => Promise.resolve([...MIGRATIONS]),
    getMigrationName: ({ name }: Migration) => name,
    getMigration: (migration: Migration) => Promise.resolve(migration),
  },
};

/**
 * Brings the database to the present schema, each step in its transaction. Two servers that start at once wait for each
 * other. @returns names of the steps taken
 */
export async function migrate({ knex, kind }: Database): Promise<readonly string[]> {
  await knex.raw('create schema if not exists app');
  const unlock = kind === 'postgres' ? await holdLock(knex) : undefined;
  try {
    const [, pending] = (await knex.migrate.list(CONFIGURATION)) as [unknown[], Migration[]];
    if (pending.length === 0) return [];
    const [, applied] = (await knex.migrate.latest(CONFIGURATION)) as [number, string[]];
    await secureSchema(knex);
    return applied;
  } finally {
    await unlock?.();
  }
}

/** Any number will do, as long as it is always the same. */
const LOCK = 732_118_204;

/** A session's lock on a connection of its own; it falls with the connection, whatever happens to the process. */
async function holdLock(knex: Knex): Promise<() => Promise<void>> {
  const trx = await knex.transaction();
  await trx.raw('set local lock_timeout = 0');
  await trx.raw('set local statement_timeout = 0');
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
  return async () => {
    await trx.commit();
  };
}
