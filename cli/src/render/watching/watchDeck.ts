import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { BrowserPool } from '@cardwright/renderer/browser';
import {
  DeckStudio,
  planRender,
  type FolderReport,
  type LoadedDeck,
  type RenderOrder,
  type RenderPlan,
} from '@cardwright/renderer/production';
import type { CommandContext } from '../../commandContext.js';
import { UsageError } from '../../exitCode.js';
import { asUsage } from '../../options/asUsage.js';
import { renderWithBar } from '../renderWithBar.js';
import { openDeck } from '../../server/openDeck.js';
import { reportFailure } from '../../reportFailure.js';
import { deckFolders } from './deckFolders.js';
import { FaceMemory } from './FaceMemory.js';
import { FolderWatcher } from './FolderWatcher.js';

interface WatchOptions {
  readonly order: RenderOrder;
  readonly out: string;
  readonly allowRemote: boolean;
  readonly linkBase?: string | undefined;
  readonly cacheFolder?: string | undefined;
  /** One browser for all rounds. */
  readonly pool: BrowserPool;
  /** Called after every rendering. */
  readonly onRound: (report: FolderReport, plan: RenderPlan) => void;
}

/**
 * Renders a deck, then whatever changes, until the signal aborts. If the deck becomes invalid, reports it and waits.
 */
export async function watchDeck(context: CommandContext, source: string, options: WatchOptions): Promise<never> {
  const memory = new FaceMemory();
  const out = resolve(options.out);
  const written = new Set<string>();
  const watcher = new FolderWatcher((path) => written.has(path) || basename(path).endsWith('.part') || path === out);
  try {
    // Watch before reading anything, so that no change is missed.
    watcher.watch(await deckFolders(source, undefined));
    for (;;) {
      let loaded: LoadedDeck | undefined;
      try {
        loaded = await openDeck(context, source, options);
        watcher.watch(await deckFolders(source, loaded));
        await renderRound(context, loaded, options, { memory, written });
      } catch (error) {
        if (context.signal.aborted || !isOfTheDeck(error)) throw error;
        reportFailure(error, context.output);
        watcher.watch(await deckFolders(source, loaded));
      }
      context.output.note('Waiting for changes. Press Ctrl-C to stop.');
      await watcher.next(context.signal);
    }
  } finally {
    watcher.close();
  }
}

interface Kept {
  readonly memory: FaceMemory;
  readonly written: Set<string>;
}

async function renderRound(
  context: CommandContext,
  loaded: LoadedDeck,
  { order, out, allowRemote, cacheFolder, pool, onRound }: WatchOptions,
  { memory, written }: Kept,
): Promise<void> {
  const { folder, fonts } = loaded;
  const plan = await asUsage(() => planRender(order, loaded.deck));
  const studio = await DeckStudio.open({ folder, pool, allowRemote, cacheFolder, ...(fonts && { fonts }) });
  try {
    const report = await renderWithBar(context, loaded, plan, out, {
      studio,
      isWanted: (file, scene) => memory.isChanged(file, scene, folder),
      onWritten: (file) => {
        memory.wrote(file);
        written.add(resolve(out, file));
      },
    });
    for (const file of memory.takeStale(new Set(report.planned))) await rm(join(out, file), { force: true });
    onRound(report, plan);
  } finally {
    await studio.close();
  }
}

/** Whether an edit can fix the error. */
function isOfTheDeck(error: unknown): boolean {
  return error instanceof UsageError || (error instanceof Error && error.name === 'CardwrightError');
}
