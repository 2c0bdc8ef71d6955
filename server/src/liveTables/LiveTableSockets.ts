import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { isLoopback } from '../addresses/publicUrls.js';
import { clientMessage, TABLE_CLOSED, type ClientMessage, type ServerMessage } from '../contract/liveTableMessages.js';
import { liveTableCalls } from '../contract/liveTables.js';
import { networkOf } from '../middleware/networkOf.js';
import type { Metrics } from '../observability/metrics.js';
import type { TableConnection } from './LiveTable.js';
import type { LiveTables } from './LiveTables.js';

/** A command has a few hundred bytes. */
const MOST_BYTES = 4_096;
/** Messages that a connection may send: so many at once, and one more each 100 ms. */
const MOST_MESSAGES = 40;
const MESSAGE_MS = 100;
/** Connections from one network, in which a whole workshop may be. */
const MOST_PER_NETWORK = 150;
/** Connections of one seat: a phone, a laptop, and what they have left behind. */
const MOST_PER_SEAT = 4;
/** How long a connection may say nothing before it has said who it is. */
const HELLO_MS = 10_000;
/** How often a connection must show that it is alive. */
const PING_MS = 25_000;
/** How long a closing server waits for connections to end. */
const GRACE_MS = 1_000;
/** Bytes that may wait for a slow connection. */
const MOST_WAITING = 2_000_000;
/** RFC 6455 and the IANA registry: the server restarts; come back. */
const RESTART = 1012;

const PATH = /^\/api\/live-tables\/([^/?]+)\/socket$/;

interface Parts {
  readonly liveTables: LiveTables;
  readonly config: { readonly publicUrl: string };
  readonly metrics: Pick<Metrics, 'liveTableMessages'>;
  readonly log: Logger;
}

interface Peer {
  readonly socket: WebSocket;
  readonly code: string;
  readonly network: string;
  connection: TableConnection | undefined;
  /** Resolves when everything that it asked for is done and it has left the table. */
  readonly gone: Promise<void>;
  isAlive: boolean;
  /** Messages that it may still send, and when that was counted. */
  allowance: number;
  countedAt: number;
}

