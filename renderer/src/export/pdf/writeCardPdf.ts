import { drawingPages } from './drawingPages.js';
import { finishDocument } from './finishDocument.js';
import { openPrinted } from './openPrinted.js';
import { type PageContent, writePages } from './pageTree.js';
import type { PrintedFaces } from './printFaces.js';
import type { PdfOptions } from './types.js';

/** Writes one page per face, in the order of the faces. */
export async function writeCardPdf(
  { chunks, order }: PrintedFaces,
  { metadata, signal, onProgress }: PdfOptions,
): Promise<Uint8Array> {
  const opened = await openPrinted(chunks);
  const drawn = drawingPages(opened);
  const pages = order.map((index) => drawn[index] as PageContent);
  writePages(opened.document, pages);
  signal?.throwIfAborted();
  onProgress?.({ stage: 'pages', done: pages.length, total: pages.length });
  return finishDocument(opened.document, metadata);
}
