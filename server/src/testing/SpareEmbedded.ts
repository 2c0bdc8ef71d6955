import { dirname } from 'node:path';
import { connectEmbedded, type Database } from '../database/connect.js';
import { startEmbedded, type EmbeddedPostgres } from '../database/embedded.js';

interface Kept {
  readonly embedded: EmbeddedPostgres;
  /** The rows that migrations inserted, as JSON by table. */
  readonly content: ReadonlyMap<string, string>;
  /** A fingerprint of the new database's schema and roles. */
  readonly shape: string;
}

/**
 * Keeps one emptied embedded database for the next test of this process, because creating one takes a second of CPU
 * time. A database whose schema, roles or privileges a test has changed is not reused.
 */
export class SpareEmbedded {
  #spare: Kept | undefined;

  /** @param dump a dump of a migrated, empty database */
  async open(dump: string): Promise<Database> {
    const kept = this.#take() ?? (await make(dump));
    const database = connectEmbedded(kept.embedded);
    let closing: Promise<void> | undefined;
    const giveBack = async (): Promise<void> => {
      await database.knex.destroy();
      if (this.#spare === undefined && (await isAsNew(kept))) this.#spare = kept;
      else await kept.embedded.close();
    };
    return { ...database, close: () => (closing ??= giveBack()) };
  }

  #take(): Kept | undefined {
    const kept = this.#spare;
    this.#spare = undefined;
    return kept;
  }
}

async function make(dump: string): Promise<Kept> {
  // There is no hook after the last test of a process; the dump's folder is deleted with the run.
  const embedded = await startEmbedded({ dump, socketsIn: dirname(dump) });
  return withKnex(embedded, async (knex) => ({ embedded, shape: await shapeOf(knex), content: await contentOf(knex) }));
}

async function tablesOf(knex: Database['knex']): Promise<readonly string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select 'app.' || tablename as name from pg_tables where schemaname = 'app' and tablename not like 'migrations%'`,
  );
  return rows.map(({ name }) => name);
}

async function contentOf(knex: Database['knex']): Promise<ReadonlyMap<string, string>> {
  const content = new Map<string, string>();
  for (const table of await tablesOf(knex)) {
    const { rows } = await knex.raw<{ rows: { json: string | null }[] }>(
      `select json_agg(t)::text as json from ${table} t`,
    );
    if (typeof rows[0]?.json === 'string') content.set(table, rows[0].json);
  }
  return content;
}

/** Empties a database. @returns false if that does not restore its initial state */
async function isAsNew({ embedded, shape, content }: Kept): Promise<boolean> {
  return withKnex(embedded, async (knex) => {
    await knex.raw('reset all');
    if ((await shapeOf(knex)) !== shape) return false;
    await knex.raw(`truncate ${(await tablesOf(knex)).join(', ')} restart identity`);
    for (const [table, json] of content)
      await knex.raw(`insert into ${table} select * from json_populate_recordset(null::${table}, ?)`, [json]);
    return true;
  }).catch(() => false);
}

async function shapeOf(knex: Database['knex']): Promise<string> {
  const { rows } = await knex.raw<{ rows: { shape: string }[] }>(
    `select md5(concat(
       (select string_agg(concat(oid, relname, relnatts, relrowsecurity, relacl), ',' order by oid) from pg_class
        where relnamespace not in (select oid from pg_namespace where nspname like 'pg\\_%')),
       (select string_agg(concat(oid, nspname, nspacl), ',' order by oid) from pg_namespace where nspname not like 'pg\\_%'),
       (select string_agg(concat(oid, proname), ',' order by oid) from pg_proc
        where pronamespace in (select oid from pg_namespace where nspname in ('app', 'public'))),
       (select string_agg(concat(rolname, rolcanlogin), ',' order by oid) from pg_roles),
       (select string_agg(concat(oid, defaclacl), ',' order by oid) from pg_default_acl),
       (select string_agg(concat(id, name), ',' order by id) from app.migrations))) as shape`,
  );
  return rows[0]?.shape ?? '';
}

async function withKnex<T>(embedded: EmbeddedPostgres, work: (knex: Database['knex']) => Promise<T>): Promise<T> {
  const { knex } = connectEmbedded(embedded);
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}
