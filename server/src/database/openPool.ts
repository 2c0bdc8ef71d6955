import knexLibrary, { type Knex } from 'knex';
import type { Client } from 'pg';
import { isUnanswered } from './isUnanswered.js';

const { knex: createKnex } = knexLibrary;

/** Errors contain the statement but never its values, which may be secret; the library's own log is off. */
export const QUIET: Knex.Config = {
  compileSqlOnError: false,
  log: { error: () => undefined, warn: () => undefined },
};

/** All in milliseconds. */
export interface Limits {
  /** The wait for a free connection. */
  readonly patience: number;
  /** The wait for a server that accepts a connection but says nothing. */
  readonly connectMs: number;
  /** How long PostgreSQL may work on a statement; 0 has no limit. */
  readonly statementMs: number;
  /** How long it may wait for a lock. */
  readonly lockMs: number;
  /** The wait for a server that does not even refuse a statement, such as a frozen one; undefined has no limit. */
  readonly answerMs: number | undefined;
}

/** Somebody waits for the answer. A server that works refuses a statement before we give it up. */
export const LIMITS: Limits = {
  patience: 15_000,
  connectMs: 10_000,
  statementMs: 30_000,
  lockMs: 15_000,
  answerMs: 35_000,
};

/** A connection as the query builder's events name it. */
interface Named {
  readonly __knexUid: string;
}

/**
 * Opens connections to a PostgreSQL server when they are needed, at most `max` at a time. A connection whose server did
 * not answer a statement is ended: the pool would lend it again, and the next statement would wait behind the first.
 */
export function openPool(url: string, max: number, limits: Limits): Knex {
  const clients = new Map<string, Client>();
  const afterCreate = (client: Client & Named, done: (error: Error | null, client: Client) => void): void => {
    clients.set(client.__knexUid, client);
    client.once('end', () => clients.delete(client.__knexUid));
    // PgBouncer refuses these limits as parameters of the start.
    const set = `set statement_timeout = ${limits.statementMs}; set lock_timeout = ${limits.lockMs}`;
    client.query(set, (error) => done(error, client));
  };
  const knex = createKnex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'cardwright',
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.answerMs,
    },
    pool: { min: 0, max, afterCreate, validate: ({ connection }: Client) => !connection.stream.destroyed },
    acquireConnectionTimeout: limits.patience,
    ...QUIET,
  });
  knex.on('query-error', (error: unknown, { __knexUid }: Named) => {
    if (isUnanswered(error)) clients.get(__knexUid)?.connection.stream.destroy();
  });
  return knex;
}
