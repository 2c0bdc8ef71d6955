import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { workWith } from '../testing/signInForTest.js';

const ID = '0198c5e2-7f6e-7000-8000-3a9fb45c1d2e';
const PROFILE = { display_name: '', bio: '', avatar_url: null, website: null, preferred_language: null };
const TIMES = { created_at: '2026-03-01T12:00:00.000Z', updated_at: '2026-03-01T12:00:00.000Z', onboarded_at: null };
const ME = JSON.stringify({
  member: { id: ID, email: 'ada@example.com', roles: [], permissions: [], ...PROFILE, ...TIMES },
});

/** A foreign or faulty server. @returns its address and the requests that it received */
async function strange(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  return (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(status, headers).end(body);
}

const problem = (detail: string): string => JSON.stringify({ type: '/problems/x', detail, request_id: 'r-1' });

describe('whoami on a server', () => {
  it.each([
    ['that is not a Cardwright server', answering(200, '<html>'), 3, /response is not from a Cardwright server/],
    ['that lacks the route', answering(404, 'nothing here'), 3, /is not a Cardwright server \(status 404\)/],
    [
      'that redirects',
      answering(308, '', { Location: 'https://elsewhere.org/x' }),
      3,
      /redirects to https:\/\/elsewhere\.org/,
    ],
    ['that refuses', answering(403, problem('Not you.')), 5, /does not allow this account to do that: Not you\./],
    [
      'that fails',
      answering(500, problem('An error.')),
      1,
      /failed: An error \(request r-1; the server’s log has more\)/,
    ],
    ['that is unavailable', answering(503, problem('Not now.')), 3, /failed: Not now/],
    ['that rejects large requests', answering(413, problem('64 MB at most.')), 1, /64 MB at most\.[^]*Split the deck/],
    [
      'that closes the connection',
      (_: IncomingMessage, response: ServerResponse) => void response.destroy(),
      3,
      /cannot be reached/,
    ],
    [
      'that asks for a long pause',
      answering(429, '', { 'Retry-After': '3600' }),
      3,
      /too many requests[^]*in 60 minutes\./,
    ],
    [
      'that asks for a pause until a date',
      answering(429, '', { 'Retry-After': 'Wed, 21 Oct 2099 07:28:00 GMT' }),
      3,
      /Try again later\./,
    ],
    ['that always asks for a pause', answering(429, '', { 'Retry-After': '0' }), 3, /too many requests/],
  ])('%s', async (_, answer, code, message) => {
    const server = await strange(answer);
    workWith(server, 'token');
    const result = await runMain('whoami');
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toMatch(message);
    expect(result.stderr).not.toMatch(/ at .*\.ts:\d|bug in Cardwright/);
  });

  it('waits as long as requested, then continues', async () => {
    let asked = 0;
    const server = await strange((request, response) => {
      asked += 1;
      answering(asked < 3 ? 429 : 200, asked < 3 ? '' : ME, { 'Retry-After': '0' })(request, response);
    });
    workWith(server, 'token');
    const { code, stdout, stderr } = await runMain('whoami');
    expect([code, stdout]).toEqual([0, `ada@example.com at ${server.url}\n`]);
    expect(stderr.match(/is busy\. Waiting 0 s before trying again/g)).toHaveLength(2);
  });

  it('shows its message without control codes', async () => {
    const server = await strange(answering(422, problem('\u001b[2Jgone')));
    workWith(server, 'token');
    expect((await runMain('whoami')).stderr).not.toContain('\u001b');
  });
});

describe('a table for a server that asks for a pause', () => {
  it('is checked before the server is asked', async () => {
    const server = await strange(answering(429, '', { 'Retry-After': '3600' }));
    workWith(server, 'token');
    const folder = temporaryFolder({ 'cards.csv': 'title,front_template_id\nLamp,./gone.json\n' });
    const { code, stderr } = await runMain('import', join(folder, 'cards.csv'), '--server', server.url);
    expect([code, stderr]).toEqual([1, expect.stringContaining('The file ./gone.json cannot be read.')]);
    expect(server.requests).toEqual([]);
  });
});

describe('decks to push', () => {
  it('are read before the server is asked', async () => {
    const server = await strange(answering(401, problem('Sign in')));
    workWith(server, 'token');
    const folder = temporaryFolder({ 'bad.yaml': 'categories: 5\n', 'other.yaml': 'categories: 6\n' });
    const [bad, other] = [join(folder, 'bad.yaml'), join(folder, 'other.yaml')];
    const { code, stderr } = await runMain('push', bad);
    expect([code, stderr]).toEqual([1, expect.stringContaining('categories')]);
    const { stdout } = await runMain('push', bad, other, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ failed: [{ file: bad }, { file: other }] });
    expect(server.requests).toEqual([]);
  });
});

describe('the URL of a deck on another server', () => {
  it('never gets the token of CARDWRIGHT_TOKEN', async () => {
    const [own, other] = [await strange(answering(200, ME)), await strange(answering(404, problem('Deck not found')))];
    workWith(own, 'secret-token');
    expect(await runMain('pull', `${other.url}/decks/${ID}`, '-o', '-')).toMatchObject({ code: 3 });
    expect(other.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      [`/api/decks/public/${ID}`, undefined],
    ]);
    expect((await runMain('pull', `${own.url}/decks/${ID}`, '-o', '-')).code).toBe(3);
    expect(own.requests[0]?.headers.authorization).toBe('Bearer secret-token');
  });
});
