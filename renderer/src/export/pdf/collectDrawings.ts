import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { type Drawing, FaceCollector } from './FaceCollector.js';
import type { PrintOrder } from './printDocument.js';
import { printHtml, printPage } from './printHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

export interface CollectedFaces extends PrintOrder {
  /** Index of the drawing of every face, in the order given. */
  readonly order: readonly number[];
}

/** Faces after which other work gets its turn, such as the browser that starts meanwhile. */
const FACES_A_TURN = 16;

/**
 * Writes the document to be printed, every distinct drawing once.
 * @throws CardwrightError `pdf.empty`, `pdf.size`, `pdf.bleed`
 */
export async function collectDrawings(
  faces: Iterable<PdfFace> | AsyncIterable<PdfFace>,
  options: PrintOptions,
  pool: BrowserPool,
  extras?: (collected: Pick<CollectedFaces, 'drawings' | 'order'>) => readonly Drawing[],
): Promise<CollectedFaces> {
  const sources = new Map<string, string>();
  const collector = new FaceCollector(options, (src) => {
    const href = pool.picturePath(options.pictures, src);
    sources.set(href, src);
    return href;
  });
  const order = await addAll(faces, collector, options);
  const { definitions } = collector;
  if (order.length === 0) {
    throw new CardwrightError('pdf.empty', 'There is no face to print.', { fix: 'Choose at least one card.' });
  }
  const drawings = [...collector.drawings, ...(extras?.({ drawings: collector.drawings, order }) ?? [])];
  const html = printHtml(drawings, definitions.toString(), printPage(drawings), (face) => pool.fontPath(face));
  options.onProgress?.({ stage: 'printing', done: 0, total: drawings.length });
  return { html, drawings, order, sourceOf: (href) => sources.get(href) };
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
