import { BrowserPool } from '../export/browser/BrowserPool.js';
import { diskFonts } from '../fonts/node.js';

interface Cleaning {
  readonly onCleanup: (close: () => Promise<void>) => void;
}

let pool: BrowserPool | undefined;

/**
 * The browser that all test files of a process share, with the bundled fonts, as a fixture of vitest:
 * `test.extend('pool', { scope: 'worker' }, paintingPool)`. A test that is about browsers makes a pool of its own.
 */
export function paintingPool({}: object, { onCleanup }: Cleaning): BrowserPool {
  const shared = (pool ??= new BrowserPool({ fonts: diskFonts() }));
  onCleanup(() => shared.close());
  return shared;
}
