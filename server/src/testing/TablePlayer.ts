import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ServerMessage, TableCommand, TableView } from '../contract/liveTableMessages.js';
import type { TestClient } from './TestClient.js';

interface Seat {
  readonly seat: string;
  readonly token: string;
}

/** Opens the socket of a table without saying anything. */
export function openSocket(url: string, code: string, origin?: string): WebSocket {
  const address = `${url.replace('http', 'ws')}/api/live-tables/${code}/socket`;
  return new WebSocket(address, origin === undefined ? {} : { origin });
}

/** Takes a seat over HTTP. */
export async function takeSeat(client: TestClient, code: string, name: string, role = 'player'): Promise<Seat> {
  return (await client.post(`/api/live-tables/${code}/seats`, { name, role })).json<Seat & Record<string, unknown>>();
}

/** Somebody at a live table, over a real WebSocket. */
export class TablePlayer {
  /** Everything that has been received, as text. */
  readonly texts: string[] = [];
  readonly #messages: ServerMessage[] = [];
  #view: TableView | undefined;
  #requests = 0;

  private constructor(
    readonly socket: WebSocket,
    readonly seat: Seat,
  ) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.texts.push(text);
      const message = JSON.parse(text) as ServerMessage;
      this.#messages.push(message);
      if (message.type === 'view') this.#view = message.view;
      socket.emit('received', message);
    });
  }

  /** Connects with a token, and waits for the first view. */
  static async connect(url: string, code: string, seat: Seat): Promise<TablePlayer> {
    const socket = openSocket(url, code);
    const player = new TablePlayer(socket, seat);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', token: seat.token }));
    await player.until((view) => view.seat === seat.seat);
    return player;
  }

  /** The latest view. */
  get view(): TableView {
    if (this.#view === undefined) throw new Error('No view has arrived yet.');
    return this.#view;
  }

  /** Waits for a view like this, unless the latest is one. */
  async until(isReached: (view: TableView) => boolean): Promise<TableView> {
    while (this.#view === undefined || !isReached(this.#view)) await once(this.socket, 'received');
    return this.#view;
  }

  /** Sends a command. @returns once the server has answered it: the refusal, or undefined */
  async act(command: TableCommand): Promise<string | undefined> {
    const request = (this.#requests += 1);
    const start = this.#messages.length;
    this.socket.send(JSON.stringify({ type: 'do', request, command }));
    // The server answers in order, so that this comes after what the command led to.
    this.socket.send(JSON.stringify({ type: 'ping' }));
    const since = (): readonly ServerMessage[] => this.#messages.slice(start);
    while (!since().some(({ type }) => type === 'pong')) await once(this.socket, 'received');
    return since().find((message) => message.type === 'refused')?.message;
  }

  /** Loses the connection, as a phone does in a tunnel. */
  async lose(): Promise<void> {
    this.socket.terminate();
    await once(this.socket, 'close');
  }
}