/** The WebSockets of the live tables, on the server's own port. */
export class LiveTableSockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, clientTracking: false });
  readonly #peers = new Set<Peer>();
  readonly #pings: NodeJS.Timeout;
  #isClosing = false;

  constructor(private readonly parts: Parts) {
    this.#pings = setInterval(() => this.#ping(), PING_MS);
    this.#pings.unref();
  }

  /** Answers a request to change protocols. @param ip the visitor's address, as the trusted proxies say */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, ip: string): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const network = networkOf(ip);
    const parsed = liveTableCalls.readLiveTable.params.safeParse({ code: PATH.exec(url.pathname)?.[1] });
    if (!parsed.success) return refuse(stream, '404 Not Found');
    if (!this.#isFromHere(request)) return refuse(stream, '403 Forbidden');
    if (this.#isClosing) return refuse(stream, '503 Service Unavailable');
    if (this.#from(network).length >= MOST_PER_NETWORK) return refuse(stream, '429 Too Many Requests');
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#accept(socket, parsed.data.code, network));
  }

  /** Ends every connection; clients come back to the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#pings);
    const peers = [...this.#peers];
    for (const { socket } of peers) socket.close(RESTART);
    // Clients that do not answer must not keep the server waiting.
    const timer = setTimeout(() => peers.forEach(({ socket }) => socket.terminate()), GRACE_MS);
    await Promise.all(peers.map(({ gone }) => gone));
    clearTimeout(timer);
  }

  /** Browsers say which page opened a connection; other programs need not. */
  #isFromHere({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    const own = new URL(this.parts.config.publicUrl);
    return page.origin === own.origin || page.host === host || (isLoopback(page) && isLoopback(own));
  }

  #accept(socket: WebSocket, code: string, network: string): void {
    let leave: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (leave = resolve));
    const peer: Peer = {
      ...{ socket, code, network, connection: undefined, gone },
      ...{ isAlive: true, allowance: MOST_MESSAGES, countedAt: Date.now() },
    };
    this.#peers.add(peer);
    const late = setTimeout(() => socket.close(TABLE_CLOSED.badMessage), HELLO_MS);
    // One message after the other, in the order in which they came.
    let work = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      if (!this.#isAllowed(peer)) return socket.close(TABLE_CLOSED.tooMuch);
      const message = isBinary ? undefined : read(data);
      if (message === undefined) return socket.close(TABLE_CLOSED.badMessage);
      if (message.type === 'hello') clearTimeout(late);
      work = work.then(() => this.#answer(peer, message)).catch((error: unknown) => this.#fail(peer, error));
    });
    socket.on('pong', () => (peer.isAlive = true));
    // A close follows.
    socket.on('error', (error) => this.parts.log.debug({ err: error }, 'live table connection'));
    socket.on('close', () => {
      clearTimeout(late);
      this.#peers.delete(peer);
      void work
        .then(() => this.#leave(peer))
        .catch((error: unknown) => this.#fail(peer, error))
        .finally(leave);
    });
  }

  async #answer(peer: Peer, message: ClientMessage): Promise<void> {
    const { socket, code, connection } = peer;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (message.type === 'ping') return send(socket, { type: 'pong' });
    if (message.type === 'hello') return this.#greet(peer, message.token);
    if (connection === undefined) return socket.close(TABLE_CLOSED.badMessage);
    const refusal = await this.parts.liveTables.act(code, connection.seat, message.command);
    this.parts.metrics.liveTableMessages.inc({ outcome: refusal === undefined ? 'done' : 'refused' });
    if (refusal !== undefined) send(socket, { type: 'refused', request: message.request, message: refusal.message });
  }

  async #greet(peer: Peer, token: string): Promise<void> {
    const { socket, code } = peer;
    if (peer.connection !== undefined) return socket.close(TABLE_CLOSED.badMessage);
    const result = await this.parts.liveTables.connect(code, token, (seat) => ({
      seat,
      send: (message) => send(socket, message),
      close: (reason) => socket.close(reason),
    }));
    if (typeof result === 'number') return socket.close(result);
    peer.connection = result;
    // Phones leave connections behind that nobody has closed yet.
    const same = [...this.#peers].filter((each) => each.code === code && each.connection?.seat === result.seat);
    for (const { socket: old } of same.slice(0, -MOST_PER_SEAT)) old.close(TABLE_CLOSED.crowded);
  }

  async #leave({ code, connection }: Peer): Promise<void> {
    if (connection !== undefined) await this.parts.liveTables.disconnect(code, connection);
  }

  /** Closes the connection after an unexpected error, such as a database that does not respond; the client reconnects. */
  #fail({ socket }: Peer, error: unknown): void {
    this.parts.metrics.liveTableMessages.inc({ outcome: 'failed' });
    this.parts.log.error({ err: error }, 'live table message failed');
    socket.close(1011);
  }

  #isAllowed(peer: Peer): boolean {
    const now = Date.now();
    const gained = (now - peer.countedAt) / MESSAGE_MS;
    peer.allowance = Math.min(MOST_MESSAGES, peer.allowance + gained) - 1;
    peer.countedAt = now;
    return peer.allowance >= 0;
  }

  #from(network: string): readonly Peer[] {
    return [...this.#peers].filter((peer) => peer.network === network);
  }

  /** Ends connections that did not answer the last time; nobody else would notice a phone that lost its network. */
  #ping(): void {
    for (const peer of this.#peers) {
      if (!peer.isAlive) peer.socket.terminate();
      peer.isAlive = false;
      peer.socket.ping();
    }
  }
}

function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(JSON.stringify(message));
}

function read(data: RawData): ClientMessage | undefined {
  try {
    // A text message is one buffer, because the server does not ask for fragments.
    const json: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
    return clientMessage.safeParse(json).data;
  } catch {
    return undefined;
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
