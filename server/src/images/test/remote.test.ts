import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { picture, SVG } from '../../storage/test/pictures.js';
import { drawVariant } from '../decoding/drawVariant.js';
import { AllowedHosts } from '../remote/AllowedHosts.js';
import { RemotePictures } from '../remote/RemotePictures.js';

const FOLDER = '/storage/v1/object/public/images';
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
});

async function startHost(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As configured with hosted storage at an address; PUBLIC_URL is public. */
function hostsOf(url: string | undefined) {
  const supabase = url === undefined ? undefined : { url, anonKey: '', serviceRoleKey: '', jwtSecret: undefined };
  return new AllowedHosts({ supabase, publicUrl: 'https://cards.example', host: '0.0.0.0' });
}

const signal = new AbortController().signal;

describe('pictures of other hosts', () => {
  it('are fetched from hosted storage, but only from its public folder', async () => {
    const png = await picture('png');
    const asked: string[] = [];
    const url = await startHost((request, response) => {
      asked.push(`${request.url ?? ''} ${request.headers.authorization ?? 'anonymous'}`);
      response.end(png);
    });
    const remote = new RemotePictures(hostsOf(url));
    expect(png.equals(await remote.fetch(new URL(`${url}${FOLDER}/a.png`), signal))).toBe(true);
    expect(asked).toEqual([`${FOLDER}/a.png anonymous`]);
    const elsewhere = [
      '/auth/v1/admin/users',
      '/storage/v1/object/images/a.png',
      `${FOLDER}/../../../../auth/v1/user`,
      `${FOLDER}/%2e%2e/%2e%2e/%2e%2e/bucket`,
      `${FOLDER}/..%2f..%2fbucket`,
    ];
    for (const path of elsewhere)
      await expect(remote.fetch(new URL(path, url), signal), path).rejects.toMatchObject({ kind: 'forbidden' });
    const otherPort = new URL(`${url}${FOLDER}/a.png`);
    otherPort.port = '1';
    await expect(remote.fetch(otherPort, signal)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(asked).toHaveLength(1);
  });

  it('are not fetched through redirects', async () => {
    let followed = false;
    const secret = await startHost((_request, response) => {
      followed = true;
      response.end('secret');
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await startHost((_request, response) => response.writeHead(status, { Location: secret }).end());
      const fetched = new RemotePictures(hostsOf(url)).fetch(new URL(`${url}${FOLDER}/a.png`), signal);
      await expect(fetched).rejects.toMatchObject({ kind: 'upstream' });
    }
    expect(followed).toBe(false);
  });

  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['169.254.169.254', 4],
    ['100.64.0.1', 4],
    ['0.0.0.0', 4],
    ['::1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['::ffff:10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['2002:7f00:1::', 6],
  ])('are not fetched by a name that resolves to %s', async (address, family) => {
    const lookup = (_host: string, _options: unknown, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address, family },
      ]);
    const remote = new RemotePictures(hostsOf(undefined), lookup as never);
    const fetched = remote.fetch(new URL('https://images.unsplash.com/photo-1'), signal);
    await expect(fetched).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('stop at the size limit, with or without a Content-Length', async () => {
    const told = await startHost((_request, response) =>
      response.writeHead(200, { 'Content-Length': 99_000_000 }).write('x'),
    );
    const untold = await startHost((_request, response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      };
      response.on('drain', pour);
      pour();
    });
    for (const url of [told, untold]) {
      const fetched = new RemotePictures(hostsOf(url)).fetch(new URL(`${url}${FOLDER}/a.png`), signal);
      await expect(fetched).rejects.toMatchObject({ kind: 'too-large' });
    }
  });

  it('are aborted when nobody waits any more', async () => {
    let hungUp: Promise<unknown> | undefined;
    const controller = new AbortController();
    const url = await startHost((_request, response) => {
      hungUp = once(response, 'close');
      controller.abort(new Error('left'));
    });
    const remote = new RemotePictures(hostsOf(url));
    await expect(remote.fetch(new URL(`${url}${FOLDER}/a.png`), controller.signal)).rejects.toThrow('left');
    await hungUp;
  });

  it('are identified by their bytes, not their names', async () => {
    const variant = { width: 10, format: 'png', quality: 80 } as const;
    await expect(drawVariant(Buffer.from('<html><script>1</script></html>'), variant)).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    await expect(drawVariant(Buffer.from('%PDF-1.4'), variant)).rejects.toMatchObject({ kind: 'unsupported-type' });
    const inclusion = SVG.replace('<rect', '<image href="file:///etc/passwd" width="9" height="9"/><rect');
    expect((await drawVariant(Buffer.from(inclusion), variant)).byteLength).toBeGreaterThan(50);
  });
});
