import { type PDFContext, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef, PDFStream } from 'pdf-lib';
import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { collectDrawings } from './collectDrawings.js';
import type { FaceSize } from './faceSize.js';
import { printDocument } from './printDocument.js';
import type { PdfFace, PrintOptions } from './types.js';

/** A drawing in the printed document. */
export interface PrintedDrawing {
  readonly content: PDFRef;
  readonly resources: PDFDict;
  readonly size: FaceSize;
  /** pt from the page's bottom up to the bleed's; the bleed begins at the page's left edge. */
  readonly bottom: number;
}

export interface PrintedFaces {
  /** Holds what the drawings need; it has no pages yet. */
  readonly document: PDFDocument;
  readonly drawings: readonly PrintedDrawing[];
  /** Index of the drawing of every face, in the order given. */
  readonly order: readonly number[];
}

/**
 * Draws every distinct face once, by Chromium, as vectors.
 * @throws what `collectDrawings` and `printDocument` throw
 */
export async function printFaces(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
): Promise<PrintedFaces> {
  const { signal, onProgress } = options;
  const collected = collectDrawings(faces, options, pool);
  const bytes = await printDocument(collected, pool, signal);
  const { drawings, order } = await collected;
  onProgress?.({ stage: 'printing', done: drawings.length, total: drawings.length });
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  signal?.throwIfAborted();
  const pages = document.getPages();
  if (pages.length !== drawings.length) {
    throw unexpected(`The browser printed ${pages.length} pages for ${drawings.length} faces.`);
  }
  const printed = drawings.map(({ size }, index) => takePage(pages[index] as PDFPage, size));
  dropPageTree(document, pages);
  return { document, drawings: printed, order };
}

function takePage(page: PDFPage, size: FaceSize): PrintedDrawing {
  const content = page.node.get(PDFName.of('Contents'));
  const resources = page.node.Resources();
  if (!(content instanceof PDFRef) || !(page.node.Contents() instanceof PDFStream) || !resources) {
    throw unexpected('The browser wrote a PDF page of an unknown kind.');
  }
  return { content, resources, size, bottom: page.getHeight() - size.trimHeight - 2 * size.bleed };
}

/** Removes the printed pages and the nodes above them; what they showed stays. */
function dropPageTree({ catalog, context }: PDFDocument, pages: readonly PDFPage[]): void {
  for (const { ref } of pages) dropUpwards(ref, context);
  catalog.delete(PDFName.of('Pages'));
}

function dropUpwards(ref: PDFRef, context: PDFContext): void {
  const node = context.lookup(ref);
  context.delete(ref);
  const parent = node instanceof PDFDict ? node.get(PDFName.of('Parent')) : undefined;
  if (parent instanceof PDFRef) dropUpwards(parent, context);
}

function unexpected(message: string): CardwrightError {
  return new CardwrightError('pdf.unexpected', message, {
    fix: 'Try another Chromium (set CARDWRIGHT_CHROMIUM to its path), and report the one that failed.',
  });
}
