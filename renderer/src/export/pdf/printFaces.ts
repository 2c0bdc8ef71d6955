import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { ChunkPrinter, type PrintedChunk } from './ChunkPrinter.js';
import { FaceCollector } from './FaceCollector.js';
import type { Drawing, DrawnMarkup } from './PrintHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

export interface CollectedFaces {
  /** Everything that is printed, faces first. */
  readonly drawings: readonly Drawing[];
  /** Index of the drawing of every face, in the order given. */
  readonly order: readonly number[];
}

export interface PrintedFaces extends CollectedFaces {
  /** PDFs with one page a drawing, in the drawings' order. */
  readonly chunks: readonly PrintedChunk[];
}

/** Adds drawings of other things than faces, once all faces are known. */
export type ExtraDrawings = (collected: CollectedFaces) => readonly DrawnMarkup[];

/** Faces after which other work gets its turn: the browser starts and reads while faces are still being laid out. */
const FACES_A_TURN = 4;

/**
 * Draws every distinct face once, by Chromium, as vectors.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`, what the faces throw, and what `printDocument` throws
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
    for (const extra of extras?.({ drawings: [...drawings], order }) ?? []) {
      collector.addMarkup(extra);
      await printer.settle();
    }
    const report = (): void => onProgress?.({ stage: 'printing', done: printer.printed, total: drawings.length });
    printer.onPrinted = report;
    report();
    // What comes next takes a while to load: best while the browser has the last pages to print.
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
  throw new CardwrightError('pdf.empty', 'There is no face to print.', { fix: 'Choose at least one card.' });
}
