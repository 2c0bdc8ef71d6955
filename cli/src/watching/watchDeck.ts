import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { BrowserPool } from '@cardwright/renderer/browser';
import type { CommandContext } from '../commandContext.js';
import { loadDeck } from '../decks/loadDeck.js';
import type { LoadedDeck } from '../decks/loadedDeck.js';
import { UnreachableError, UsageError } from '../exitCode.js';
import { DeckStudio } from '../faces/DeckStudio.js';
import { readRenderOptions, type RenderFlags } from '../render/readRenderOptions.js';
import { renderToFolder, type FolderReport } from '../render/renderToFolder.js';
import { reportFailure } from '../reportFailure.js';
import { deckFolders } from './deckFolders.js';
import { FaceMemory } from './FaceMemory.js';
import { FolderWatcher } from './FolderWatcher.js';

/**
 * Renders a deck, and again what changes, until the signal aborts. A deck that is broken for a moment is told of and waited
 * for. @param pool one browser for all rounds @param onRound told after every rendering
 */
export async function watchDeck(
  context: CommandContext,
  source: string,
  flags: RenderFlags,
  pool: BrowserPool,
  onRound: (report: FolderReport, loaded: LoadedDeck) => void,
): Promise<never> {
  const memory = new FaceMemory();
  const out = resolve(flags.out);
  const written = new Set<string>();
  const watcher = new FolderWatcher((path) => written.has(path) || basename(path).endsWith('.part') || path === out);
  try {
    // Before anything is read, so that no change is missed.
    watcher.watch(await deckFolders(source, undefined));
    for (;;) {
      let loaded: LoadedDeck | undefined;
      try {
        loaded = await loadDeck(source);
        watcher.watch(await deckFolders(source, loaded));
        onRound(await renderRound(context, loaded, flags, { memory, pool, written }), loaded);
      } catch (error) {
        if (context.signal.aborted || !isOfTheDeck(error)) throw error;
        reportFailure(error, context.output);
        watcher.watch(await deckFolders(source, loaded));
      }
      context.output.note('Waiting for changes; Ctrl-C ends this.');
      await watcher.next(context.signal);
    }
  } finally {
    watcher.close();
  }
}

interface Kept {
  readonly memory: FaceMemory;
  readonly pool: BrowserPool;
  readonly written: Set<string>;
}

async function renderRound(
  context: CommandContext,
  loaded: LoadedDeck,
  flags: RenderFlags,
  kept: Kept,
): Promise<FolderReport> {
  const { memory, pool, written } = kept;
  const { folder } = loaded;
  const studio = await DeckStudio.open({ folder, pool, allowRemote: flags.allowRemote ?? false });
  try {
    const options = {
      ...readRenderOptions(flags, loaded.deck),
      isWanted: (file: string, scene: Parameters<FaceMemory['isChanged']>[1]) => memory.isChanged(file, scene, folder),
    };
    const report = await renderToFolder(context, loaded, flags.out, options, studio, (file) => {
      memory.wrote(file);
      written.add(resolve(flags.out, file));
    });
    for (const file of memory.takeStale(new Set(report.planned))) await rm(join(flags.out, file), { force: true });
    return report;
  } finally {
    await studio.close();
  }
}

/** What an edit may mend. */
function isOfTheDeck(error: unknown): boolean {
  return (
    error instanceof UnreachableError ||
    error instanceof UsageError ||
    (error instanceof Error && error.name === 'CardwrightError')
  );
}
