import { once } from 'node:events';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';
import { createLog } from './observability/createLog.js';
import type { DemoAccount } from './seeds/firstRun.js';
import { serve } from './serve.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** `cardwright serve`: runs until SIGINT or SIGTERM, then answers what is under way and closes everything. */
export async function runServer(variables: Variables): Promise<void> {
  const config = readConfigOrExit(variables);
  if (config === undefined) return;
  const log = createLog(config.logLevel);
  const server = await serve(config, log, { isSeeded: true });
  process.stdout.write(`Cardwright is at ${server.url}\n${describeAccounts(server.accounts, config.dataDirectory)}`);
  const stop = new AbortController();
  const signal = await Promise.race(
    ['SIGINT', 'SIGTERM'].map(async (name) => {
      await once(process, name, { signal: stop.signal }).catch(() => undefined);
      return name;
    }),
  );
  stop.abort();
  log.info({ signal }, 'stopping');
  await server.close();
}

function describeAccounts(accounts: readonly DemoAccount[], folder: string): string {
  if (accounts.length === 0) return '';
  const lines = accounts.map(({ role, email, password }) => `  ${role.padEnd(7)} ${email}   ${password}\n`);
  return `Demo accounts, also in ${join(folder, 'first-run.json')}:\n${lines.join('')}`;
}

function readConfigOrExit(variables: Variables): ReturnType<typeof readConfig> | undefined {
  try {
    return readConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\ncardwright serve --help lists every setting.\n`);
    process.exitCode = 2;
    return undefined;
  }
}
