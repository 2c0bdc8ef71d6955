import { join } from 'node:path';
import { writeFileAtomically } from '../../export/index.js';
import type { Scene } from '../../displayList.js';
import type { Problem } from '../../errors.js';
import type { FaceSide } from '../../plan/planDeck.js';
import type { DeckStudio } from '../DeckStudio.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
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
  readonly isWanted?: (file: string, scene: Scene) => boolean;
}

/** Writes every distinct face of a deck into a folder. Files are written atomically. */
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
  const tools = { signal, onPlan, onSkip: () => step(1), onProblems: log.add.bind(log), ...(isWanted && { isWanted }) };
  for await (const each of renderDeck(loaded, { ...plan, ...tools }, studio)) {
    await writeFileAtomically(join(out, each.file), each.bytes, { signal });
    onWritten?.(each.file);
    files.push(reportOf(each));
    step(1);
  }
  return { planned, files, problems: log.problems, withheld: log.withheld };
}

function reportOf({ file, face: { side, cards }, width, height }: RenderedFile): FileReport {
  return {
    file,
    side,
    language: cards[0].language,
    cards: cards.map(({ number, title }) => ({ number, title })),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}
