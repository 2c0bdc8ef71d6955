import { type PDFDict, PDFDocument, PDFName, type PDFPage, PDFRef, PDFStream } from './pdfLib.js';
import { CardwrightError } from '../../errors.js';
import type { PrintedChunk } from './ChunkPrinter.js';
import type { FaceSize } from './faceSize.js';
import { DocumentJoiner } from './DocumentJoiner.js';

/** A drawing in the printed document. */
export interface PrintedDrawing {
  readonly content: PDFRef;
  readonly resources: PDFDict;
  readonly size: FaceSize;
  /** pt from the bottom of the page to the bottom of the bleed; the bleed starts at the page's left edge. */
  readonly bottom: number;
}

export interface OpenedFaces {
  /** Contains what the drawings need, but no pages. */
  readonly document: PDFDocument;
  readonly drawings: readonly PrintedDrawing[];
}

/** Extracts the drawings from the pages of printed documents into one new document. */
export async function openPrinted(chunks: readonly PrintedChunk[]): Promise<OpenedFaces> {
  const joiner = new DocumentJoiner();
  const drawings: PrintedDrawing[] = [];
  for (const chunk of chunks) {
    const document = await PDFDocument.load(chunk.bytes, { updateMetadata: false, parseSpeed: Infinity });
    const taken = takePages(document, chunk);
    document.catalog.delete(PDFName.of('Pages'));
    const moved = joiner.add(document);
    drawings.push(...taken.map((drawing) => ({ ...drawing, content: moved(drawing.content) })));
  }
  return { document: joiner.document, drawings };
}

function takePages(document: PDFDocument, { drawings }: PrintedChunk): PrintedDrawing[] {
  const pages = document.getPages();
  if (pages.length !== drawings.length) {
    throw unexpected(`The browser printed ${pages.length} pages for ${drawings.length} drawings.`);
  }
  return drawings.map(({ size }, index) => takePage(pages[index] as PDFPage, size));
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
