import Koa from 'koa';
import helmet from 'koa-helmet';
import { decksRouter } from './routes/decks.js';
import { designsRouter } from './routes/designs.js';
import { resourcesRouter } from './routes/resources.js';
import { serveStudio } from './routes/studio.js';

/** Scripts from here alone; HarfBuzz and Yoga are WebAssembly; the canvas reads fonts and pictures from here. */
const CONTENT_SECURITY = {
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'upgrade-insecure-requests': null,
  },
};

/** The server: read-only for now, from the official designs and the demo decks; it serves the studio as well. */
export async function createApp(): Promise<Koa> {
  const app = new Koa();
  app.use(helmet({ contentSecurityPolicy: CONTENT_SECURITY, strictTransportSecurity: false }));
  for (const router of [designsRouter(), await decksRouter(), resourcesRouter()]) {
    app.use(router.routes()).use(router.allowedMethods());
  }
  app.use(serveStudio());
  return app;
}
