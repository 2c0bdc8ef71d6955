import type { Knex } from 'knex';
import type { Database } from './connect.js';
import { holdLock } from './holdLock.js';
import { MIGRATIONS } from './migrations/index.js';
import { secureSchema } from './secureSchema.js';

/** One step. It only goes forward, and once released, neither it nor its name ever changes. */
export interface Migration {
  /** `NNNN_what`, in order and without a gap. */
  readonly name: string;
  up(knex: Knex): Promise<void>;
}

/** A later version has been here: this one would read its tables wrongly. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';
  constructor(readonly unknown: readonly string[]) {
    super(
      `The database belongs to a newer Cardwright: this one does not know ${unknown.join(', ')}. ` +
        'Nothing was changed. Start the newer version, or restore the backup that was made before the upgrade.',
    );
  }
}

/**
 * Brings the database to the present schema, each step in its transaction. Two servers that start at once wait for each
 * other.
 * @param migrations all of them, except in tests of single steps
 * @returns names of the steps taken
 * @throws DatabaseTooNewError before anything is changed
 */
export function migrate(database: Database, migrations = MIGRATIONS): Promise<readonly string[]> {
  return holdLock(database, 'migrations', () => takeSteps(database, migrations));
}

async function takeSteps({ knex }: Database, migrations: readonly Migration[]): Promise<readonly string[]> {
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
      // The library wants a way back; going back would lose what members wrote since, so it is a backup's work.
      getMigration: (migration: Migration) =>
        Promise.resolve({ up: (knex: Knex) => migration.up(knex), down: refuseToGoBack }),
    },
  };
}

function refuseToGoBack(): Promise<never> {
  return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
}
