import type { DestinationStream } from 'pino';
import { backUp } from './backup/backUp.js';
import { checkConnections } from './checkConnections.js';
import { checkSupabase } from './checkSupabase.js';
import type { Config } from './config.js';
import { createLog } from './observability/createLog.js';
import type { DemoAccount } from './seeds/firstRun.js';
import { serve } from './serve.js';
import { setV8Flags } from './setV8Flags.js';
import type { Services } from './services.js';

/** What is reported when the server is ready. */
export interface Started {
  readonly url: string;
  /** The demo accounts; only at the very first start. */
  readonly accounts: readonly DemoAccount[];
}

interface Options {
  readonly stop: AbortSignal;
  readonly onStart: (started: Started) => void;
  /** Where the log goes; by default to standard output. */
  readonly logTo?: DestinationStream;
}

/**
 * Runs the server until `stop` aborts, then finishes running requests and closes everything. On SIGUSR2 it backs up the
 * embedded database.
 * @throws if it cannot start
 */
export async function runServer(config: Config, { stop, onStart, logTo }: Options): Promise<void> {
  // For programs of others: our own have set them before they load the server.
  setV8Flags({ isServing: true });
  const log = createLog(config.logLevel, logTo);
  if (config.supabase !== undefined) await checkSupabase(config.supabase, log);
  const server = await serve(config, log, { isSeeded: true });
  const backUpNow = (): void => void backUpAndTell(server.services);
  process.on('SIGUSR2', backUpNow);
  onStart({ url: server.url, accounts: server.accounts });
  void checkConnections(config, server.services, stop);
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
