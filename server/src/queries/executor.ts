import type { Knex } from 'knex';
import type { Database } from '../database/connect.js';

/** Runs statements: the database or a transaction. Inside a transaction, use only the transaction. */
export type Executor = Knex;

/** Runs the work in a transaction. The embedded database blocks all other work meanwhile, so keep it short. */
export function inTransaction<T>({ knex }: Database, work: (trx: Executor) => Promise<T>): Promise<T> {
  return knex.transaction(work);
}
