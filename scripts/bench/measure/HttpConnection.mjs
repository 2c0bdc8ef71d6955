import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A keep-alive connection that sends one request at a time. It costs a fraction of Node's own client, so that the server is
 * measured, not the client.
 */
export class HttpConnection {
  #socket;
  #received = Buffer.alloc(0);
  #waiting;

  /** @param {number} port on this machine */
  static async open(port) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  /** @param {Buffer} request from `requestBytes` @returns {Promise<{status: number, body: Buffer}>} */
  send(request) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #take(bytes) {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const answer = readAnswer(this.#received);
    if (answer === undefined || this.#waiting === undefined) return;
    const { resolve } = this.#waiting;
    this.#received = Buffer.alloc(0);
    this.#waiting = undefined;
    resolve(answer);
  }
}

/** @param {{method?: string, path: string, headers?: Record<string, string>, body?: string}} request */
export function requestBytes({ method = 'GET', path, headers = {}, body }) {
  const content = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
  const own = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': content.length };
  const lines = Object.entries({ Host: 'localhost', ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), content]);
}

/** @returns undefined while the response is incomplete */
function readAnswer(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = /^content-length: (\d+)/im.exec(head);
  const from = end + 4;
  if (length !== null) {
    const to = from + Number(length[1]);
    return received.length < to ? undefined : { status, body: received.subarray(from, to) };
  }
  const body = /^transfer-encoding: chunked/im.test(head) ? readChunks(received, from) : Buffer.alloc(0);
  return body && { status, body };
}

function readChunks(received, from) {
  const chunks = [];
  for (;;) {
    const line = received.indexOf('\r\n', from);
    if (line === -1) return undefined;
    const size = Number.parseInt(received.toString('latin1', from, line), 16);
    const to = line + 2 + size + 2;
    if (received.length < to) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(line + 2, to - 2));
    from = to;
  }
}
