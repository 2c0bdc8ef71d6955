import type { BrowserPool } from '../../browser/BrowserPool.js';
import { drawingPages } from '../../pdf/drawingPages.js';
import { finishDocument } from '../../pdf/finishDocument.js';
import { writePages } from '../../pdf/pageTree.js';
import { printDocument } from '../../pdf/printDocument.js';
import { openPrinted } from '../../pdf/printFaces.js';
import { PrintHtml } from '../../pdf/PrintHtml.js';
import type { DuplexMode, SheetDefinition } from '../types.js';
import { calibrationDrawings } from './calibrationDrawings.js';

export interface CalibrationSheetOptions {
  readonly sheet: SheetDefinition;
  /** How the sheet will be turned over. Default `long-edge`. */
  readonly duplex?: Exclude<DuplexMode, 'none'>;
  readonly signal?: AbortSignal;
}

/**
 * A sheet that shows by how much a printer's back side is off: crosses on the front, rulers on the back. Where holes pricked
 * through the crosses come out on the rulers is what to enter as `calibration`; the sheet itself says how.
 * @throws CardwrightError `browser.*`, `font.unreadable`, or the signal's reason
 */
export async function calibrationSheet(
  { sheet, duplex = 'long-edge', signal }: CalibrationSheetOptions,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const drawings = calibrationDrawings(sheet);
  const document = new PrintHtml((face) => pool.fontPath(face));
  drawings.forEach((drawing) => document.add(drawing));
  document.end();
  const written = Promise.resolve({ drawings, sourceOf: () => undefined });
  const bytes = await printDocument({ html: document.html, written }, pool, signal);
  const opened = await openPrinted({ bytes, drawings });
  writePages(opened.document, drawingPages(opened));
  return finishDocument(
    opened.document,
    { title: 'Cardwright printer calibration', language: 'en' },
    { duplex: duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' },
  );
}
