import type { BrowserPool } from '../../browser/BrowserPool.js';
import { drawingPages } from '../../pdf/drawingPages.js';
import { finishDocument } from '../../pdf/finishDocument.js';
import { writePages } from '../../pdf/pageTree.js';
import { openPrinted } from '../../pdf/openPrinted.js';
import { printDocument } from '../../pdf/printDocument.js';
import { PrintChunk } from '../../pdf/PrintChunk.js';
import type { DuplexMode, SheetDefinition } from '../../../imposition/types.js';
import { calibrationDrawings } from './calibrationDrawings.js';

export interface CalibrationSheetOptions {
  readonly sheet: SheetDefinition;
  /** The duplex mode. Default `long-edge`. */
  readonly duplex?: Exclude<DuplexMode, 'none'>;
  readonly signal?: AbortSignal;
}

/**
 * A sheet that measures how far a printer shifts the back: crosses on the front, rulers on the back. The positions on
 * the rulers of holes pushed through the crosses are the values for `calibration`; the sheet has instructions.
 * @throws CardwrightError `browser.*`, `font.unreadable`, or the signal's reason
 */
export async function calibrationSheet(
  { sheet, duplex = 'long-edge', signal }: CalibrationSheetOptions,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const chunk = new PrintChunk(
    (face) => pool.fontPath(face),
    () => undefined,
  );
  for (const { markup, ...drawing } of calibrationDrawings(sheet)) chunk.add(drawing, markup);
  chunk.end();
  const bytes = await printDocument(chunk, pool, signal);
  const opened = await openPrinted([{ bytes, drawings: chunk.drawings }]);
  writePages(opened.document, drawingPages(opened));
  return finishDocument(
    opened.document,
    { title: 'Cardwright printer calibration', language: 'en' },
    { duplex: duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' },
  );
}
