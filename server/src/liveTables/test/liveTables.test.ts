import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { TABLE_CLOSED } from '../../contract/liveTableMessages.js';
import { forgetTables } from '../../queries/liveTables.js';
import { serve } from '../../serve.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { lentBrowser } from '../../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { openSocket, TablePlayer, takeSeat } from '../../testing/TablePlayer.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { paintingTest } from '../../testing/paintingTest.js';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const titleOf = (index: number): string => `Secret ${index} of the deck`;
/** Forty different cards, each twice. */
const CARDS = Array.from({ length: 40 }, (_, index) => ({
  copies: 2,
  translations: { en: { title: titleOf(index) } },
}));
const DRAW = { type: 'draw', pile: 'draw', count: 2 } as const;

describe.each(testDatabases)('live tables on $name', (kind) => {
  let database: TestDatabase;
  let server: TestServer;
  paintingTest.beforeAll(async ({ pool }) => {
    database = await kind.open();
    server = await startTestServer({ open: () => Promise.resolve(database) }, { browser: lentBrowser(pool) });
  });
  afterAll(() => server.close());

  const open = async (): Promise<string> => {
    const changes = { categories: [{ translations: { en: { title: 'All' } }, cards: CARDS }] };
    const { deck } = (await server.member.post('/api/decks', aDeck(changes))).json<{ deck: StoredDeck }>();
    return (await server.member.post('/api/live-tables', { deck_id: deck.id })).json<{ code: string }>().code;
  };
  const sit = async (code: string, name: string, role?: string): Promise<TablePlayer> =>
    TablePlayer.connect(server.url, code, await takeSeat(server.stranger, code, name, role));
  const closing = async (socket: WebSocket): Promise<number> => {
    const [reason] = (await once(socket, 'close')) as [number];
    return reason;
  };

  it('lets eight people play, each with a hand that nobody else is sent', async () => {
    const code = await open();
    const players: TablePlayer[] = [];
    for (const name of NAMES) players.push(await sit(code, name));
    const watcher = await sit(code, 'Wall', 'spectator');
    const [host] = players;
    expect(await host?.act({ type: 'deal', pile: 'draw', count: 3 })).toBeUndefined();
    await Promise.all(players.map((player) => player.until(({ hand }) => hand.length === 3)));
    await Promise.all(players.map((player) => player.act(DRAW)));
    await Promise.all(players.map((player) => player.until(({ hand }) => hand.length === 5)));
    await watcher.until(({ piles: [pile] }) => pile?.count === 80 - 40);
    for (const { texts, view } of players) {
      const own = new Set(view.hand.map(({ face }) => face));
      const named = new Set(texts.join('').match(/Secret \d+ of the deck/g));
      expect(named.size).toBe(own.size);
      expect(view.seats.map(({ name, count, isPresent }) => [name, count, isPresent])).toEqual([
        ...NAMES.map((name) => [name, 5, true]),
        ['Wall', 0, true],
      ]);
    }
    expect(watcher.texts.join('')).not.toMatch(/Secret|"face":"/);
    // Pictures are named by faces: a seat that sees a card can load it, and nobody can guess one.
    const [seen] = host?.view.hand ?? [];
    const picture = (face: string) => server.stranger.get(`/api/live-tables/${code}/cards/${face}/front?width=320`);
    expect((await picture(seen?.face ?? '')).headers.get('content-type')).toBe('image/webp');
    expect((await picture('A'.repeat(24))).status).toBe(404);
    await Promise.all([...players, watcher].map((each) => each.lose()));
  });

  it('resumes a seat after a lost connection, on any server', async () => {
    const code = await open();
    const [ann, ben] = [await sit(code, 'Ann'), await sit(code, 'Ben')];
    await ann.act(DRAW);
    const { hand } = ann.view;
    await ann.lose();
    await ben.until(({ seats }) => seats[0]?.isPresent === false);
    const again = await TablePlayer.connect(server.url, code, ann.seat);
    expect(again.view.hand).toEqual(hand);
    await ben.until(({ seats }) => seats[0]?.isPresent === true);
    // Another server on the database, as after a restart or beside the first.
    const second = await serve({ ...server.services.config, port: 0 }, server.services.log, { database });
    const elsewhere = await TablePlayer.connect(second.url, code, ann.seat);
    expect(elsewhere.view.hand).toEqual(hand);
    if (kind.name === 'postgres') {
      await Promise.all([elsewhere.act(DRAW), ben.act(DRAW), again.act({ type: 'note', text: 'All at once' })]);
      await ben.until(({ seats, notes }) => seats[0]?.count === 4 && seats[1]?.count === 2 && notes.length === 1);
      await elsewhere.until(({ seats }) => seats[1]?.count === 2 && seats[1].isPresent);
    }
    await second.close();
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.CLOSED);
    await ben.lose();
    await again.lose();
  });

  it('tells people why their seat is gone', async () => {
    const code = await open();
    const [ann, ben, eve] = [await sit(code, 'Ann'), await sit(code, 'Ben'), await sit(code, 'Eve', 'spectator')];
    await ann.act({ type: 'lock', isLocked: true });
    expect((await server.stranger.post(`/api/live-tables/${code}/seats`, { name: 'Late' })).json()).toMatchObject({
      detail: 'The host has locked this table.',
    });
    // Whoever opened the table gets in, and is its host.
    const opener = await TablePlayer.connect(server.url, code, await takeSeat(server.member, code, 'Nova'));
    expect(opener.view.seats.find(({ isHost }) => isHost)?.name).toBe('Nova');
    const removed = closing(ben.socket);
    await opener.act({ type: 'kick', seat: ben.seat.seat });
    expect(await removed).toBe(TABLE_CLOSED.removed);
    const ended = [ann, eve].map(({ socket }) => closing(socket));
    opener.socket.send(JSON.stringify({ type: 'do', request: 9, command: { type: 'end' } }));
    expect(await Promise.all(ended)).toEqual([TABLE_CLOSED.ended, TABLE_CLOSED.ended]);
    const { table } = (await server.stranger.get(`/api/live-tables/${code.toLowerCase()}`)).json<{ table: object }>();
    expect(table).toMatchObject({ code, state: 'ended', players: ['Ann', 'Nova'] });
    const late = openSocket(server.url, code);
    await once(late, 'open');
    late.send(JSON.stringify({ type: 'hello', token: ben.seat.token }));
    expect(await closing(late)).toBe(TABLE_CLOSED.ended);
  });

  it('gives a malicious client nothing', async () => {
    const code = await open();
    const [ann, eve] = [await sit(code, 'Ann'), await sit(code, 'Eve')];
    await ann.act(DRAW);
    const [card] = ann.view.hand;
    for (const command of [
      { type: 'play', card: card?.id ?? '', isFaceUp: true },
      { type: 'take', card: card?.id ?? '' },
      { type: 'flip', card: card?.id ?? '' },
      { type: 'show', card: card?.id ?? '', isShown: true },
      { type: 'give', card: card?.id ?? '', seat: eve.seat.seat },
    ] as const)
      expect(await eve.act(command)).toBe('That card has moved.');
    expect(await eve.act({ type: 'recall' })).toBe('Only the host can do that.');
    expect(eve.texts.join('')).not.toContain('Secret');
    const say = async (address: string, ...messages: readonly (string | Buffer)[]): Promise<number> => {
      const socket = openSocket(server.url, address);
      const closed = closing(socket);
      await once(socket, 'open');
      for (const message of messages) socket.send(message);
      return closed;
    };
    const hello = (token: string): string => JSON.stringify({ type: 'hello', token });
    expect(await say(code, hello('guessed-guessed-guessed'))).toBe(TABLE_CLOSED.unknownSeat);
    expect(await say('MOSS-0000', hello(ann.seat.token))).toBe(TABLE_CLOSED.unknownTable);
    for (const junk of ['{', '[]', '{"type":"do","request":0,"command":{"type":"end"}}', Buffer.from([1, 2])])
      expect(await say(code, junk)).toBe(TABLE_CLOSED.badMessage);
    expect(await say(code, hello(eve.seat.token), hello(eve.seat.token))).toBe(TABLE_CLOSED.badMessage);
    expect(await say(code, 'x'.repeat(10_000))).toBe(1009);
    expect(await say(code, ...Array.from({ length: 60 }, () => '{"type":"ping"}'))).toBe(TABLE_CLOSED.tooMuch);
    const failed = async (address: string, origin?: string): Promise<string> => {
      const [error] = (await once(openSocket(server.url, address, origin), 'error')) as [Error];
      return error.message;
    };
    expect(await failed(code, 'https://evil.example')).toContain('403');
    expect(await failed('nothing')).toContain('404');
    await Promise.all([ann.lose(), eve.lose()]);
  });

  it('forgets tables that ended, or that nobody came back to', async () => {
    const { knex } = server.services.database;
    const [kept, ended] = [await open(), await open()];
    const [ann, ben] = [await sit(ended, 'Ann'), await sit(kept, 'Ben')];
    const gone = closing(ann.socket);
    ann.socket.send(JSON.stringify({ type: 'do', request: 0, command: { type: 'end' } }));
    await gone;
    const later = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    await forgetTables(knex, later(1), later(-6));
    const statusOf = async (code: string): Promise<number> =>
      (await server.stranger.get(`/api/live-tables/${code}`)).status;
    expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 404]);
    await forgetTables(knex, later(1), later(1));
    expect(await statusOf(kept)).toBe(404);
    // Whoever still plays at it hears so with their next move, and not a pong.
    const told = Promise.race([closing(ben.socket), once(ben.socket, 'received')]);
    for (const message of [{ type: 'do', request: 0, command: DRAW }, { type: 'ping' }])
      ben.socket.send(JSON.stringify(message));
    expect(await told).toBe(TABLE_CLOSED.unknownTable);
  });

  it('opens tables only with cards on them, and keeps ten of a member', async () => {
    const empty = (await server.other.post('/api/decks', aDeck({ categories: [] }))).json<{ deck: StoredDeck }>().deck;
    expect((await server.other.post('/api/live-tables', { deck_id: empty.id })).status).toBe(422);
    const { deck } = (await server.other.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>();
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1)
      codes.push((await server.other.post('/api/live-tables', { deck_id: deck.id })).json<{ code: string }>().code);
    const found = await Promise.all(
      [codes[0], codes[1], codes[10]].map(
        async (code) => (await server.stranger.get(`/api/live-tables/${code}`)).status,
      ),
    );
    expect(found).toEqual([404, 200, 200]);
  });
});
