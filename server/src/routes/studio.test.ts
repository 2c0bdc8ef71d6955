import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { shortCodeOf } from '@cardwright/renderer';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../services.js';
import { headOf } from '../publicPages/headOf.js';
import { serveStudio } from './studio.js';

let url = '';
const server = new Koa().use(serveStudio({ publicUrl: 'https://cards.example' })).listen(0, '127.0.0.1');
server.unref();

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const open = (path: string): Promise<Response> => fetch(url + path, { headers: { 'Sec-Fetch-Dest': 'document' } });

it('answers every studio path with the page, which is never cached', async () => {
  for (const path of ['/', '/create/decks', '/nowhere.html']) {
    const answer = await open(path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    expect(await answer.text()).toContain('<div id="root">');
  }
});

it('uses an absolute URL for the link preview picture', async () => {
  expect(await (await open('/')).text()).toContain('property="og:image" content="https://cards.example/social.png"');
});

it('lets browsers cache hashed files, and answers 404 for a missing one', async () => {
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await (await open('/')).text()) ?? [];
  const answer = await fetch(url + script);
  expect(answer.headers.get('cache-control')).toBe('max-age=31536000,immutable');
  await answer.body?.cancel();
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
});

const DECK = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

it.each([
  ['is silent', () => new Promise<never>(() => undefined)],
  ['refuses', () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))],
])('answers 503 with the studio’s page where a page cannot be read because the database %s', async (_, raw) => {
  const rooms = { database: { knex: { raw } }, config: { publicUrl: '' }, clock: () => new Date() };
  const read = serveStudio({
    publicUrl: '',
    headOf: (path) => headOf(rooms as unknown as Services, path),
    patienceMs: 20,
  });
  const policy = "frame-ancestors 'none'";
  const app = new Koa().use((context, next) => {
    context.set('Content-Security-Policy', policy);
    return next();
  });
  const listening = app.use(read).listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
  const deck = `/explore/decks/${DECK}`;
  for (const path of ['/explore', deck, `/play/random/${DECK}`, `/c/${shortCodeOf(DECK)}`, '/updates/one']) {
    const answer = await get(path);
    const { status, headers } = answer;
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '1',
      'no-store',
    ]);
    expect(headers.get('content-security-policy')).toBe(path.startsWith('/play') ? 'frame-ancestors *' : policy);
    const text = await answer.text();
    expect(text).toContain('<div id="root">');
    expect(text).not.toContain('noindex');
  }
  expect(await (await get('/explore')).text()).toMatch(/<title>Explore ·[^]*<div class="shelf" style="" hidden>/);
  expect((await get('/')).status).toBe(200);
  listening.close();
});
