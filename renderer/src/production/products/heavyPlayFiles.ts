import { stat } from 'node:fs/promises';
import type { Problem } from '../../errors.js';
import type { PlayFormat } from '../../export/index.js';
import type { ProductPlan } from './planExport.js';
import type { ProductFile } from './types.js';

/** Formats that a browser loads whole; the programs of the others load each picture when they show it. */
const LOADED_WHOLE: ReadonlySet<PlayFormat> = new Set(['offline-player', 'virtual-tabletop', 'playingcards-io']);
/** Bytes. A browser needs about twice as much memory, which older phones do not give to one page. */
const HEAVY = 100e6;

/** Reports files for play in a browser that are too large for phones and slow connections. */
export async function heavyPlayFiles(files: readonly ProductFile[], product: ProductPlan): Promise<readonly Problem[]> {
  if (product.kind !== 'play' || !LOADED_WHOLE.has(product.play.format)) return [];
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(file)).size));
  return sizes
    .filter((size) => size > HEAVY)
    .map((size) => ({
      code: 'play.heavy',
      severity: 'warning',
      path: 'options.dpi',
      message: `The file has ${Math.round(size / 1e6)} MB, which a browser loads as a whole: phones and slow connections may fail.`,
      fix: 'Choose fewer cards, or a lower resolution or quality.',
    }));
}
