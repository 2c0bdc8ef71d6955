import type { BrowserPool } from '@cardwright/renderer/export';
import type { PaintingBrowser } from '../jobs/maker/IdlePool.js';

/** The browser that the tests of a worker share, for a server that does not close it. */
export function lentBrowser(pool: BrowserPool): PaintingBrowser {
  return { use: (work) => work(pool), close: () => Promise.resolve() };
}
