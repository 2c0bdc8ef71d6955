import { backUp } from './backup/backUp.js';
import { checkSupabase } from './checkSupabase.js';
import type { Config } from './config.js';
import { createLog } from './observability/createLog.js';
import type { DemoAccount } from './seeds/firstRun.js';
import { serve } from './serve.js';
import type { Services } from './services.js';

/** What is told when the server answers. */
export interface Started {
  readonly url: string;
  /** At the first start of all. */
  readonly accounts: readonly DemoAccount[];
}

interface Options {
  readonly stop: AbortSignal;
  readonly onStart: (started: Started) => void;
}

/**
 * Runs the server until `stop` aborts; then answers what is under way and closes everything. At SIGUSR2 it writes a backup
 * of the embedded database. @throws why it cannot start
 */
export async function runServer(config: Config, { stop, onStart }: Options): Promise<void> {
  const log = createLog(config.logLevel);
  if (config.supabase !== undefined) await checkSupabase(config.supabase, log);
  const server = await serve(config, log, { isSeeded: true });
  const backUpNow = (): void => void backUpAndTell(server.services);
  process.on('SIGUSR2', backUpNow);
  onStart({ url: server.url, accounts: server.accounts });
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
  log.info({ reason: String(stop.reason) }, 'stopping');
  process.off('SIGUSR2', backUpNow);
  await server.close();
}

async function backUpAndTell({ database, config, clock, log }: Services): Promise<void> {
  try {
    log.info({ file: await backUp(database, config.dataDirectory, clock()) }, 'backup written');
  } catch (error) {
    log.error({ err: error }, 'backup failed');
  }
}
