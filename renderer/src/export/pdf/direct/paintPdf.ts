import type { FontSource } from '../../browser/assets.js';
import { noFaces } from '../noFaces.js';
import type { PdfFace, PdfOptions } from '../types.js';
import { DirectDocument, pageOf } from './DirectDocument.js';
import { rgbPolicy } from './rgbPolicy.js';

/**
 * Paints a vector PDF with one page per face, in pieces as they are ready, and without a browser. Each page is the trim with
 * its bleed, and its TrimBox is the card. The same input gives the same bytes.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, `image.unreadable`, `font.unreadable`, `font.unprintable`,
 *   or the signal's reason
 */
export async function* paintPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  { metadata, signal, onProgress, policy = rgbPolicy, ...options }: PdfOptions,
  fonts: FontSource,
): AsyncGenerator<Uint8Array, void, void> {
  const document = await DirectDocument.open({ ...options, fonts, policy });
  const total = Array.isArray(faces) ? faces.length : undefined;
  try {
    for await (const face of faces) {
      signal?.throwIfAborted();
      document.addPage(pageOf(await document.face(face)));
      onProgress?.({ stage: 'faces', done: document.pageCount, total });
      yield* document.take();
    }
    if (document.pageCount === 0) throw noFaces();
    await document.end(metadata);
    signal?.throwIfAborted();
    onProgress?.({ stage: 'pages', done: document.pageCount, total: document.pageCount });
    yield* document.take();
  } finally {
    document.dispose();
  }
}
