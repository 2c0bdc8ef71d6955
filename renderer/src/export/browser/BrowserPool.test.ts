import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { Scene } from '../../displayList.js';
import { renderRaster } from '../raster/renderRaster.js';
import { isRunning } from '../files/isRunning.js';
import { killBrowser } from '../testing/killBrowser.js';
import { buildPage, diskFonts, noPictures } from '../testing/browserFixture.js';
import type { PictureSource } from './assets.js';
import { BrowserPool, type BrowserPoolOptions } from './BrowserPool.js';

const pools: BrowserPool[] = [];
function createPool(options: Partial<BrowserPoolOptions> = {}): BrowserPool {
  const pool = new BrowserPool({ fonts: diskFonts, windows: 1, ...options });
  pools.push(pool);
  return pool;
}
beforeAll(buildPage);
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const plain = testScene([{ type: 'path', d: 'M0 0h240v336h-240z', fill: '#00ff00' }]);
const withPicture = testScene([{ type: 'image', src: 'trigger.png', x: 0, y: 0, width: 240, height: 336 }]);
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture source that runs an action while the page waits for the picture, in the middle of painting. */
function trigger(action: (count: number) => Promise<void> | void): PictureSource {
  let count = 0;
  return {
    imageBytes: async () => {
      await action(++count);
      return { bytes: onePixel, mime: 'image/png' };
    },
  };
}

async function paint(
  pool: BrowserPool,
  scene: Scene,
  pictures: PictureSource = noPictures,
  signal?: AbortSignal,
): Promise<number> {
  const faces = [{ id: 'x', label: 'card 3 “Anvil” (back)', scene }];
  for await (const { bytes } of renderRaster(
    faces,
    { dpi: 72, widthMm: 63, pictures, ...(signal && { signal }) },
    pool,
  ))
    return bytes.length;
  throw new Error('nothing was painted');
}

/** The renderer processes among the browser's descendants. */
function rendererProcesses(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args=', '-ww']).toString().split('\n');
  const processes = rows.map((row) => /^\s*(\d+)\s+(\d+)\s+(\S.*)$/.exec(row)).filter((match) => match !== null);
  const parents = new Map(processes.map(([, pid, parent]) => [Number(pid), Number(parent)]));
  const descends = (pid: number): boolean => pid === root || (parents.has(pid) && descends(parents.get(pid) as number));
  return processes
    .filter(([, pid, , args]) => args?.includes('--type=renderer') && descends(Number(pid)))
    .map(([, pid]) => Number(pid));
}

async function killRenderers(pool: BrowserPool): Promise<void> {
  for (const pid of rendererProcesses((await pool.processId()) as number)) process.kill(pid, 'SIGKILL');
}

