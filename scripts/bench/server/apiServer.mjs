// The API server to measure, as in `cardwright serve` but without rate limits, and beside it the minimum that a server with
// the same middleware must do. Talks to startApiServer.mjs.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApp } from '../../../server/dist/app.js';
import { readConfig } from '../../../server/dist/config.js';
import { createServices } from '../../../server/dist/createServices.js';
import { RateLimits } from '../../../server/dist/middleware/rateLimits.js';
import { createLog } from '../../../server/dist/observability/createLog.js';
import { seed } from '../../../server/dist/seeds/seed.js';
import { setV8Flags } from '../../../server/dist/setV8Flags.js';
import { bareRouter } from './bareRouter.mjs';

const UNLIMITED = 1e6;

setV8Flags({ isServing: true });

const config = readConfig({ ...process.env, PORT: '0', EXPORT_WORKERS: '0' });
const log = createLog(config.logLevel);
const parts = await createServices(config, log, { limits: new RateLimits(UNLIMITED) });
await seed(parts.services);
const bare = bareRouter(parts.services.database);
const server = createServer(createApp({ ...parts, routers: [...parts.routers, bare.router] }).callback());
server.listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', async ({ type, value }) => {
  if (type === 'bare') bare.answerWith(value);
  if (type === 'close') {
    server.close();
    server.closeAllConnections();
    await parts.close();
    process.disconnect();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send({ type, value: { rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 } });
});
process.send({ type: 'listening', value: server.address().port });
