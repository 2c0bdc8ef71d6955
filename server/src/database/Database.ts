import type { Knex } from 'knex';

export interface Database {
  readonly knex: Knex;
  /** The same database without limits of time, for migrations and maintenance. */
  readonly longRunning: Knex;
  readonly kind: 'embedded' | 'postgres';
  /** Dumps the running embedded database as a tar file in memory; for other servers use pg_dump. */
  readonly dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}
