import type { Migration } from './Migration.js';
import type { Knex } from 'knex';
import type { Database } from './Database.js';
import { holdLock } from './holdLock.js';
import { MIGRATIONS } from './migrations/index.js';
import { secureSchema } from './secureSchema.js';

/** A newer version has migrated the database, so this one would misread its tables. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';
  constructor(readonly unknown: readonly string[]) {
    super(
      `The database belongs to a newer version of Cardwright: this version does not know ${unknown.join(', ')}. ` +
        'Nothing was changed. Start the newer version, or restore the backup from before the upgrade.',
    );
  }
}

/**
 * Migrates the database to the current schema, each step in its own transaction. Servers that start at the same time
 * wait for each other.
 * @param migrations all migrations, except in tests of single steps
 * @returns the names of the applied migrations
 * @throws DatabaseTooNewError before anything is changed
 */
export function migrate(database: Database, migrations = MIGRATIONS): Promise<readonly string[]> {
  return holdLock(database, 'migrations', () => takeSteps(database.longRunning, migrations));
}

async function takeSteps(knex: Knex, migrations: readonly Migration[]): Promise<readonly string[]> {
  const configuration = configure(migrations);
  await knex.raw('create schema if not exists app');
  await assertKnown(knex, migrations);
  const [, pending] = (await knex.migrate.list(configuration)) as [unknown[], Migration[]];
  if (pending.length === 0) return [];
  const [, applied] = (await knex.migrate.latest(configuration)) as [number, string[]];
  await secureSchema(knex);
  return applied;
}

async function assertKnown(knex: Knex, migrations: readonly Migration[]): Promise<void> {
  if (!(await knex.schema.withSchema('app').hasTable('migrations'))) return;
  const taken = await knex('app.migrations').orderBy('id').select<{ name: string }[]>('name');
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = taken.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new DatabaseTooNewError(unknown);
}

function configure(migrations: readonly Migration[]): Knex.MigratorConfig {
  return {
    schemaName: 'app',
    tableName: 'migrations',
    migrationSource: {
      getMigrations: () => Promise.resolve([...migrations]),
      getMigrationName: ({ name }: Migration) => name,
      // The library requires `down`. Going back would lose later data, so it needs a backup instead.
      getMigration: (migration: Migration) =>
        Promise.resolve({ up: (knex: Knex) => migration.up(knex), down: refuseToGoBack }),
    },
  };
}

function refuseToGoBack(): Promise<never> {
  return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
}
