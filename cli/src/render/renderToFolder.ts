import { join } from 'node:path';
import type { FaceSide, Problem } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import type { LoadedDeck } from '../decks/loadedDeck.js';
import type { DeckStudio } from '../faces/DeckStudio.js';
import { ProblemLog } from '../faces/ProblemLog.js';
import type { Progress } from '../output.js';
import { renderDeck, type RenderDeckOptions, type RenderedFile } from './renderDeck.js';

export interface FileReport {
  readonly file: string;
  readonly side: FaceSide;
  readonly language: string;
  readonly cards: readonly { readonly number: number; readonly title: string }[];
  readonly width?: number;
  readonly height?: number;
}

export interface FolderReport {
  readonly files: readonly FileReport[];
  readonly log: ProblemLog;
}

/** Renders a deck into a folder with progress; files appear whole or not at all. */
export async function renderToFolder(
  { output, signal }: CommandContext,
  loaded: LoadedDeck,
  out: string,
  options: Omit<RenderDeckOptions, 'signal' | 'onPlan' | 'onProblems'>,
  studio: DeckStudio,
): Promise<FolderReport> {
  const log = new ProblemLog(output, loaded.warnings);
  const files: FileReport[] = [];
  let progress: Progress | undefined;
  const onPlan = (faces: number): void => void (progress = output.progress('Rendering', faces));
  const onProblems = (problems: readonly Problem[], isWithheld: boolean): void => {
    log.add(problems, isWithheld);
    if (isWithheld) progress?.step();
  };
  try {
    for await (const each of renderDeck(loaded, { ...options, signal, onPlan, onProblems }, studio)) {
      await writeFileAtomically(join(out, each.file), each.bytes, { signal });
      files.push(reportOf(each));
      progress?.step();
    }
  } finally {
    progress?.finish();
  }
  return { files, log };
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
