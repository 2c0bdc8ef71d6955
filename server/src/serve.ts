import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { createServices, type ServiceOptions } from './createServices.js';
import { holdLock } from './database/holdLock.js';
import { Maintenance } from './maintenance/Maintenance.js';
import { MAINTENANCE_TASKS } from './maintenance/tasks.js';
import { firstRun, type DemoAccount } from './seeds/firstRun.js';
import { seed } from './seeds/seed.js';
import type { Services } from './services.js';

/** How long requests under way are waited for when the server stops. */
const GRACE_MS = 10_000;

export interface RunningServer {
  /** With the port that was taken. */
  readonly url: string;
  readonly services: Services;
  /** The demo accounts, at the first start of all. */
  readonly accounts: readonly DemoAccount[];
  /** Answers what is under way, hands back exports, closes the database; safe to call twice. */
  close(): Promise<void>;
}

/** Starts the server: database, rooms, routes, listening. @throws ConfigError, or why the port cannot be had */
export async function serve(config: Config, log: Logger, options: ServiceOptions = {}): Promise<RunningServer> {
  const parts = await createServices(config, log, options);
  try {
    const accounts = options.isSeeded === true ? await prepareContent(parts.services, log) : [];
    const answer = createApp(parts).callback();
    const server = createServer(
      { requestTimeout: 120_000, headersTimeout: 15_000 },
      (request, response) => void answer(request, response),
    );
    await listen(server, config);
    const { port } = server.address() as AddressInfo;
    await parts.services.exports.start();
    const maintenance = new Maintenance(
      { ...parts.services, executor: parts.services.database.knex },
      MAINTENANCE_TASKS,
    );
    maintenance.start();
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => (closing ??= stop(server, maintenance, parts));
    return { url: `http://localhost:${port}`, services: parts.services, accounts, close };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

function prepareContent(services: Services, log: Logger): Promise<readonly DemoAccount[]> {
  return holdLock(services.database, 'seeds', async () => {
    if (await seed(services)) log.info('official designs and demo decks are up to date');
    return firstRun(services);
  });
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host);
  // `once` also rejects with the server's error, such as a port that is taken.
  await once(server, 'listening');
}

async function stop(
  server: Server,
  maintenance: Maintenance,
  { services, close }: { services: Services; close: () => Promise<void> },
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([services.exports.stop(), maintenance.stop()]);
  await closed;
  clearTimeout(timer);
  await close();
}
