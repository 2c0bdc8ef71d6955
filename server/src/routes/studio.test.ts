import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
