import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { DiskCache } from '../images/cache/DiskCache.js';
import type { PictureSources } from '../images/PictureSources.js';
import type { PaintingBrowser } from '../jobs/maker/IdlePool.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import { CardPictures } from './CardPictures.js';
import { FacePainter } from './FacePainter.js';

/** Maximum size of the cache on disk, in bytes: about 20,000 cards. */
const CACHE_BYTES = 500_000_000;

interface Parts {
  readonly config: Pick<Config, 'dataDirectory'>;
  readonly pictures: Pick<PictureSources, 'find'>;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly browser: PaintingBrowser | undefined;
}

/** Connects the pictures of cards with a painter and a folder. */
export function createCardPictures({ config, pictures, limits, log, browser }: Parts): {
  readonly cardPictures: CardPictures;
  close(): Promise<void>;
} {
  const painter = new FacePainter(pictures, browser);
  const cache = new DiskCache(join(config.dataDirectory, 'cache', 'cards'), CACHE_BYTES);
  return { cardPictures: new CardPictures({ painter, cache, limits, log }), close: () => painter.close() };
}
