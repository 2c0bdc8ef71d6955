import type { Knex } from 'knex';
import type { Database } from '../database/connect.js';

/** Runs statements: the database, or one transaction of it. Inside a transaction only the transaction may be used. */
export type Executor = Knex;

/** All or nothing. On the embedded database everybody else waits meanwhile, so the work must be short. */
export function inTransaction<T>({ knex }: Database, work: (trx: Executor) => Promise<T>): Promise<T> {
  return knex.transaction(work);
}
