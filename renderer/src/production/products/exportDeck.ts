import { presetExtension, type BrowserPool } from '../../export/index.js';
import type { CardShape } from '../../cardShapes.js';
import type { Problem } from '../../errors.js';
import { isFailure } from '../../failOn.js';
import { planDeck } from '../../plan/planDeck.js';
import type { Finding } from '../../preflight/index.js';
import { DeckCheck, type PrintLimits } from '../checking/DeckCheck.js';
import { DeckStudio } from '../DeckStudio.js';
import { changedCards } from '../differences/changedCards.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { ExportProgress, TellStage } from '../progress.js';
import type { Estimate } from '../../imposition/estimateRun.js';
import { estimateExport } from './estimateExport.js';
import { heavyPlayFiles } from './heavyPlayFiles.js';
import { idleCalibration } from './idleCalibration.js';
import { lostBleed } from './lostBleed.js';
import { onlyNewCopies } from './onlyNewCopies.js';
import { lostMarks } from './lostMarks.js';
import type { ExportPlan, ProductPlan } from './planExport.js';
import { PrintRun } from './printRun.js';
import { pressLook } from './pressLook.js';
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
  /** One that outlives the export, as with --watch. */
  readonly studio?: DeckStudio | undefined;
}

/** A file and what it contains. */
export interface MadeFile extends ProductFile {
  readonly language: string;
  readonly cards: number;
  /** The sheets, packs and cost of printing; once per product, with its first file. */
  readonly estimate?: Estimate;
}

export interface ExportedDeck {
  /**
   * One or more files per language; none if faces are withheld, the findings are as severe as `failOn`, or nothing has
   * changed.
   */
  readonly products: readonly MadeFile[];
  readonly problems: readonly Problem[];
  /** What the check before the export found, in all languages. */
  readonly findings: readonly Finding[];
  /** The number of faces that lack a picture or an icon, because of which nothing was made. */
  readonly withheld: number;
  /** Whether no card has changed since the earlier version, so that there was nothing to make. */
  readonly isUnchanged: boolean;
}

/**
 * Checks the faces of a planned export in all languages, then writes all files, one product per language. If faces are
 * withheld or a finding is as severe as `failOn`, no files are written, and the findings say why. If nothing has changed
 * since the earlier version, nothing is checked or written.
 * @param out the file to write, or a folder
 * @throws CardwrightError at `out` for a wrong file extension; the signal's reason
 */
export async function exportDeck(
  loaded: LoadedDeck,
  plan: ExportPlan,
  out: string,
  { pool, signal, allowRemote = false, cacheFolder, onProgress, since, studio: kept }: ExportTools,
): Promise<ExportedDeck> {
  const paths = await productPaths(loaded, plan, out);
  const log = new ProblemLog([...loaded.warnings, ...lostBleed(plan), ...idleCalibration(plan)]);
  const studio = kept ?? (await DeckStudio.open({ ...loaded, allowRemote, cacheFolder, pool }));
  const teller =
    (language: number): TellStage =>
    (stage, done, total) =>
      onProgress?.({ stage, done, total, language, languages: paths.length });
  try {
    const compared = (done: number, total: number): void => teller(0)('compare', done, total);
    const changes = since && (await changedCards(since, { loaded, studio }, plan, { signal, onCard: compared }));
    if (since !== undefined && changes === undefined)
      return { products: [], problems: log.problems, findings: [], withheld: 0, isUnchanged: true };
    const wanted = { ...plan, ...changes };
    log.add(onlyNewCopies(changes?.newCopies));
    const runs = paths.map(({ language, path }, index): Making => ({
      run: new PrintRun(loaded, language, wanted, studio, (problem) => log.add([problem])),
      path,
      studio,
      signal,
      tell: teller(index),
    }));
    const { findings, withheld } = await checkRuns(loaded, runs, wanted, studio);
    const isStopped = withheld > 0 || findings.some(({ severity }) => isFailure(severity, plan.failOn));
    const products: MadeFile[] = [];
    for (const making of isStopped ? [] : runs) products.push(...(await makeProduct(making, plan, log)));
    return { products, problems: log.problems, findings, withheld, isUnchanged: false };
  } finally {
    if (kept === undefined) await studio.close();
  }
}

/** Checks all languages before the first file, so that a fault in the last one does not leave half an export. */
async function checkRuns(
  loaded: LoadedDeck,
  runs: readonly Making[],
  plan: ExportPlan,
  studio: DeckStudio,
): Promise<Pick<ExportedDeck, 'findings' | 'withheld'>> {
  const { languages, keep } = plan;
  const printed = planDeck(loaded.deck, loaded.catalogue, { languages, keep });
  const press = await pressLook(plan.product);
  let check: DeckCheck | undefined;
  try {
    check = await DeckCheck.open(loaded, printed, studio, { ...limitsOf(plan), press });
    let withheld = 0;
    for (const { run, signal, tell } of runs) withheld += await run.check(signal, tell, check);
    return { findings: check.findings(), withheld };
  } finally {
    await check?.close();
    press?.colors.free();
  }
}

function limitsOf({ size, minimumDpi, safeMarginMm, product, repairBleed }: ExportPlan): PrintLimits {
  const shape = shapeOf(product);
  return { size, minimumDpi, safeMarginMm, shape, repairsBleed: repairBleed === 'none' ? undefined : true };
}

function shapeOf(product: ProductPlan): CardShape | undefined {
  if (product.kind === 'play') return product.play.shape;
  return product.kind === 'pdf-sheets' ? product.sheet.shape : undefined;
}

async function makeProduct(making: Making, plan: ExportPlan, log: ProblemLog): Promise<readonly MadeFile[]> {
  const { run } = making;
  const files = await writeProduct(making, plan);
  log.add([...lostMarks(plan, run.printedCards), ...(await heavyPlayFiles(files, plan.product))]);
  const estimate = estimateExport(plan, run.printedCards);
  const made = { language: run.language, cards: run.plan.cards.length };
  return files.map((file, at) => ({ ...file, ...made, ...(at === 0 && estimate && { estimate }) }));
}

async function productPaths({ deck }: LoadedDeck, { preset, languages }: ExportPlan, out: string) {
  const naming = { out, preset: preset.name, extension: presetExtension(preset), deck };
  const hasLanguages = languages.length > 1;
  return Promise.all(
    languages.map(async (language) => ({ language, path: await productPath({ ...naming, language, hasLanguages }) })),
  );
}

function writeProduct(making: Making, { product, wanted, languages }: ExportPlan): Promise<readonly ProductFile[]> {
  switch (product.kind) {
    case 'pdf-cards':
      return writeCardsPdf(making, product);
    case 'pdf-sheets':
      return writeSheetsPdf(making, product);
    case 'zip':
      return writeZip(making, product.pictures, wanted);
    case 'play':
      return writePlay(making, product.play, languages.length > 1);
  }
}
