import type { Database } from './connect.js';

/** What only one server at a time may do. Any numbers will do, as long as they stay. */
const LOCKS = { migrations: 732_118_204, seeds: 732_118_205 } as const;

/**
 * Does the work while no other server on this database does it; they wait. The lock is a transaction's on a connection of
 * its own, so that it falls with the connection, whatever happens to the process. The embedded database has one server
 * only, and one connection, so that there is nothing to hold and nothing to hold it with.
 */
export async function holdLock<T>(
  { knex, kind }: Pick<Database, 'knex' | 'kind'>,
  name: keyof typeof LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work();
  return knex.transaction(async (trx) => {
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await trx.raw(`set local ${limit} = 0`);
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[name]]);
    return work();
  });
}
