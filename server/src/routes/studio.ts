import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from '@koa/send';
import type { Middleware, ParameterizedContext } from 'koa';
import { problemOf } from '../middleware/problemOf.js';
import { writeFirstPaint } from '../publicPages/firstPaint.js';
import { writeHead } from '../publicPages/PageHead.js';
import { readPage, type HeadOf } from '../publicPages/readPage.js';

/** Where this repository builds the studio; the published package has a copy next to the code. */
const PLACES = ['../../../studio/dist/site', '../site'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const YEAR_MS = 365 * 24 * 3_600_000;
/** A working database answers sooner; who follows a link, or previews one, waits little longer. */
const PATIENCE_MS = 5_000;

interface Options {
  /** The server's public URL, because link previews need absolute picture URLs. */
  readonly publicUrl: string;
  readonly headOf?: HeadOf;
  /** The wait for what the first response says about a page. */
  readonly patienceMs?: number;
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
async function sendPage(
  context: ParameterizedContext,
  root: string,
  { publicUrl, headOf = () => Promise.resolve(undefined), patienceMs = PATIENCE_MS }: Options,
): Promise<void> {
  const built = await readFile(join(root, 'index.html'), 'utf8');
  const page = built.replace('content="/social.png"', `content="${publicUrl}/social.png"`);
  const { path, search } = context;
  const { head, first, error } = await readPage(
    headOf,
    { path, search, languages: context.acceptsLanguages() },
    patienceMs,
  );
  context.set('Cache-Control', 'no-cache');
  context.type = 'html';
  context.body = await writeFirstPaint(head === undefined ? page : writeHead(page, head), root, {
    path,
    search,
    first,
  });
  if (head?.status !== undefined) context.status = head.status;
  if (error !== undefined) markUnread(context, error);
  if (head?.isEmbeddable === true) allowFrames(context);
}

/** The studio's page follows, and tries again by itself; caches and search engines should not take it for the content. */
function markUnread(context: ParameterizedContext, error: unknown): void {
  const { status, headers } = problemOf(error);
  context.state.error = error;
  context.status = status;
  context.set({ ...headers, 'Cache-Control': 'no-store' });
}

/** Lets other sites show the page in a frame; every other page refuses that. */
function allowFrames({ response }: ParameterizedContext): void {
  const policy = response.get('Content-Security-Policy');
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  response.remove('X-Frame-Options');
}
