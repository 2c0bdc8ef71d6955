import { join } from 'node:path';
import { type Drawing, writeFileAtomically } from '../../export/index.js';
import type { Problem } from '../../errors.js';
import { isFailure } from '../../failOn.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import { type FaceSide, planDeck } from '../../plan/planDeck.js';
import type { Finding } from '../../preflight/index.js';
import { checkDeck } from '../checking/checkDeck.js';
import { DeckCheck, USUAL_SAFE_MARGIN_MM } from '../checking/DeckCheck.js';
import type { DeckStudio } from '../DeckStudio.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import { KeptFiles } from './KeptFiles.js';
import type { RenderPlan } from './planRender.js';
import { renderDeck, type RenderedFile } from './renderDeck.js';

export interface FileReport {
  readonly file: string;
  readonly side: FaceSide;
  readonly language: string;
  readonly cards: readonly { readonly number: number; readonly title: string }[];
  readonly width?: number;
  readonly height?: number;
}

export interface FolderReport {
  /** All files of the deck, whether or not they were written this time. */
  readonly planned: readonly string[];
  readonly files: readonly FileReport[];
  readonly problems: readonly Problem[];
  /** What the check of the faces found. */
  readonly findings: readonly Finding[];
  /** The number of faces omitted because something is missing on them. */
  readonly withheld: number;
}

export interface FolderTools {
  readonly studio: DeckStudio;
  readonly signal: AbortSignal;
  /** Called for every file that is written or omitted. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  readonly onWritten?: (file: string) => void;
  /** Faces for which this is false are not painted. */
  readonly isWanted?: (file: string, drawing: Drawing) => boolean;
}

/**
 * Checks every distinct face of a deck and writes it into a folder. Files are written atomically. If a finding is as
 * severe as `failOn`, nothing is written.
 */
export async function renderToFolder(
  loaded: LoadedDeck,
  plan: RenderPlan,
  out: string,
  { studio, signal, onProgress, onWritten, isWanted }: FolderTools,
): Promise<FolderReport> {
  const log = new ProblemLog(loaded.warnings);
  const files: FileReport[] = [];
  let planned: readonly string[] = [];
  let done = 0;
  const step = (count: number): void => onProgress?.({ done: (done += count), total: planned.length });
  const onPlan = (names: readonly string[]): void => {
    planned = names;
    step(0);
  };
  const limits = {
    size: plan.size,
    minimumDpi: Math.min(plan.dpi, EXPORT_OPTIONS.dpi.default),
    safeMarginMm: USUAL_SAFE_MARGIN_MM,
  };
  if (plan.failOn !== 'never') {
    const findings = await checkDeck(loaded, { ...plan, ...limits }, studio, { signal });
    if (findings.some(({ severity }) => isFailure(severity, plan.failOn)))
      return { planned, files, problems: log.problems, findings, withheld: 0 };
  }
  const { languages, keep } = plan;
  const deckPlan = planDeck(loaded.deck, loaded.catalogue, { languages, keep });
  const check = await DeckCheck.open(loaded, deckPlan, studio, limits);
  // With --watch, the files of this run are remembered already.
  const kept = studio.cache && !isWanted ? await KeptFiles.open(studio.cache.folder, out) : undefined;
  let withheld = 0;
  const tools: Parameters<typeof renderDeck>[1] = {
    ...plan,
    signal,
    check,
    kept,
    onPlan,
    onKept: (file) => {
      files.push(reportOf(file));
      step(1);
    },
    onSkip: (_file, isWithheld) => {
      if (isWithheld) withheld += 1;
      step(1);
    },
    onProblem: (problem) => log.add([problem]),
    ...(isWanted && { isWanted }),
  };
  try {
    for await (const each of renderDeck(loaded, tools, studio)) {
      await writeFileAtomically(join(out, each.file), each.bytes, { signal });
      if (each.key !== undefined) await kept?.wrote(each.file, each.key);
      onWritten?.(each.file);
      files.push(reportOf(each));
      step(1);
    }
  } finally {
    await kept?.close();
    await check.close();
  }
  const places = new Map(planned.map((file, index) => [file, index]));
  files.sort((one, other) => (places.get(one.file) ?? 0) - (places.get(other.file) ?? 0));
  return { planned, files, problems: log.problems, findings: check.findings(), withheld };
}

function reportOf({ file, face: { side, cards }, width, height }: Omit<RenderedFile, 'bytes'>): FileReport {
  return {
    file,
    side,
    language: cards[0].language,
    cards: cards.map(({ number, title }) => ({ number, title })),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}
