import type { Database } from '../database/connect.js';

/** A database that is only busy answers sooner. */
const PATIENCE_MS = 5_000;

/** Whether the database answers in time. @param patienceMs how long it may take, waiting for a connection included */
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
