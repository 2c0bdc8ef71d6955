import type { ServerMessage, TableView } from '@cardwright/server/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectTable, type Socket, type TableConnection } from './connectTable.js';

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly send = (data: unknown): void => void this.sent.push(String(data));
  readonly close = (): void => void (this.isClosed = true);
}

const VIEW: TableView = {
  ...{ seat: 's2', seats: [], hand: [], piles: [], table: [], vote: null, notes: [], log: [] },
  ...{ turn: null, isLocked: false, canUndo: false },
};
const FACE = { face: 'moss', translations: { en: { title: 'Mosswarden' } } };
const refusals: string[] = [];
let sockets: FakeSocket[] = [];
let table: TableConnection;

/** What the latest socket is told. */
const hear = (message: ServerMessage): void => {
  const socket = sockets.at(-1);
  socket?.onmessage?.call(socket as never, new MessageEvent('message', { data: JSON.stringify(message) }));
};
const opened = (): void => {
  const socket = sockets.at(-1);
  socket?.onopen?.call(socket as never, new Event('open'));
};
const closed = (code: number): void => {
  const socket = sockets.at(-1);
  socket?.onclose?.call(socket as never, Object.assign(new Event('close'), { code, reason: '', wasClean: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  refusals.length = 0;
  const open = (): Socket => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  table = connectTable({ open, token: 'secret', onRefused: (message) => refusals.push(message) });
  opened();
  hear({ type: 'view', view: VIEW, faces: [FACE] });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

it('says who it is, plays, and keeps the faces that it was told', () => {
  expect(sockets[0]?.sent).toEqual(['{"type":"hello","token":"secret"}']);
  table.act({ type: 'undo' });
  expect(sockets[0]?.sent[1]).toBe('{"type":"do","request":1,"command":{"type":"undo"}}');
  hear({ type: 'refused', request: 1, message: 'There is nothing to take back.' });
  hear({ type: 'view', view: VIEW, faces: [] });
  expect(refusals).toEqual(['There is nothing to take back.']);
  expect(table.store.getState().faces.get('moss')).toEqual(FACE);
});

it('comes back after a lost connection, ever later, or at once when the network is back', () => {
  closed(1006);
  expect(table.store.getState()).toMatchObject({ status: 'lost', view: VIEW });
  vi.advanceTimersByTime(500);
  closed(1006);
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  closed(1012);
  table.retry();
  expect(sockets).toHaveLength(4);
  opened();
  hear({ type: 'view', view: VIEW, faces: [] });
  expect(table.store.getState().status).toBe('open');
});

it('notices a connection that is silent', () => {
  vi.advanceTimersByTime(15_000);
  hear({ type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(table.store.getState().status).toBe('open');
  vi.advanceTimersByTime(15_000);
  expect([table.store.getState().status, sockets[0]?.isClosed]).toEqual(['lost', true]);
});

it('stays away when the server says so', () => {
  closed(4003);
  vi.advanceTimersByTime(60_000);
  table.retry();
  expect([table.store.getState().status, table.store.getState().reason, sockets.length]).toEqual(['closed', 4003, 1]);
});

it('tells leaving from being removed', () => {
  table.act({ type: 'leave' });
  closed(4003);
  expect(table.store.getState()).toMatchObject({ status: 'closed', reason: 'left' });
});

it('says at once that the network is gone, and sends no move meanwhile', () => {
  opened();
  hear({ type: 'view', view: VIEW, faces: [] });
  table.lost();
  expect(table.store.getState().status).toBe('lost');
  table.act({ type: 'undo' });
  expect(sockets.flatMap(({ sent }) => sent).filter((message) => message.includes('undo'))).toEqual([]);
  expect(refusals).toEqual(['The connection is lost. Wait until the table is back.']);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});
