import { once } from 'node:events';
import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { answerNotYet } from './answerNotYet.js';
import { withPort, type Config } from './config.js';
import { continueIssues } from './commands/newsletter/continueIssues.js';
import { createServices, type ServerParts, type ServiceOptions } from './createServices.js';
import { holdLock } from './database/holdLock.js';
import { LiveTableSockets } from './liveTables/LiveTableSockets.js';
import { Maintenance } from './maintenance/Maintenance.js';
import { maintenanceTasks } from './maintenance/tasks.js';
import { RequestCounts } from './observability/RequestCounts.js';
import { firstRun, type DemoAccount } from './seeds/firstRun.js';
import { seed } from './seeds/seed.js';
import type { Services } from './services.js';

/** How long a stopping server waits for running requests. */
const GRACE_MS = 10_000;

export interface RunningServer {
  /** Contains the actual port. */
  readonly url: string;
  readonly services: Services;
  /** The demo accounts; only at the very first start. */
  readonly accounts: readonly DemoAccount[];
  /** Finishes running requests, releases exports and closes the database; safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the server. It takes the port first, because a server without one must not touch the database, and because
 * URLs contain it. Until everything is ready, requests are told to try again.
 * @throws ConfigError, or an error about the port, the data folder or the database
 */
export async function serve(config: Config, log: Logger, options: ServiceOptions = {}): Promise<RunningServer> {
  const listener = await listen(config);
  try {
    const { port } = listener.server.address() as AddressInfo;
    const parts = await createServices(withPort(config, port), log, options);
    try {
      return await open(listener, port, parts, options.isSeeded === true);
    } catch (error) {
      await parts.close();
      throw error;
    }
  } catch (error) {
    listener.server.close();
    listener.server.closeAllConnections();
    throw error;
  }
}

async function open(listener: Listener, port: number, parts: ServerParts, isSeeded: boolean): Promise<RunningServer> {
  const { services } = parts;
  const accounts = isSeeded ? await prepareContent(services, services.log) : [];
  const app = createApp(parts);
  const answer = app.callback();
  await services.exports.start();
  const rooms = { ...services, executor: services.database.longRunning };
  const stopping = new AbortController();
  const sendNewsletters = (): Promise<number> => continueIssues(services, stopping.signal);
  const counts = new RequestCounts(services.metrics);
  const maintenance = new Maintenance(
    rooms,
    maintenanceTasks(services.storage, counts, services.errors, sendNewsletters, services.checkout.gateway),
  );
  maintenance.start();
  listener.answer = (request, response) => void answer(request, response);
  const sockets = new LiveTableSockets(services);
  listener.server.on('upgrade', (request, stream, head) => {
    // The framework knows which addresses of proxies count.
    const { ip } = app.createContext(request, new ServerResponse(request));
    sockets.upgrade(request, stream, head, ip);
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    stopping.abort();
    return (closing ??= stop(listener.server, { maintenance, sockets, parts }));
  };
  return { url: `http://localhost:${port}`, services, accounts, close };
}

function prepareContent(services: Services, log: Logger): Promise<readonly DemoAccount[]> {
  return holdLock(services.database, 'seeds', async () => {
    if (await seed(services)) log.info('official designs and demo decks are up to date');
    return firstRun(services);
  });
}

interface Listener {
  readonly server: Server;
  /** The handler for requests from now on. */
  answer: RequestListener;
}

async function listen({ port, host }: Config): Promise<Listener> {
  // Proxies often keep idle connections for a minute. The server closes its end later, so that no request arrives on a closed connection.
  const server = createServer({ requestTimeout: 120_000, headersTimeout: 15_000, keepAliveTimeout: 70_000 });
  const listener: Listener = { server, answer: answerNotYet };
  server.on('request', (request, response) => listener.answer(request, response));
  server.listen(port, host);
  // `once` also rejects on the server's errors, such as a port in use.
  await once(server, 'listening');
  return listener;
}

interface Running {
  readonly maintenance: Maintenance;
  readonly sockets: LiveTableSockets;
  readonly parts: ServerParts;
}

async function stop(server: Server, { maintenance, sockets, parts }: Running): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([parts.services.exports.stop(), maintenance.stop(), sockets.close()]);
  await closed;
  clearTimeout(timer);
  await parts.close();
}
