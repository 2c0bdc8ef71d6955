import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { send } from '@koa/send';
import type { Middleware } from 'koa';

const ROOT = fileURLToPath(new URL('../../../studio/dist/site', import.meta.url));

/** The built studio; every address that is no file is a route of its own. */
export function serveStudio(): Middleware {
  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return;
    if (context.path.startsWith('/api/') || context.path.startsWith('/media/')) return;
    const isAsset = /\.[a-z0-9]+$/i.test(context.path);
    if (!existsSync(ROOT)) {
      context.status = 503;
      context.body = 'The studio is not built. Run: npm run build';
      return;
    }
    await send(context, isAsset ? context.path : 'index.html', { root: ROOT });
  };
}
