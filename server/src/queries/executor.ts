import type { Knex } from 'knex';
import type { Database } from '../database/connect.js';

/** Runs statements: the database or a transaction. Inside a transaction, use only the transaction. */
export type Executor = Knex;

/** Runs the work in a transaction. The embedded database blocks all other work meanwhile, so keep it short. */
export function inTransaction<T>({ knex }: Database, work: (trx: Executor) => Promise<T>): Promise<T> {
  return knex.transaction(work);
}

/** Like `inTransaction`; all its queries see the database as it is at the first one. */
export function inSnapshot<T>({ knex }: Database, work: (trx: Executor) => Promise<T>): Promise<T> {
  return knex.transaction(work, { isolationLevel: 'repeatable read' });
}
