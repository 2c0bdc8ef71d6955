import { answerWithin } from '../database/answerWithin.js';
import type { Database } from '../database/connect.js';

/** A database that is merely busy responds sooner. */
const PATIENCE_MS = 5_000;

/** Whether the database responds in time. @param patienceMs the time limit, including the wait for a connection */
export async function isAlive({ knex }: Pick<Database, 'knex'>, patienceMs = PATIENCE_MS): Promise<boolean> {
  return answerWithin(patienceMs, knex.raw('select 1')).then(
    () => true,
    () => false,
  );
}
