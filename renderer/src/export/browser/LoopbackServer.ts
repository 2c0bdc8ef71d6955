import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CardwrightError } from '../../errors.js';

export interface Reply {
  readonly status?: number;
  readonly type: string;
  /** Streamed text is sent as it arrives; if it fails, the connection is cut. */
  readonly body: Uint8Array | string | AsyncIterable<string>;
  /** Content-Security-Policy; by default, nothing is allowed. */
  readonly policy?: string;
}

export type Route = (
  rest: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

/**
 * The only server that the export browser can reach: on 127.0.0.1, under an unguessable path. Routes are registered by
 * their first path segment. A route may respond later: it then returns nothing and keeps the response.
 */
export class LoopbackServer {
  #server: Server | undefined;
  readonly #token = randomBytes(24).toString('base64url');
  readonly #routes = new Map<string, Route>();

  route(name: string, route: Route): void {
    this.#routes.set(name, route);
  }

  async listen(): Promise<void> {
    // Loaded on demand: a PDF needs no server, and loading HTTP takes longer than painting a card.
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => void this.#answer(request, response));
    // Windows wait for work indefinitely.
    server.requestTimeout = 0;
    server.keepAliveTimeout = 0;
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
  }

  /** The absolute URL of one of our paths. */
  url(path: string): string {
    return `http://127.0.0.1:${(this.#server?.address() as AddressInfo).port}${this.path(path)}`;
  }

  /** The URL as our own pages can use it. */
  path(path: string): string {
    return `/${this.#token}/${path}`;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, token, name = '', ...rest] = pathname.split('/');
    const route = token === this.#token ? this.#routes.get(name) : undefined;
    try {
      const reply = route ? await route(rest.join('/'), request, response) : notFound(pathname);
      if (reply && !response.destroyed) await send(response, reply);
    } catch (error) {
      if (!response.destroyed && !response.headersSent) await send(response, toReply(error));
    }
  }
}

async function send(
  response: ServerResponse,
  { status = 200, type, body, policy = "default-src 'none'" }: Reply,
): Promise<void> {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, {
    'content-type': type,
    ...(isWhole && { 'content-length': typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength }),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  if (isWhole) response.end(body);
  // The server can ignore a reader that disconnects or a writer that fails: both notice it themselves.
  else await pipeline(Readable.from(body), response).catch(() => undefined);
}

function notFound(pathname: string): Reply {
  return { status: 404, type: 'text/plain', body: `nothing at …/${pathname.split('/').at(-1) ?? ''}` };
}

function toReply(error: unknown): Reply {
  const known = error instanceof CardwrightError;
  return {
    status: known ? 404 : 500,
    type: 'text/plain; charset=utf-8',
    body: error instanceof Error ? error.message : String(error),
  };
}
