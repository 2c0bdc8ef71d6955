import { type PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef, PDFStream } from 'pdf-lib';
import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { type CollectedFaces, collectDrawings, type ExtraDrawings } from './collectDrawings.js';
import type { FaceSize } from './faceSize.js';
import { printDocument } from './printDocument.js';
import type { PdfFace, PrintOptions } from './types.js';

export interface PrintedFaces extends Pick<CollectedFaces, 'drawings' | 'order'> {
  /** PDF with one page a drawing. */
  readonly bytes: Uint8Array;
}

/**
 * Draws every distinct face once, by Chromium, as vectors.
 * @throws what `collectDrawings` and `printDocument` throw
 */
export async function printFaces(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
  extras?: ExtraDrawings,
): Promise<PrintedFaces> {
  const collected = collectDrawings(faces, options, pool, extras);
  const bytes = await printDocument(collected, pool, options.signal);
  const { drawings, order } = await collected.written;
  options.onProgress?.({ stage: 'printing', done: drawings.length, total: drawings.length });
  return { bytes, drawings, order };
}

/** A drawing in the printed document. */
export interface PrintedDrawing {
  readonly content: PDFRef;
  readonly resources: PDFDict;
  readonly size: FaceSize;
  /** pt from the page's bottom up to the bleed's; the bleed begins at the page's left edge. */
  readonly bottom: number;
}

export interface OpenedFaces {
  /** Holds what the drawings need; it has no pages. */
  readonly document: PDFDocument;
  readonly drawings: readonly PrintedDrawing[];
}

/** Takes the drawings of a printed document out of their pages. Every call gives a document of its own. */
export async function openPrinted({ bytes, drawings }: Omit<PrintedFaces, 'order'>): Promise<OpenedFaces> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  const pages = document.getPages();
  if (pages.length !== drawings.length) {
    throw unexpected(`The browser printed ${pages.length} pages for ${drawings.length} drawings.`);
  }
  const opened = drawings.map(({ size }, index) => takePage(pages[index] as PDFPage, size));
  document.catalog.delete(PDFName.of('Pages'));
  return { document, drawings: opened };
}

function takePage(page: PDFPage, size: FaceSize): PrintedDrawing {
  const content = page.node.get(PDFName.of('Contents'));
  const resources = page.node.Resources();
  if (!(content instanceof PDFRef) || !(page.node.Contents() instanceof PDFStream) || !resources) {
    throw unexpected('The browser wrote a PDF page of an unknown kind.');
  }
  return { content, resources, size, bottom: page.getHeight() - size.trimHeight - 2 * size.bleed };
}

function unexpected(message: string): CardwrightError {
  return new CardwrightError('pdf.unexpected', message, {
    fix: 'Try another Chromium (set CARDWRIGHT_CHROMIUM to its path), and report the one that failed.',
  });
}
