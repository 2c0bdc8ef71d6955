import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../testing/aDeck.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import type { TestClient } from '../testing/TestClient.js';
import { embeddedDatabase } from '../testing/testDatabases.js';
import { Bodies } from './Bodies.js';

/** What one member may run and let wait. */
const ALLOWED = 3;

describe.each(embeddedDatabase)('bodies on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database, { bodies: new Bodies({ atOnce: 2, waiting: 1 }) });
  });
  afterAll(() => server.close());

  /** Sends parts without a declared length for as long as the server reads. */
  const pour = async (part: string, first = '['): Promise<{ status: number; parts: number }> => {
    let parts = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        parts += 1;
        if (parts > 2_000) controller.close();
        else controller.enqueue(new TextEncoder().encode(parts === 1 ? first : part));
      },
    });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${server.member.session?.token}` };
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const status = await fetch(`${server.url}/api/decks/import`, request).then(
      (answer) => answer.status,
      // The server may close the connection of a client that keeps sending.
      () => 413,
    );
    return { status, parts };
  };

  it.each([
    // 1,000,000 values are 46 parts of 64 kB; the rest is on its way when the server stops.
    ['tiny objects', '{},'.repeat(21_845), '[', 200],
    ['numbers', '1,'.repeat(32_768), '{"categories":[', 200],
    ['levels', '['.repeat(65_536), '[', 100],
    ['one key', 'k'.repeat(65_536), '{"', 100],
    ['one text', 'x'.repeat(65_536), '{"title":"', 600],
  ])('of %s are refused while they arrive', async (_what, part, first, most) => {
    const { status, parts } = await pour(part, first);
    expect(status).toBe(413);
    expect(parts).toBeLessThan(most);
  });

  it('of a declared length are refused as well, however much is sent after the fault', async () => {
    const keys = Array.from({ length: 200_000 }, (_, index) => `"k${index}":0`);
    const answer = await server.member.send('POST', '/api/decks/import', `{${keys.join()}}`);
    expect([answer.status, answer.json().detail]).toEqual([413, 'The body has an object with more than 1000 keys.']);
  });

  /** Sends a body of zeros without reading, as programs do that read the answer only when they have sent everything. */
  const sendBlindly = async (declared: number, most = declared): Promise<{ sent: number; answer: string }> => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    let answer = '';
    socket.on('error', () => undefined).pause();
    const head = [
      'POST /api/admin/updates HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${declared}`,
      `Authorization: Bearer ${server.admin.session?.token}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const part = Buffer.alloc(1_000_000, '0');
    let sent = 0;
    while (sent < most && !socket.destroyed) {
      const isSent = await new Promise((resolve) => socket.write(part, (error) => resolve(!(error instanceof Error))));
      if (isSent !== true) break;
      sent += part.length;
    }
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('data', (bytes) => (answer += bytes.toString())).resume();
    if (!socket.destroyed) await closed;
    return { sent, answer };
  };

  it('far above the limit are answered, also to senders that read only when they have sent everything', async () => {
    const { sent, answer } = await sendBlindly(50_000_000);
    expect(sent).toBe(50_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"type":"/problems/too-large"');
  });

  it('name the limit in kB or MB', async () => {
    const detail = async (path: string, length: number): Promise<unknown> =>
      (await server.admin.send('POST', path, JSON.stringify('x'.repeat(length)))).json().detail;
    expect(await detail('/api/decks/import', 17_000_000)).toBe('The body is larger than 16 MB.');
    expect(await detail('/api/own-presets', 300_000)).toBe('The body is larger than 200 kB.');
  });

  it('that never end are not read for ever', async () => {
    const { sent } = await sendBlindly(10_000_000_000, 400_000_000);
    expect(sent).toBeLessThan(200_000_000);
  });

  it('that unpack to too much are refused', async () => {
    const body = gzipSync(`[${'{},'.repeat(2_000_000)}{}]`);
    const headers = {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      Authorization: `Bearer ${server.member.session?.token}`,
    };
    const answer = await fetch(`${server.url}/api/decks/import`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { detail: 'The body has more than 1000000 values.' },
    ]);
  });

  it('that are large are read by a worker as small ones are: deck, refusal, malformed', async () => {
    const cards = Array.from({ length: 2_000 }, (_, index) => ({ translations: { en: { title: `Card ${index}` } } }));
    const large = (changes: object): object => aDeck({ categories: [{ cards }], ...changes });
    const made = await server.member.post('/api/decks', large({ printer_note: 'matte' }));
    const { deck } = made.json<{ deck: { id: string; printer_note: string; categories: { cards: object[] }[] } }>();
    expect([made.status, deck.printer_note, deck.categories[0]?.cards.length]).toEqual([201, 'matte', 2_000]);
    const path = `/api/decks/${deck.id}`;
    const saved = await server.member.patch(path, { version: 1, cards: deck.categories[0]?.cards });
    expect([saved.status, saved.json()]).toMatchObject([200, { deck: { version: 2 }, ids: {} }]);
    const refused = await server.member.patch(path, large({ status: 'secret' }));
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: [{ path: 'status' }] }]);
    const malformed = await server.member.send('POST', '/api/decks', JSON.stringify(large({})).slice(0, -1));
    expect([malformed.status, malformed.json().type]).toEqual([400, '/problems/bad-request']);
  });

  it('with far too many values in one place are refused by naming it', async () => {
    const many = Array.from({ length: 20_000 }, () => 0);
    const answer = await server.member.post('/api/decks/import', aDeck({ categories: [{ cards: [{}, { many }] }] }));
    expect([answer.status, answer.json()]).toMatchObject([422, { errors: [{ path: 'categories[0].cards[1]' }] }]);
  });

  it('with more cards or errors than anyone can use are refused in few words', async () => {
    const categories = [{ cards: Array.from({ length: 100_000 }, () => ({})) }];
    const many = await server.member.post('/api/decks/import', aDeck({ categories }));
    expect([many.status, many.json().detail]).toEqual([422, expect.stringContaining('100000 cards')]);
    const faults = Array.from({ length: 5_000 }, () => 0);
    const answer = await server.admin.post('/api/admin/waitlist/invite', { ids: faults });
    expect([answer.status, answer.text.length < 100_000]).toEqual([422, true]);
  });

  it('of one member take turns, and more than a few are refused while others are served', async () => {
    const held = [];
    while (held.length < ALLOWED) held.push(await begin(server.member));
    const refused = await server.member.post('/api/decks/import', aDeck({ note: 'x'.repeat(200_000) }));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await uploadStatus(server.member)).toBe(429);
    expect(await uploadStatus(server.other)).toBe(400);
    expect((await server.other.post('/api/decks/import', aDeck({ note: 'x'.repeat(200_000) }))).status).toBe(201);
    expect((await server.member.post('/api/decks/import', aDeck())).status).toBe(201);
    for (const socket of held) {
      socket.destroy();
      await once(socket, 'close');
    }
    const again = (): Promise<{ status: number }> =>
      server.member.post('/api/decks/import', aDeck({ note: 'x'.repeat(200_000) }));
    await expect.poll(async () => (await again()).status).toBe(201);
  });

  /** Uploads something that is not a picture. */
  async function uploadStatus(client: TestClient): Promise<number> {
    const headers = { 'Content-Type': 'image/png', Authorization: `Bearer ${client.session?.token}` };
    const path = `/storage/v1/object/images/${client.id}/${randomUUID()}.png`;
    return (await fetch(`${server.url}${path}`, { method: 'POST', headers, body: 'no picture' })).status;
  }

  /** Begins to send a large body, and stops. Resolves when the server has begun to answer the request. */
  async function begin(client: TestClient): Promise<Socket> {
    const before = await inFlight();
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    await once(socket, 'connect');
    const head = [
      'POST /api/decks/import HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 1000000',
      `Authorization: Bearer ${client.session?.token}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await expect.poll(inFlight).toBeGreaterThan(before);
    return socket;
  }

  async function inFlight(): Promise<number> {
    return (await server.services.metrics.inFlight.get()).values[0]?.value ?? 0;
  }
});
