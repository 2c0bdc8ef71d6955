import { join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Config } from '../config.js';
import { notFound } from '../errors.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import type { TransformHandler } from '../storage/embedded/storageRouter.js';
import { parseObjectPath, type ObjectPath } from '../addresses/objectPath.js';
import type { ObjectStorage } from '../storage/types.js';
import { DiskCache } from './cache/DiskCache.js';
import { Failures } from './cache/Failures.js';
import type { PictureDecoder } from './decoding/PictureDecoder.js';
import { readImageQuery, readTransformQuery } from './imageQuery.js';
import { PicturePath } from './PicturePath.js';
import { PictureSources, type MediaPictures } from './PictureSources.js';
import { AllowedHosts } from './remote/AllowedHosts.js';
import { RemotePictures } from './remote/RemotePictures.js';

/** Maximum size of the cache on disk, in bytes. */
const CACHE_BYTES = 500_000_000;

interface Parts {
  readonly config: Config;
  readonly storage: ObjectStorage;
  readonly decoder: PictureDecoder;
  readonly media: MediaPictures;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  /** Who reads a stored picture in a request. */
  readonly readerOf: (context: Context, path: ObjectPath) => Promise<string | undefined>;
}

export interface PictureRoom {
  readonly sources: PictureSources;
  /** `GET /image?src=…&w=…`. */
  readonly router: Router;
  /** Supabase's `/render/image/public/…`, by the path in the bucket. */
  readonly transform: TransformHandler;
  /** Serves one of the server's own pictures at the size given in the URL. */
  readonly answerMedia: (context: Context, src: string) => Promise<void>;
}

/** The image path: serves pictures of this server and of allowed hosts at fixed widths, in the requested format. */
export function createPicturePath({ config, storage, decoder, media, limits, clock, readerOf }: Parts): PictureRoom {
  const hosts = new AllowedHosts(config);
  const remote = new RemotePictures(hosts);
  const { publicUrl, supabase } = config;
  const isHosted = supabase !== undefined;
  const sources = new PictureSources({ storage, remote, hosts, media, publicUrl, isHosted, clock });
  const cache = new DiskCache(join(config.dataDirectory, 'cache', 'images'), CACHE_BYTES);
  const pictures = new PicturePath({ sources, decoder, cache, failures: new Failures(clock), limits });
  const router = new Router();
  router.get('/image', async (context) => {
    context.state.route = '/image';
    const { src, variant, keepsOriginal } = readImageQuery(context.query);
    const path = parseObjectPath(sources.pathOf(src) ?? '');
    const reader = path && (await readerOf(context, path));
    await pictures.answer(context, src, variant, { keepsOriginal, reader });
  });
  const transform: TransformHandler = async (context, path) => {
    const parsed = parseObjectPath(path);
    if (parsed === undefined) throw notFound('Picture');
    const reader = await readerOf(context, parsed);
    await pictures.answer(context, path, readTransformQuery(context.query), { reader });
  };
  const answerMedia = (context: Context, src: string): Promise<void> =>
    pictures.answer(context, src, readImageQuery({ ...context.query, src }).variant);
  return { sources, router, transform, answerMedia };
}
