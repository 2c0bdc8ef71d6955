import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { FaceCollector } from './FaceCollector.js';
import type { CollectedDrawings, PrintOrder } from './printDocument.js';
import { type Drawing, PrintHtml } from './PrintHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

export interface CollectedFaces extends CollectedDrawings {
  /** Index of the drawing of every face, in the order given. */
  readonly order: readonly number[];
}

/** Adds drawings of other things than faces, once all faces are known. */
export type ExtraDrawings = (collected: Pick<CollectedFaces, 'drawings' | 'order'>) => readonly Drawing[];

/** Faces after which other work gets its turn: the browser starts and reads while faces are still being laid out. */
const FACES_A_TURN = 4;

/**
 * Begins to write the document to be printed, every distinct drawing once.
 * Its `written` rejects with `pdf.empty`, `pdf.size`, `pdf.bleed`, what the faces throw, or the signal's reason.
 */
export function collectDrawings(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
  extras?: ExtraDrawings,
): PrintOrder<CollectedFaces> {
  const document = new PrintHtml((face) => pool.fontPath(face));
  const written = write(document, faces, options, pool, extras);
  written.catch((error: unknown) => document.html.fail(error));
  return { html: document.html, written };
}

async function write(
  document: PrintHtml,
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
  extras?: ExtraDrawings,
): Promise<CollectedFaces> {
  const sources = new Map<string, string>();
  const collector = new FaceCollector(document, options, (src) => {
    const href = pool.picturePath(options.pictures, src);
    sources.set(href, src);
    return href;
  });
  const order = await addAll(faces, collector, options);
  if (order.length === 0) {
    throw new CardwrightError('pdf.empty', 'There is no face to print.', { fix: 'Choose at least one card.' });
  }
  const { drawings } = collector;
  for (const drawing of extras?.({ drawings: [...drawings], order }) ?? []) collector.addDrawing(drawing);
  document.end();
  options.onProgress?.({ stage: 'printing', done: 0, total: drawings.length });
  return { drawings, order, sourceOf: (href) => sources.get(href) };
}

async function addAll(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  collector: FaceCollector,
  { signal, onProgress }: PrintOptions,
): Promise<number[]> {
  const total = Array.isArray(faces) ? faces.length : undefined;
  const order: number[] = [];
  for await (const face of faces) {
    order.push(collector.add(face));
    onProgress?.({ stage: 'faces', done: order.length, total });
    if (order.length % FACES_A_TURN !== 0) continue;
    await new Promise(setImmediate);
    signal?.throwIfAborted();
  }
  return order;
}
