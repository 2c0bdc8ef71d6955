import { once } from 'node:events';
import { checkSupabase } from './checkSupabase.js';
import type { Config } from './config.js';
import { createServices } from './createServices.js';
import { createLog } from './observability/createLog.js';
import { keepHeapSmall } from './setV8Flags.js';

/**
 * Runs `cardwright worker`: makes exports from one PostgreSQL database, alongside servers and other workers, until
 * SIGINT or SIGTERM; then returns its jobs to the queue. EXPORT_WORKERS sets how many run at once, at least one.
 * @throws Error without DATABASE_URL, because a server on the embedded database makes its exports itself
 */
export async function runWorker(config: Config): Promise<void> {
  if (config.databaseUrl === undefined)
    throw new Error(
      'A worker needs DATABASE_URL, the PostgreSQL database of the server. With the embedded database the server makes the exports itself.',
    );
  keepHeapSmall();
  const log = createLog(config.logLevel);
  if (config.supabase !== undefined) await checkSupabase(config.supabase, log);
  const exportWorkers = Math.max(1, config.exportWorkers);
  const parts = await createServices({ ...config, exportWorkers }, log);
  const { exports } = parts.services;
  await exports.start();
  process.stdout.write('Cardwright is waiting for exports.\n');
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
