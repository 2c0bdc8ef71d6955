import type { Database } from './Database.js';

/** Work that only one server at a time may do. The numbers are arbitrary but must not change. */
const LOCKS = { migrations: 732_118_204, seeds: 732_118_205 } as const;

/**
 * Does the work while other servers on this database wait. A transaction on a separate connection holds the lock, so
 * that it ends with the connection whatever happens to the process. The embedded database has a single server and
 * connection, so it needs no lock.
 */
export async function holdLock<T>(
  { longRunning, kind }: Pick<Database, 'longRunning' | 'kind'>,
  name: keyof typeof LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work();
  return longRunning.transaction(async (trx) => {
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await trx.raw(`set local ${limit} = 0`);
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS[name]]);
    return work();
  });
}
