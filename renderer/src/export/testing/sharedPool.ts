import { test } from 'vitest';
import { diskFonts } from '../../fonts/node.js';
import { BrowserPool } from '../browser/BrowserPool.js';

/**
 * `it` for tests of what is painted: `pool` is the browser that all files of a worker share, with the bundled fonts. A
 * test that is about browsers makes a pool of its own.
 */
export const it = test
  .extend('fonts', { scope: 'worker' }, () => diskFonts())
  .extend('pool', { scope: 'worker' }, ({ fonts }, { onCleanup }) => {
    const pool = new BrowserPool({ fonts });
    onCleanup(() => pool.close());
    return pool;
  });
