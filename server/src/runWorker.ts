import { once } from 'node:events';
import { checkSupabase } from './checkSupabase.js';
import type { Config } from './config.js';
import { createServices } from './createServices.js';
import { createLog } from './observability/createLog.js';

/**
 * `cardwright worker`: takes up exports of one PostgreSQL, beside servers and other workers, until SIGINT or SIGTERM; then
 * hands back what it has under way. EXPORT_WORKERS says how many at once, at least one.
 * @throws Error without DATABASE_URL: the embedded database belongs to its server, which makes its exports itself
 */
export async function runWorker(config: Config): Promise<void> {
  if (config.databaseUrl === undefined)
    throw new Error(
      'A worker needs DATABASE_URL, the PostgreSQL that the server uses. With the embedded database the server makes exports itself.',
    );
  const log = createLog(config.logLevel);
  if (config.supabase !== undefined) await checkSupabase(config.supabase, log);
  const exportWorkers = Math.max(1, config.exportWorkers);
  const parts = await createServices({ ...config, exportWorkers }, log);
  const { exports } = parts.services;
  await exports.start();
  process.stdout.write('Cardwright takes up exports.\n');
  const ended = new AbortController();
  const signal = await Promise.race(
    ['SIGINT', 'SIGTERM'].map(async (name) => {
      await once(process, name, { signal: ended.signal }).catch(() => undefined);
      return name;
    }),
  );
  ended.abort();
  log.info({ signal }, 'stopping');
  await exports.stop();
  await parts.close();
}
