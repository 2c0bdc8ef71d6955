import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchTable } from './fetchTable.js';
import { openUrl } from './openPublicUrl.js';
import { tableAddress } from './tableAddress.js';

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/cards': (response) => response.setHeader('content-type', 'text/csv; charset=utf-8').end('title\nLamp\n'),
  '/moved': (response) => response.writeHead(302, { location: '/cards' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/script': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/page': (response) => response.setHeader('content-type', 'text/html').end('<p>Sign in'),
  '/private': (response) => response.writeHead(403).end(),
  '/large': (response) => response.setHeader('content-type', 'text/csv').end(Buffer.alloc(9 * 1024 * 1024, 'x')),
  '/cards.ods': (response) => response.end('PK'),
};
const server = createServer((request: IncomingMessage, response) => ANSWERS[request.url ?? '']?.(response));
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const open: typeof openUrl = (url, options) =>
  url.hostname === '127.0.0.1'
    ? openUrl(url, { signal: options.signal, headers: options.headers })
    : Promise.reject(new Error('closed'));

describe('fetchTable', () => {
  it('downloads a table, also after a redirect', async () => {
    for (const path of ['/cards', '/moved']) {
      const { bytes, file } = await fetchTable(base + path, { open });
      expect([Buffer.from(bytes).toString(), file]).toEqual(['title\nLamp\n', '127.0.0.1.csv']);
    }
    expect((await fetchTable(`${base}/cards.ods`, { open })).file).toBe('127.0.0.1.ods');
  });

  it.each([
    ['/page', 'answers with a web page instead of a table.'],
    ['/private', 'is not public.'],
    ['/large', 'is larger than 8 MB.'],
    ['/loop', 'redirects too often.'],
    ['/script', 'This is not the address of a table.'],
    ['/inside', 'cannot be reached.'],
  ])('refuses %s', async (path, message) => {
    await expect(fetchTable(base + path, { open })).rejects.toMatchObject({
      code: 'table.address',
      message: expect.stringContaining(message) as string,
    });
  });

  it.each(['file:///etc/passwd', 'ftp://x.test/a.csv', 'https://user:secret@x.test/a.csv', 'cards.csv', ''])(
    'refuses %j without a request',
    async (address) => {
      await expect(fetchTable(address)).rejects.toMatchObject({ code: 'table.address' });
    },
  );

  it('does not reach this machine', async () => {
    await expect(fetchTable(`${base}/cards`)).rejects.toMatchObject({ message: '127.0.0.1 is not a public address.' });
  });
});

describe('tableAddress', () => {
  it.each([
    [
      'https://docs.google.com/spreadsheets/d/1aB-c_D/edit?usp=sharing#gid=42',
      'https://docs.google.com/spreadsheets/d/1aB-c_D/export?format=csv&gid=42',
    ],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-1v/pubhtml?gid=7&single=true',
      'https://docs.google.com/spreadsheets/d/e/2PACX-1v/pub?output=csv&single=true&gid=7',
    ],
    ['https://github.com/a/b/blob/main/cards.csv', 'https://raw.githubusercontent.com/a/b/main/cards.csv'],
    [
      'https://www.dropbox.com/scl/fi/x/cards.csv?rlkey=k&dl=0',
      'https://www.dropbox.com/scl/fi/x/cards.csv?rlkey=k&dl=1',
    ],
    ['https://example.com/cards.csv?x=1', 'https://example.com/cards.csv?x=1'],
  ])('leads %s to its content', (given, expected) => {
    expect(tableAddress(new URL(given)).href).toBe(expected);
  });
});
