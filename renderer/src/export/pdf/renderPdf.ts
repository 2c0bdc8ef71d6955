import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { paintPdf } from './direct/paintPdf.js';
import type { PdfFace, PdfOptions } from './types.js';

/**
 * Renders a vector PDF with one page per face in the given order: selectable text, subset fonts, unchanged JPEGs. Each
 * page is the trim with its bleed, and its TrimBox is the card. The same input gives the same bytes.
 * @returns the file in pieces; our own engine makes them while it paints
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, `image.unreadable`, `font.unreadable`, `font.unprintable`,
 *   `browser.*`, or the signal's reason.
 */
export async function* streamPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  pool: BrowserPool,
): AsyncGenerator<Uint8Array, void, void> {
  const { engine = EXPORT_OPTIONS.engine.default } = options;
  if (engine === 'cardwright') yield* paintPdf(faces, options, pool.fonts);
  else yield printWithChromium(faces, options, pool);
}

/** The same, with the whole file as one array. */
export async function renderPdf(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of streamPdf(faces, options, pool)) pieces.push(piece);
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

async function printWithChromium(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PdfOptions,
  pool: BrowserPool,
): Promise<Uint8Array> {
  const [{ printFaces }, { writeCardPdf }] = await Promise.all([
    import('./printFaces.js'),
    import('./writeCardPdf.js'),
  ]);
  return writeCardPdf(await printFaces(faces, options, pool), options);
}
