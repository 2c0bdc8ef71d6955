import { findPreset, type BrowserPool } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import type { LoadedDeck } from '../decks/loadedDeck.js';
import { openDeck } from '../decks/openDeck.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { DeckStudio } from '../faces/DeckStudio.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import { asUsage } from '../faces/resolveSize.js';
import { exportCardsPdf, type Product, type ProductFile } from './exportCardsPdf.js';
import { exportSheetsPdf } from './exportSheetsPdf.js';
import { exportZip } from './exportZip.js';
import { BrokenFacesError, PrintRun } from './printRun.js';
import { productPath } from './productPath.js';
import { readExportOptions, type ExportFlags, type ExportOptions } from './readExportOptions.js';
import { assertNoPictureOptions, readPictureOptions, type PictureFlags } from './readPictureOptions.js';
import { assertNoSheetOptions, readSheetOptions, type SheetFlags } from './readSheetOptions.js';

export type Flags = ExportFlags & SheetFlags & PictureFlags;
type Make = (run: PrintRun, product: Product, studio: DeckStudio) => Promise<readonly ProductFile[]>;

export interface Made extends ProductFile {
  readonly language: string;
  readonly cards: number;
}

/** Where pictures come from, and what paints them. */
export interface MakingTools {
  readonly pool: BrowserPool;
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
}

/** `cardwright export` */
export async function runExport(
  context: CommandContext,
  source: string,
  flags: Flags,
  pool: BrowserPool,
): Promise<ExitCode> {
  // What is wrong without looking at the deck is told before it is read.
  makerOf(
    context,
    flags,
    asUsage('--preset', () => findPreset(flags.preset)),
  );
  const loaded = await openDeck(context, source, flags);
  const { options, products, log } = await makeProducts(context, loaded, flags, {
    pool,
    ...(loaded.fetchImage && { fetchImage: loaded.fetchImage }),
  });
  return finish(context, options, products, log);
}

/**
 * Every file of a preset for a deck, a product a language. Where faces are withheld no files are made, and the log says why.
 * @throws UsageError for options that are none or do not go together, before any work
 */
export async function makeProducts(
  context: CommandContext,
  loaded: LoadedDeck,
  flags: Flags,
  { pool, fetchImage }: MakingTools,
): Promise<{ readonly options: ExportOptions; readonly products: readonly Made[]; readonly log: ProblemLog }> {
  const { preset, extension, make, options } = planExport(context, loaded, flags);
  const log = new ProblemLog(context.output, loaded.warnings);
  const studio = await DeckStudio.open({
    folder: loaded.folder,
    allowRemote: flags.allowRemote ?? false,
    ...(fetchImage && { fetchImage }),
    pool,
  });
  const products: Made[] = [];
  try {
    for (const language of options.languages) {
      const run = new PrintRun(loaded, language, options, studio, log.add.bind(log));
      const hasLanguages = options.languages.length > 1;
      const { deck } = loaded;
      const path = await productPath({ out: flags.out, preset: preset.name, extension, deck, language, hasLanguages });
      await run.check(context);
      const files = await make(run, { path, language, options }, studio);
      products.push(...files.map((file) => ({ ...file, language, cards: run.plan.cards.length })));
    }
  } catch (error) {
    if (!(error instanceof BrokenFacesError)) throw error;
  } finally {
    await studio.close();
  }
  return { options, products, log };
}

/** Reads everything that is asked for. @throws UsageError */
export function planExport(context: CommandContext, { deck }: Pick<LoadedDeck, 'deck'>, flags: Flags) {
  const preset = asUsage('--preset', () => findPreset(flags.preset));
  return { preset, ...makerOf(context, flags, preset), options: readExportOptions(flags, preset, deck) };
}

/** How a preset's product is made; its own options are read before any work begins. */
function makerOf(
  context: CommandContext,
  flags: Flags,
  preset: ExportOptions['preset'],
): { extension: string; make: Make } {
  switch (preset.product) {
    case 'pdf-cards':
      assertNoSheetOptions(flags, preset);
      assertNoPictureOptions(flags, preset);
      return { extension: '.pdf', make: (run, product, studio) => exportCardsPdf(context, run, product, studio) };
    case 'pdf-sheets': {
      assertNoPictureOptions(flags, preset);
      const sheets = { sheet: readSheetOptions(flags, preset), footer: flags.footer };
      return {
        extension: '.pdf',
        make: (run, product, studio) => exportSheetsPdf(context, run, product, sheets, studio),
      };
    }
    case 'zip': {
      assertNoSheetOptions(flags, preset);
      const pictures = readPictureOptions(flags, preset);
      return { extension: '.zip', make: (run, product, studio) => exportZip(context, run, product, pictures, studio) };
    }
  }
}

function finish(
  { output }: CommandContext,
  { preset, size }: ExportOptions,
  products: readonly Made[],
  log: ProblemLog,
): ExitCode {
  log.print();
  const lines = products.map(describe);
  if (log.withheld > 0) {
    const faces = log.withheld === 1 ? 'One face lacks' : `${log.withheld} faces lack`;
    lines.push(`${faces} a picture or an icon, so nothing was written; --allow-broken writes it all the same.`);
  }
  for (const need of products.length > 0 ? (preset.requires ?? []) : [])
    lines.push(`${preset.title} also wants ${need}, which the file is not yet.`);
  output.result(
    { preset: preset.name, size, products, withheld: log.withheld, problems: log.problems },
    lines.join('\n'),
  );
  return log.hasErrors ? EXIT.failed : EXIT.done;
}

function describe({ file, pages, sheets, cards_per_sheet: each, pictures }: ProductFile): string {
  if (pictures !== undefined) return `${file}: ${count(pictures, 'picture')}`;
  const sheet = sheets === undefined ? '' : `, ${count(sheets, 'sheet')} of ${count(each ?? 0, 'card')}`;
  return `${file}: ${count(pages ?? 0, 'page')}${sheet}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
