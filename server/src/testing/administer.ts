import { openPostgres } from '../database/connect.js';

/** Runs one statement on a PostgreSQL server, outside the tests' databases. */
export async function administer(url: string, statement: string): Promise<void> {
  const server = await openPostgres(url, { connections: 1 });
  try {
    await server.knex.raw(statement);
  } finally {
    await server.close();
  }
}
