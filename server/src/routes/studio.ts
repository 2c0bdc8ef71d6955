import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from '@koa/send';
import type { Middleware, ParameterizedContext } from 'koa';
import { writeFirstPaint } from '../publicPages/firstPaint.js';
import { writeHead, type PageHead } from '../publicPages/PageHead.js';

/** Where this repository builds the studio; the published package has a copy next to the code. */
const PLACES = ['../../../studio/dist/site', '../site'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const YEAR_MS = 365 * 24 * 3_600_000;

interface Options {
  /** The server's public URL, because link previews need absolute picture URLs. */
  readonly publicUrl: string;
  /** What the first response says about a page; undefined for what the built page says. */
  readonly headOf?: (path: string, languages: readonly string[]) => Promise<PageHead | undefined>;
}

/** Serves the built studio; every path that is not a file is a studio route. */
export function serveStudio(options: Options): Middleware {
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
    else await sendPage(context, root, options);
  };
}

/** A path with a dot that is not a file must show our error screen. */
function isFile(context: ParameterizedContext, root: string): boolean {
  if (!/\.[a-z0-9]+$/i.test(context.path)) return false;
  return context.get('Sec-Fetch-Dest') !== 'document' || existsSync(join(root, context.path));
}

/** File names under /assets/ contain a digest of their content, so browsers can cache them forever. */
async function sendFile(context: ParameterizedContext, root: string): Promise<void> {
  const isHashed = context.path.startsWith('/assets/');
  await send(context, context.path, { root, ...(isHashed && { maxAge: YEAR_MS, immutable: true }) });
}

/** Read every time, because the studio may be rebuilt while the server runs. */
async function sendPage(context: ParameterizedContext, root: string, { publicUrl, headOf }: Options): Promise<void> {
  const built = await readFile(join(root, 'index.html'), 'utf8');
  const page = built.replace('content="/social.png"', `content="${publicUrl}/social.png"`);
  const head = await headOf?.(context.path, context.acceptsLanguages());
  context.set('Cache-Control', 'no-cache');
  context.type = 'html';
  const { path, search } = context;
  context.body = await writeFirstPaint(head === undefined ? page : writeHead(page, head), root, {
    path,
    search,
    // A filter begins with something else.
    first: search === '' ? await head?.first?.() : undefined,
  });
  if (head?.status !== undefined) context.status = head.status;
  if (head?.isEmbeddable === true) allowFrames(context);
}

/** Lets other sites show the page in a frame; every other page refuses that. */
function allowFrames({ response }: ParameterizedContext): void {
  const policy = response.get('Content-Security-Policy');
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  response.remove('X-Frame-Options');
}
