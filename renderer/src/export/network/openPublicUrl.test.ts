import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPublicUrl, PrivateAddressError } from './openPublicUrl.js';

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.end('secret');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const options = { signal: new AbortController().signal, headers: {} };

describe('openPublicUrl', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
  ])('does not reach this machine as %s', async (host) => {
    const url = new URL(`http://${host}:${(server.address() as AddressInfo).port}/`);
    await expect(openPublicUrl(url, options)).rejects.toThrow(PrivateAddressError);
    expect(requests).toEqual([]);
  });

  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['169.254.169.254', 4],
    ['fd00::1', 6],
    ['64:ff9b::a00:1', 6],
  ])('does not connect to a name of which one address is %s', async (address, family) => {
    const lookup = (_host: string, _options: unknown, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address, family },
      ]);
    const opened = openPublicUrl(new URL('https://pictures.example/1'), { ...options, lookup: lookup as never });
    await expect(opened).rejects.toThrow('pictures.example is not a public address.');
  });
});
