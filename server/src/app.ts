import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import conditional from 'koa-conditional-get';
import etag from '@koa/etag';
import helmet from 'koa-helmet';
import { BROTLI, COMPRESSED_FROM } from './api/brotli.js';
import { mountRoutes } from './api/mountRoutes.js';
import { handleErrors } from './middleware/handleErrors.js';
import { observeRequests } from './middleware/observeRequests.js';
import { operationsRouter } from './routes/operations/operationsRouter.js';
import { resourcesRouter } from './routes/resources.js';
import { allRoutes } from './routes/index.js';
import { headOf } from './publicPages/headOf.js';
import { shortAddressRouter } from './publicPages/shortAddresses.js';
import { sitemapRouter } from './publicPages/sitemap.js';
import { serveStudio } from './routes/studio.js';
import { contentSecurity } from './contentSecurity.js';
import type { ServerParts } from './createServices.js';

/** The whole server: the middleware for every request, then sign-in and storage, the API, resources, and the studio. */
export function createApp({ services, routers }: ServerParts): Koa {
  const { config, log } = services;
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  app.use(observeRequests(services));
  app.use(
    helmet({ contentSecurityPolicy: contentSecurity(config), strictTransportSecurity: isSecure(config.publicUrl) }),
  );
  app.use(compress({ threshold: COMPRESSED_FROM, br: BROTLI, filter: isWorthCompressing }));
  app.use(handleErrors());
  app.use(conditional()).use(tagReads());
  const own = [
    mountRoutes(allRoutes, services),
    operationsRouter(services, allRoutes),
    resourcesRouter(),
    sitemapRouter(services),
    shortAddressRouter(services),
  ];
  for (const router of [...routers, ...own]) app.use(router.routes()).use(router.allowedMethods());
  app.use(serveStudio({ publicUrl: config.publicUrl, headOf: (path, languages) => headOf(services, path, languages) }));
  // Koa would print broken connections to the console, unstructured.
  app.silent = true;
  app.on('error', (error: unknown) => log.debug({ err: error }, 'connection'));
  return app;
}

/** Tags only what is read: nobody asks whether the answer to a change is still fresh. */
function tagReads(): Middleware {
  const tag = etag();
  return (context, next) => (context.method === 'GET' || context.method === 'HEAD' ? tag(context, next) : next());
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}

/** Event streams must not wait in a compressor; pictures and PDFs are already compressed. */
function isWorthCompressing(type: string): boolean {
  return /json|text|javascript|svg|wasm|font\/ttf|xml/.test(type) && !type.startsWith('text/event-stream');
}
