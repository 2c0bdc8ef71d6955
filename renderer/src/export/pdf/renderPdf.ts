import type { BrowserPool } from '../browser/BrowserPool.js';
import { printFaces } from './printFaces.js';
import type { PdfFace, PdfOptions } from './types.js';

/**
 * A vector PDF with one page a face in the order given: text that can be selected, fonts subset, JPEGs as they are. Each
 * page is the trim and its bleed; its TrimBox is the card. The same input gives the same bytes.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, `image.unreadable`, `font.unreadable`, `browser.*`, or the
 * signal's reason.
 */
export async function renderPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const printed = await printFaces(faces, options, pool);
  const { writeCardPdf } = await import('./writeCardPdf.js');
  return writeCardPdf(printed, options);
}
