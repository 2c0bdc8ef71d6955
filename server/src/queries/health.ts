import type { Database } from '../database/connect.js';

/** Whether the database answers. */
export async function isAlive({ knex }: Database): Promise<boolean> {
  try {
    await knex.raw('select 1');
    return true;
  } catch {
    return false;
  }
}
