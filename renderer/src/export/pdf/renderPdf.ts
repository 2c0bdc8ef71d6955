import type { BrowserPool } from '../browser/BrowserPool.js';
import { drawingPages } from './drawingPages.js';
import { finishDocument } from './finishDocument.js';
import { type PageContent, writePages } from './pageTree.js';
import { openPrinted, printFaces } from './printFaces.js';
import type { PdfFace, PdfMetadata, PrintCard, PrintOptions } from './types.js';

export interface PdfOptions extends PrintOptions {
  readonly metadata?: PdfMetadata;
}

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
  const opened = await openPrinted(printed);
  const drawn = drawingPages(opened);
  const pages = printed.order.map((index) => drawn[index] as PageContent);
  writePages(opened.document, pages);
  options.signal?.throwIfAborted();
  options.onProgress?.({ stage: 'pages', done: pages.length, total: pages.length });
  return finishDocument(opened.document, options.metadata);
}

/** Faces of cards in the order of their pages: front, then back, and every copy a pair of its own. */
export function* facesOfCards(cards: Iterable<PrintCard>): Generator<PdfFace, void, void> {
  for (const { front, back, copies = 1 } of cards) {
    for (let copy = 0; copy < copies; copy++) {
      yield front;
      if (back) yield back;
    }
  }
}
