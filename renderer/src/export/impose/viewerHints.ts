import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { SheetGrid } from '../../imposition/types.js';
import type { ViewerHints } from '../pdf/finishDocument.js';
import type { SheetPdfOptions } from './types.js';

/** How viewers should print the sheets. */
export function viewerHints(
  { duplex = EXPORT_OPTIONS.duplex.default }: Pick<SheetPdfOptions, 'duplex'>,
  { fold }: SheetGrid,
): ViewerHints {
  if (fold || duplex === 'none') return { duplex: 'Simplex' };
  return { duplex: duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' };
}
