import type {
  CardFace,
  ClientMessage,
  LiveTableDeck,
  ServerMessage,
  TableCommand,
  TableView,
} from '@cardwright/server/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How often the connection must show that it is alive: a phone does not notice that its network is gone. */
const PING_MS = 15_000;
/** The first wait before another attempt; each later one is twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

export interface TableState {
  /** `lost` while it tries again by itself; `closed` for good, for `reason`: a code of the server, or `left` at one's own wish. */
  readonly status: 'connecting' | 'open' | 'lost' | 'closed';
  readonly reason?: number | 'left';
  readonly deck?: LiveTableDeck;
  readonly view?: TableView;
  /** What is on the cards that this seat has seen. */
  readonly faces: ReadonlyMap<string, CardFace>;
}

/** The part of a WebSocket in use, so that tests can replace it. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Options {
  readonly open: () => Socket;
  readonly token: string;
  readonly onRefused: (message: string) => void;
}

export interface TableConnection {
  readonly store: StoreApi<TableState>;
  readonly act: (command: TableCommand) => void;
  /** Tries again at once: the network is back, or the page is. */
  readonly retry: () => void;
  /** The browser says that the network is gone: there is no need to wait for an answer. */
  readonly lost: () => void;
  readonly close: () => void;
}

/** Connects a seat to its table, and connects it again whenever the connection is lost. */
export function connectTable({ open, token, onRefused }: Options): TableConnection {
  const store = createStore<TableState>(() => ({ status: 'connecting', faces: new Map() }));
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let requests = 0;
  let isAnswered = true;
  let isLeaving = false;

  const send = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
  const drop = (): void => {
    clearTimeout(timer);
    clearInterval(pings);
    if (socket === undefined) return;
    // Messages that it sends from now on would be too late.
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    socket.close();
    socket = undefined;
  };
  const lose = (): void => {
    drop();
    store.setState({ status: store.getState().view === undefined ? 'connecting' : 'lost' });
    timer = setTimeout(start, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
    failures += 1;
  };
  const ping = (): void => {
    if (!isAnswered) return lose();
    isAnswered = false;
    send({ type: 'ping' });
  };
  const receive = (message: ServerMessage): void => {
    isAnswered = true;
    if (message.type === 'refused') onRefused(message.message);
    else if (message.type === 'welcome') store.setState({ deck: message.deck });
    else if (message.type === 'view') {
      failures = 0;
      store.setState((before) => ({
        status: 'open',
        view: message.view,
        faces: withFaces(before.faces, message.faces),
      }));
    }
  };
  function start(): void {
    drop();
    isAnswered = true;
    socket = open();
    socket.onopen = () => {
      send({ type: 'hello', token });
      pings = setInterval(ping, PING_MS);
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (code < 4_000) return lose();
      drop();
      store.setState({ status: 'closed', reason: isLeaving ? 'left' : code });
    };
  }
  start();
  return {
    store,
    act: (command) => {
      if (store.getState().status !== 'open') return onRefused('The connection is lost. Wait until the table is back.');
      if (command.type === 'leave') isLeaving = true;
      send({ type: 'do', request: (requests += 1), command });
    },
    lost: () => {
      if (store.getState().status === 'open') lose();
    },
    retry: () => {
      if (store.getState().status === 'open') ping();
      else if (store.getState().status !== 'closed') start();
    },
    close: drop,
  };
}

function withFaces(before: TableState['faces'], faces: readonly CardFace[]): TableState['faces'] {
  if (faces.length === 0) return before;
  return new Map([...before, ...faces.map((each) => [each.face, each] as const)]);
}
