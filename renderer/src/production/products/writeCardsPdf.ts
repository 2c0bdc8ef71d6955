import { translate, type Deck } from '@cardwright/renderer';
import { renderPdf, writeFileAtomically, type PdfMetadata } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import type { DeckStudio } from '../faces/DeckStudio.js';
import { PdfProgressBar } from './PdfProgressBar.js';
import type { PrintRun } from './printRun.js';
import { titleIn } from './productPath.js';
import type { ExportOptions } from './readExportOptions.js';

/** One file to make: where, in which language, with what. */
export interface Product {
  readonly path: string;
  readonly language: string;
  readonly options: ExportOptions;
}

/** One file made. */
export interface ProductFile {
  readonly file: string;
  readonly pages?: number;
  readonly sheets?: number;
  readonly cards_per_sheet?: number;
  readonly pictures?: number;
}

/** One page a face in card order, front then back, copies repeated. */
export async function exportCardsPdf(
  { output, signal }: CommandContext,
  run: PrintRun,
  { path, language, options }: Product,
  studio: DeckStudio,
): Promise<readonly ProductFile[]> {
  const bar = new PdfProgressBar(output, run.pageCount);
  try {
    const bytes = await renderPdf(
      run.pages(),
      {
        widthMm: options.size.widthMm,
        bleedMm: options.bleedMm,
        pictures: studio.images,
        signal,
        onProgress: (progress) => bar.show(progress),
        metadata: metadataOf(run.plan.deck, language),
      },
      studio.pool,
    );
    await writeFileAtomically(path, bytes, { signal });
    return [{ file: path, pages: run.pageCount }];
  } finally {
    bar.finish();
  }
}

/** What the file says about itself. */
export function metadataOf(deck: Deck, language: string): PdfMetadata {
  const { value: subject } = translate(deck.translations, 'short_description', language, deck.default_language);
  const { value: tags } = translate(deck.translations, 'tags', language, deck.default_language);
  return {
    title: titleIn(deck, language),
    ...(typeof subject === 'string' && { subject }),
    ...(Array.isArray(tags) && { keywords: tags.map(String) }),
    language,
  };
}
