import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from '@koa/send';
import type { Middleware, ParameterizedContext } from 'koa';

/** Where the studio is built in this repository; in the published package a copy stands beside the code. */
const PLACES = ['../../../studio/dist/site', '../site'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * The built studio; every address that is no file is a route of its own.
 * @param publicUrl where people reach the server: pictures of links are only shown by their whole address
 */
export function serveStudio(publicUrl: string): Middleware {
  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return;
    if (context.path.startsWith('/api/') || context.path.startsWith('/media/')) return;
    const root = PLACES.find((place) => existsSync(place));
    if (root === undefined) {
      context.status = 503;
      context.body = 'The studio is not built. Run: npm run build';
      return;
    }
    if (isFile(context, root)) await sendFile(context, root);
    else await sendPage(context, root, publicUrl);
  };
}

/** Somebody who opens an address with a dot in it, which is no file, is to see our error screen. */
function isFile(context: ParameterizedContext, root: string): boolean {
  if (!/\.[a-z0-9]+$/i.test(context.path)) return false;
  return context.get('Sec-Fetch-Dest') !== 'document' || existsSync(join(root, context.path));
}

/** Names under /assets/ are digests of what they hold: they are never asked for again. */
async function sendFile(context: ParameterizedContext, root: string): Promise<void> {
  const isHashed = context.path.startsWith('/assets/');
  await send(context, context.path, { root, ...(isHashed && { maxAge: YEAR_MS, immutable: true }) });
}

/** Read each time: it may be built anew while the server runs. */
async function sendPage(context: ParameterizedContext, root: string, publicUrl: string): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  context.set('Cache-Control', 'no-cache');
  context.type = 'html';
  context.body = page.replace('content="/social.png"', `content="${publicUrl}/social.png"`);
}
