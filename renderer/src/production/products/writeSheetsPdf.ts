import {
  imposeSheets,
  writeFileAtomically,
  type PrintCard,
  type SheetFile,
  type SheetOptions,
} from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import type { DeckStudio } from '../faces/DeckStudio.js';
import { metadataOf, type Product, type ProductFile } from './exportCardsPdf.js';
import { PdfProgressBar } from './PdfProgressBar.js';
import type { PrintRun } from './printRun.js';

/** Cards on sheets of paper. @returns the files written; fronts and backs may be two */
export async function exportSheetsPdf(
  { output, signal }: CommandContext,
  run: PrintRun,
  { path, language, options }: Product,
  { sheet, footer }: { readonly sheet: SheetOptions; readonly footer: boolean },
  studio: DeckStudio,
): Promise<readonly ProductFile[]> {
  const { size, bleedMm } = options;
  const bar = new PdfProgressBar(output, run.plan.cards.length * options.sides.length);
  try {
    const { files, sheets, cardsPerSheet } = await imposeSheets(
      printCards(run),
      {
        ...sheet,
        // Without backs in the run there is nothing to put behind the faces.
        ...(!options.sides.includes('back') && { backs: 'none', fold: 'none' }),
        ...(!footer && { footer: false }),
        widthMm: size.widthMm,
        bleedMm,
        pictures: studio.images,
        signal,
        onProgress: (progress) => bar.show(progress),
        metadata: metadataOf(run.plan.deck, language),
      },
      studio.pool,
    );
    const written: ProductFile[] = [];
    for (const file of files) {
      const target = partPath(path, file.part);
      await writeFileAtomically(target, file.bytes, { signal });
      written.push({ file: target, pages: file.pages, sheets, cards_per_sheet: cardsPerSheet });
    }
    return written;
  } finally {
    bar.finish();
  }
}

async function* printCards(run: PrintRun): AsyncGenerator<PrintCard> {
  for (const card of run.plan.cards) yield await run.printCard(card);
}

function partPath(path: string, part: SheetFile['part']): string {
  return part === 'all' ? path : path.replace(/(\.pdf)$/i, `-${part}$1`);
}
