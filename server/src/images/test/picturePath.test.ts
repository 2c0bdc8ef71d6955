import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../../errors.js';
import { RateLimits } from '../../middleware/rateLimits.js';
import type { DiskCache } from '../cache/DiskCache.js';
import { Failures } from '../cache/Failures.js';
import { readImageQuery, readTransformQuery } from '../imageQuery.js';
import { PicturePath } from '../PicturePath.js';

const HOUR_MS = 3_600_000;
const NO_CACHE: Pick<DiskCache, 'get' | 'set'> = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
};

describe('the image path under attack', () => {
  let now = 1;
  let drawn: string[] = [];
  let pictures: PicturePath;
  beforeEach(() => {
    drawn = [];
    pictures = new PicturePath({
      sources: {
        find: (src) =>
          Promise.resolve({ key: src, isUnchanging: false, read: () => Promise.resolve(Buffer.from(src)) }),
      },
      decoder: {
        check: () => Promise.reject(new Error('Nothing is uploaded here.')),
        draw: (bytes) => {
          const src = Buffer.from(bytes).toString();
          drawn.push(src);
          if (src === 'bomb')
            return Promise.reject(new HttpProblem('unsupported-type', 'The picture takes too long to decode.'));
          if (src === 'busy') return Promise.reject(new Error('The process that decodes pictures does not start.'));
          return Promise.resolve(new Uint8Array([1]));
        },
      },
      cache: NO_CACHE,
      failures: new Failures(() => new Date(now)),
      limits: new RateLimits(),
    });
  });

  const app = new Koa();
  app.silent = true;
  app.use(async (context) => {
    try {
      const { src, variant } = readImageQuery({ src: 'a', ...context.query });
      const isTransform = 'width' in context.query;
      await pictures.answer(context, src, isTransform ? readTransformQuery(context.query) : variant);
    } catch (error) {
      context.status = error instanceof HttpProblem ? error.status : 500;
    }
  });
  const server = app.listen(0, '127.0.0.1');
  afterAll(() => once(server.close(), 'close'));
  const statusOf = async (query: string): Promise<number> => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/?${query}`, { headers: { Connection: 'close' } })).status;
  };

  it('decodes a hostile picture once an hour, at whatever sizes it is asked for', async () => {
    for (const width of [320, 640, 768])
      for (const dpr of [1, 2]) expect(await statusOf(`src=bomb&w=${width}&dpr=${dpr}`)).toBe(415);
    expect(drawn).toEqual(['bomb']);
    now += HOUR_MS + 1;
    expect(await statusOf('src=bomb')).toBe(415);
    expect(drawn).toHaveLength(2);
  });

  it('decodes it no more often than there are processes when all requests come together', async () => {
    const widths = [320, 640, 768, 1024, 1280, 1536];
    expect(await Promise.all(widths.map((width) => statusOf(`src=bomb&w=${width}`)))).toEqual(widths.map(() => 415));
    expect(drawn.length).toBeLessThanOrEqual(2);
  });

  it('does not blame a picture for what the server cannot do', async () => {
    expect(await statusOf('src=busy')).toBe(500);
    expect(await statusOf('src=busy')).toBe(500);
    expect(drawn).toHaveLength(2);
  });

  it('draws all forms that pages ask for, but few others', async () => {
    for (let round = 0; round < 2; round++)
      for (const format of ['webp', 'avif', 'jpeg', 'png'])
        for (const width of [320, 640, 768, 1024, 1280, 1536])
          expect(await statusOf(`w=${width}&format=${format}`)).toBe(200);
    const qualities = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const quality of qualities) expect(await statusOf(`quality=${quality}`)).toBe(200);
    for (const quality of qualities) expect(await statusOf(`width=${quality}`)).toBe(200);
    expect(await statusOf('width=100')).toBe(429);
    expect(await statusOf('quality=81')).toBe(429);
    expect(await statusOf('w=320')).toBe(200);
    expect(await statusOf('src=b&quality=81')).toBe(200);
  });
});
