import { type PdfOptions, pressPdf, streamPdf, writeFileAtomically } from '../../export/index.js';
import { metadataOf } from './metadataOf.js';
import type { ProductPlan } from './planExport.js';
import { type Making, type ProductFile, tellPdf } from './types.js';

/** Writes one page per face in card order, front then back, with copies. */
export async function writeCardsPdf(
  { run, path, studio, signal, tell }: Making,
  { engine, press }: Extract<ProductPlan, { kind: 'pdf-cards' }>,
): Promise<readonly ProductFile[]> {
  const { fileTrim, bleedMm } = run.options;
  const options: PdfOptions = {
    widthMm: fileTrim.widthMm,
    bleedMm,
    engine: await run.engine(engine),
    pictures: studio.images,
    signal,
    onProgress: tellPdf(tell, run.pageCount),
    metadata: metadataOf(run.plan.deck, run.language),
  };
  const content = press
    ? await pressPdf(run.pages(), options, press, studio.pool)
    : streamPdf(run.pages(), options, studio.pool);
  await writeFileAtomically(path, content, { signal });
  return [{ file: path, pages: run.pageCount }];
}
