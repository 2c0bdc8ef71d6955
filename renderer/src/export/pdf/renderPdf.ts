import type { BrowserPool } from '../browser/BrowserPool.js';
import { printFaces } from './printFaces.js';
import type { PdfFace, PdfOptions } from './types.js';

/**
 * Renders a vector PDF with one page per face in the given order: selectable text, subset fonts, unchanged JPEGs. Each
 * page is the trim with its bleed, and its TrimBox is the card. The same input gives the same bytes.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, `image.unreadable`, `font.unreadable`, `browser.*`, or
 *   the signal's reason.
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
