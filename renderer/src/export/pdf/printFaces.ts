import type { BrowserPool } from '../browser/BrowserPool.js';
import { ChunkPrinter, type PrintedChunk } from './ChunkPrinter.js';
import { noFaces } from './noFaces.js';
import { FaceCollector } from './FaceCollector.js';
import type { Drawing, DrawnMarkup } from './PrintHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

export interface CollectedFaces {
  /** Everything to print, faces first. */
  readonly drawings: readonly Drawing[];
  /** The drawing index of every face, in the given order. */
  readonly order: readonly number[];
}

export interface PrintedFaces extends CollectedFaces {
  /** PDFs with one page per drawing, in the drawings' order. */
  readonly chunks: readonly PrintedChunk[];
}

/** Adds drawings that are not faces, once all faces are known. */
export type ExtraDrawings = (collected: CollectedFaces) => Promise<readonly DrawnMarkup[]>;

/** Yields after this many faces, so that the browser can start and read while faces are being laid out. */
const FACES_A_TURN = 4;

/**
 * Lets Chromium draw every distinct face once, as vectors.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, errors from the faces, and the errors of
 *   `printDocument`
 */
export async function printFaces(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
  extras?: ExtraDrawings,
): Promise<PrintedFaces> {
  const { pictures, signal, onProgress } = options;
  const sources = new Map<string, string>();
  const printer = new ChunkPrinter(pool, (href) => sources.get(href), signal);
  const collector = new FaceCollector(printer, options, (src) => {
    const href = pool.picturePath(pictures, src);
    sources.set(href, src);
    return href;
  });
  try {
    const order = await addAll(faces, collector, printer, options);
    const { drawings } = collector;
    for (const extra of (await extras?.({ drawings: [...drawings], order })) ?? []) {
      collector.addMarkup(extra);
      await printer.settle();
    }
    const report = (): void => onProgress?.({ stage: 'printing', done: printer.printed, total: drawings.length });
    printer.onPrinted = report;
    report();
    // pdf-lib takes a while to load, so load it while the browser prints the last pages.
    const [chunks] = await Promise.all([printer.finish(), import('./pdfLib.js')]);
    return { chunks, drawings, order };
  } catch (error) {
    await printer.abandon(error);
    throw error;
  }
}

async function addAll(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  collector: FaceCollector,
  printer: ChunkPrinter,
  { signal, onProgress }: PrintOptions,
): Promise<number[]> {
  const total = Array.isArray(faces) ? faces.length : undefined;
  const order: number[] = [];
  for await (const face of faces) {
    order.push(collector.add(face));
    onProgress?.({ stage: 'faces', done: order.length, total });
    await printer.settle();
    if (order.length % FACES_A_TURN !== 0) continue;
    await new Promise(setImmediate);
    signal?.throwIfAborted();
  }
  if (order.length > 0) return order;
  throw noFaces();
}
