import type { Database } from '../database/connect.js';

/** A database that is merely busy responds sooner. */
const PATIENCE_MS = 5_000;

/** Whether the database responds in time. @param patienceMs the time limit, including the wait for a connection */
export async function isAlive({ knex }: Pick<Database, 'knex'>, patienceMs = PATIENCE_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = Promise.resolve(knex.raw('select 1')).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