describe('BrowserPool', () => {
  it('paints a face again in a new window if its page crashes', async () => {
    const pool = createPool();
    const counts: number[] = [];
    const pictures = trigger(async (count) => {
      counts.push(count);
      if (count === 1) await killRenderers(pool);
    });
    expect(await paint(pool, withPicture, pictures)).toBeGreaterThan(0);
    expect(counts).toEqual([1, 2]);
  });

  it('gives up a face whose page crashes twice, names it, and continues with others', async () => {
    const pool = createPool();
    await expect(
      paint(
        pool,
        withPicture,
        trigger(() => killRenderers(pool)),
      ),
    ).rejects.toMatchObject({
      code: 'browser.crashed',
      path: 'card 3 “Anvil” (back)',
      message: expect.stringMatching(
        /^card 3 “Anvil” \(back\) could not be painted: the browser failed twice \(the page crashed/,
      ) as string,
    });
    expect(await paint(pool, plain)).toBeGreaterThan(0);
  });

  it('starts a new browser if the browser dies', async () => {
    const onStart = vi.fn();
    const pool = createPool({ onStart });
    expect(onStart).not.toHaveBeenCalled();
    let died: number | undefined;
    const pictures = trigger(async (count) => {
      if (count === 1) died = await killBrowser(pool);
    });
    expect(await paint(pool, withPicture, pictures)).toBeGreaterThan(0);
    expect(await pool.processId()).not.toBe(died);
    expect(onStart).toHaveBeenCalledTimes(2);
  });

  it('treats a silent page as dead', async () => {
    const pool = createPool({ timeoutMs: 5_000 });
    const never = trigger(() => new Promise<void>(() => undefined));
    await expect(paint(pool, withPicture, never)).rejects.toMatchObject({
      code: 'browser.crashed',
      message: expect.stringContaining('no picture after 5 s') as string,
    });
  });

  it('replaces a window after a number of faces', async () => {
    const pool = createPool({ recycleAfter: 2 });
    const seen = new Set<string>();
    for (let index = 0; index < 5; index++) {
      await paint(pool, plain);
      seen.add(rendererProcesses((await pool.processId()) as number).join());
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });

  it('stops on abort with the given reason, and stays usable', async () => {
    const pool = createPool();
    const controller = new AbortController();
    const reason = new Error('the user closed the window');
    const pictures = trigger(() => controller.abort(reason));
    await expect(paint(pool, withPicture, pictures, controller.signal)).rejects.toBe(reason);
    await expect(paint(pool, plain, noPictures, controller.signal)).rejects.toBe(reason);
    expect(await paint(pool, plain)).toBeGreaterThan(0);
  });

  it('stops the faces in progress when the consumer stops', async () => {
    const pool = createPool({ windows: 2 });
    const faces = Array.from({ length: 50 }, (_, index) => ({ id: String(index), scene: plain }));
    let taken = 0;
    for await (const _ of renderRaster(faces, { dpi: 72, widthMm: 63, pictures: noPictures }, pool)) {
      taken++;
      break;
    }
    expect(taken).toBe(1);
    expect(await paint(pool, plain)).toBeGreaterThan(0);
  });

  it('ends its processes and rejects work once closed', async () => {
    const pool = createPool();
    const waiting = paint(
      pool,
      withPicture,
      trigger(() => new Promise<void>(() => undefined)),
    );
    waiting.catch(() => undefined);
    await paint(createPool(), plain);
    const pid = await vi.waitUntil(() => pool.processId(), { timeout: 20_000 });
    await pool.close();
    await expect(waiting).rejects.toMatchObject({ code: 'browser.closed', path: 'card 3 “Anvil” (back)' });
    await expect(paint(pool, plain)).rejects.toMatchObject({ code: 'browser.closed' });
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });

  it('says how to fix a browser that does not start', async () => {
    await expect(paint(createPool({ executablePath: '/bin/false' }), plain)).rejects.toMatchObject({
      code: 'browser.launch_failed',
      fix: expect.stringContaining('CARDWRIGHT_CHROMIUM') as string,
    });
  });

  it('says when the folder for temporary files is at fault', async () => {
    vi.stubEnv('TMPDIR', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(paint(createPool(), plain)).rejects.toMatchObject({
      code: 'browser.launch_failed',
      fix: expect.stringContaining('TMPDIR') as string,
    });
  });

  it('lets documents reach only our server', async () => {
    const requests: string[] = [];
    const outside = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const { port } = outside.address() as AddressInfo;
    const addresses = [`http://127.0.0.1:${port}/a.png`, `http://localhost:${port}/b.png`, 'http://example.com/c.png'];
    const pool = createPool();
    try {
      const pictures = trigger(() => undefined);
      const inside = pool.picturePath(pictures, 'x.png');
      const images = [...addresses, inside].map((src) => `<img src="${src}">`).join('');
      const { url } = await pool.publish(`${images}<script>fetch('${addresses[0]}')</script>`);
      const widths = await pool.withPage(async (page) => {
        await page.goto(url, { waitUntil: 'load' });
        return page.$$eval('img', (elements) => elements.map((element) => element.naturalWidth));
      });
      expect(widths).toEqual([0, 0, 0, 1]);
      expect(requests).toEqual([]);
    } finally {
      outside.close();
    }
  });

  it('does not respond without the secret path', async () => {
    const pool = createPool();
    const { url } = await pool.publish('<p>secret</p>');
    const { origin, pathname } = new URL(url);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${origin}/${pathname.split('/').slice(2).join('/')}`)).status).toBe(404);
    expect((await fetch(`${origin}/wrong${pathname}`)).status).toBe(404);
  });
});
