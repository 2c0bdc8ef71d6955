import { presetExtension, type BrowserPool } from '../../export/index.js';
import type { Problem } from '../../errors.js';
import { DeckStudio } from '../DeckStudio.js';
import { changedCards } from '../differences/changedCards.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { ExportProgress } from '../progress.js';
import type { Estimate } from '../../imposition/estimateRun.js';
import { estimateExport } from './estimateExport.js';
import type { ExportPlan } from './planExport.js';
import { BrokenFacesError, PrintRun } from './printRun.js';
import { productPath } from './productPath.js';
import type { Making, ProductFile } from './types.js';
import { writeCardsPdf } from './writeCardsPdf.js';
import { writePlay } from './writePlay.js';
import { writeSheetsPdf } from './writeSheetsPdf.js';
import { writeZip } from './writeZip.js';

export interface ExportTools {
  readonly pool: BrowserPool;
  readonly signal: AbortSignal;
  /** Whether pictures may be fetched from the public web if the deck has no `fetchImage`. Default false. */
  readonly allowRemote?: boolean;
  /** Keeps painted faces across exports of pictures. */
  readonly cacheFolder?: string | undefined;
  readonly onProgress?: (progress: ExportProgress) => void;
  /** An earlier version of the deck: only what changed since then is made. */
  readonly since?: LoadedDeck | undefined;
}

/** A file and what it contains. */
export interface MadeFile extends ProductFile {
  readonly language: string;
  readonly cards: number;
  /** What printing takes; once per product, with its first file. */
  readonly estimate?: Estimate;
}

export interface ExportedDeck {
  /** One or more files per language; none if faces are withheld. */
  readonly products: readonly MadeFile[];
  readonly problems: readonly Problem[];
  /** The number of faces that lack a picture or an icon, because of which nothing was made. */
  readonly withheld: number;
}

/**
 * Writes all files of a planned export, one product per language. If faces are withheld, no files are written, and the
 * problems say why.
 * @param out the file to write, or a folder
 * @throws CardwrightError at `out` for a wrong file extension, at `options.since` if nothing changed; the signal's reason
 */
export async function exportDeck(
  loaded: LoadedDeck,
  plan: ExportPlan,
  out: string,
  { pool, signal, allowRemote = false, cacheFolder, onProgress, since }: ExportTools,
): Promise<ExportedDeck> {
  const paths = await productPaths(loaded, plan, out);
  const log = new ProblemLog(loaded.warnings);
  const studio = await DeckStudio.open({ ...loaded, allowRemote, cacheFolder, pool });
  const products: MadeFile[] = [];
  try {
    const compared = (done: number, total: number): void =>
      onProgress?.({ stage: 'compare', done, total, language: 0, languages: paths.length });
    const keep = since && (await changedCards(since, { loaded, studio }, plan, { signal, onCard: compared }));
    const wanted = keep === undefined ? plan : { ...plan, keep };
    for (const [index, { language, path }] of paths.entries()) {
      const run = new PrintRun(loaded, language, wanted, studio, log.add.bind(log));
      const tell: Making['tell'] = (stage, done, total) =>
        onProgress?.({ stage, done, total, language: index, languages: paths.length });
      await run.check(signal, tell);
      const files = await writeProduct({ run, path, studio, signal, tell }, plan);
      const estimate = estimateExport(plan, run.printedCards);
      const made = { language, cards: run.plan.cards.length };
      products.push(...files.map((file, at) => ({ ...file, ...made, ...(at === 0 && estimate && { estimate }) })));
    }
  } catch (error) {
    if (!(error instanceof BrokenFacesError)) throw error;
  } finally {
    await studio.close();
  }
  return { products, problems: log.problems, withheld: log.withheld };
}

async function productPaths({ deck }: LoadedDeck, { preset, languages }: ExportPlan, out: string) {
  const naming = { out, preset: preset.name, extension: presetExtension(preset), deck };
  const hasLanguages = languages.length > 1;
  return Promise.all(
    languages.map(async (language) => ({ language, path: await productPath({ ...naming, language, hasLanguages }) })),
  );
}

function writeProduct(making: Making, { product, wanted }: ExportPlan): Promise<readonly ProductFile[]> {
  switch (product.kind) {
    case 'pdf-cards':
      return writeCardsPdf(making, product);
    case 'pdf-sheets':
      return writeSheetsPdf(making, product);
    case 'zip':
      return writeZip(making, product.pictures, wanted);
    case 'play':
      return writePlay(making, product.play);
  }
}
