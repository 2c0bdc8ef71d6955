import type { PDFRef } from 'pdf-lib';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { decimal } from './decimal.js';
import { finishDocument } from './finishDocument.js';
import { type PageContent, writePages } from './pageTree.js';
import { type OpenedFaces, openPrinted, printFaces } from './printFaces.js';
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
  const drawn = facePages(opened);
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

/** A page of every drawing; the pages of equal faces share everything but themselves. */
function facePages({ document: { context }, drawings }: OpenedFaces): PageContent[] {
  const shifts = new Map<string, PDFRef>();
  return drawings.map(({ content, resources, size: { trimWidth, trimHeight, bleed }, bottom }): PageContent => {
    const operator = `1 0 0 1 0 ${decimal(-bottom)} cm\n`;
    const shift = shifts.get(operator) ?? context.register(context.stream(operator));
    shifts.set(operator, shift);
    const bleedBox = [0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed] as const;
    const trimBox = [bleed, bleed, bleed + trimWidth, bleed + trimHeight] as const;
    return {
      contents: [shift, content],
      resources: context.register(resources),
      mediaBox: bleedBox,
      bleedBox,
      trimBox,
    };
  });
}
