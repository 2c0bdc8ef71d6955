import type { BrowserPool } from '../browser/BrowserPool.js';
import { finishDocument } from './finishDocument.js';
import { type PageContent, writePages } from './pageTree.js';
import { type PrintedFaces, printFaces } from './printFaces.js';
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
  const pages = facePages(printed);
  writePages(printed.document, pages);
  options.onProgress?.({ stage: 'pages', done: pages.length, total: pages.length });
  return finishDocument(printed.document, options.metadata);
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

/** One page a face; the pages of equal faces share everything but themselves. */
function facePages({ document: { context }, drawings, order }: PrintedFaces): PageContent[] {
  const shifts = new Map<number, PageContent['contents'][number]>();
  const shift = (bottom: number): PageContent['contents'][number] => {
    const known = shifts.get(bottom);
    if (known) return known;
    const added = context.register(context.stream(`1 0 0 1 0 ${-bottom} cm`));
    shifts.set(bottom, added);
    return added;
  };
  const pages = drawings.map(({ content, resources, size, bottom }): PageContent => {
    const { trimWidth, trimHeight, bleed } = size;
    const bleedBox = [0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed] as const;
    return {
      contents: [shift(Math.round(bottom * 1e5) / 1e5), content],
      resources: context.register(resources),
      mediaBox: bleedBox,
      bleedBox,
      trimBox: [bleed, bleed, bleed + trimWidth, bleed + trimHeight],
    };
  });
  return order.map((index) => pages[index] as PageContent);
}
