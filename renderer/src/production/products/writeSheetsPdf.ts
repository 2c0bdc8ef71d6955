import {
  imposeSheets,
  pressSheets,
  writeFileAtomically,
  type SheetFile,
  type SheetPdfOptions,
} from '../../export/index.js';
import { metadataOf } from './metadataOf.js';
import type { ProductPlan } from './planExport.js';
import { type Making, type ProductFile, tellPdf } from './types.js';

/** Writes cards on sheets of paper. @returns the files; fronts and backs may be separate */
export async function writeSheetsPdf(
  { run, path, studio, signal, tell }: Making,
  { sheet, hasFooter, engine, press }: Extract<ProductPlan, { kind: 'pdf-sheets' }>,
): Promise<readonly ProductFile[]> {
  const { size, bleedMm, sides } = run.options;
  const options: SheetPdfOptions = {
    ...sheet,
    ...(!hasFooter && { footer: false }),
    collate: run.options.collate,
    widthMm: size.widthMm,
    bleedMm,
    engine: await run.engine(engine),
    pictures: studio.images,
    signal,
    onProgress: tellPdf(tell, run.plan.cards.length * sides.length),
    metadata: metadataOf(run.plan.deck, run.language),
  };
  const { files, sheets, cardsPerSheet, cuts } = press
    ? await pressSheets(run.printCards(), options, press, studio.pool)
    : await imposeSheets(run.printCards(), options, studio.pool);
  const written: ProductFile[] = [];
  for (const file of files) {
    const target = partPath(path, file.part);
    await writeFileAtomically(target, file.bytes, { signal });
    written.push({ file: target, pages: file.pages, sheets, cards_per_sheet: cardsPerSheet });
  }
  for (const { part, format, text, cards } of cuts) {
    const target = path.replace(/\.pdf$/i, `-${part}.${format}`);
    await writeFileAtomically(target, Buffer.from(text), { signal });
    written.push({ file: target, outlines: cards });
  }
  return written;
}

function partPath(path: string, part: SheetFile['part']): string {
  return part === 'all' ? path : path.replace(/(\.pdf)$/i, `-${part}$1`);
}
