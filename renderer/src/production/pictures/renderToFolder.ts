import { join } from 'node:path';
import type { FaceSide } from '@cardwright/renderer';
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
  /** Every file that the deck has, whether or not it was written this time. */
  readonly planned: readonly string[];
  readonly files: readonly FileReport[];
  readonly log: ProblemLog;
}

/** Renders a deck into a folder with progress; files appear whole or not at all. @param onWritten told of every file */
export async function renderToFolder(
  { output, signal }: CommandContext,
  loaded: LoadedDeck,
  out: string,
  options: Omit<RenderDeckOptions, 'signal' | 'onPlan' | 'onProblems' | 'onSkip'>,
  studio: DeckStudio,
  onWritten?: (file: string) => void,
): Promise<FolderReport> {
  const log = new ProblemLog(output, loaded.warnings);
  const files: FileReport[] = [];
  let planned: readonly string[] = [];
  let progress: Progress | undefined;
  const onPlan = (names: readonly string[]): void => {
    planned = names;
    progress = output.progress('Rendering', names.length);
  };
  const hooks = { onPlan, onSkip: () => progress?.step(), onProblems: log.add.bind(log) };
  try {
    for await (const each of renderDeck(loaded, { ...options, ...hooks, signal }, studio)) {
      await writeFileAtomically(join(out, each.file), each.bytes, { signal });
      onWritten?.(each.file);
      files.push(reportOf(each));
      progress?.step();
    }
  } finally {
    progress?.finish();
  }
  return { planned, files, log };
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
