import { basename, resolve } from 'node:path';
import type { DeckStudio, LoadedDeck, StudioOptions } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { UnreachableError, UsageError } from '../exitCode.js';
import { isCardwrightError, isSystemError, reportFailure } from '../reportFailure.js';
import { findReference, openDeck } from '../server/openDeck.js';
import { deckFolders } from './deckFolders.js';
import { FolderWatcher, type OutsideFiles } from './FolderWatcher.js';
import { isOutputOf } from './isOutputOf.js';
import { KeptStudio } from './KeptStudio.js';

interface Watching {
  readonly allowRemote?: boolean | undefined;
  readonly linkBase?: string | undefined;
  /** Whether the work itself writes this file, by its absolute path. */
  readonly isOwn: (path: string) => boolean;
  /** Files that the work reads besides the deck. */
  readonly outside?: OutsideFiles;
  readonly studio: Pick<StudioOptions, 'pool' | 'cacheFolder'>;
  /** The work, done at once and after every change. */
  readonly round: (loaded: LoadedDeck, studio: DeckStudio) => Promise<unknown>;
}

/**
 * Does work with a deck, and again whenever one of its files, or a file outside that the work reads, changes, until the
 * signal aborts. If the deck becomes invalid, or the disk fails, reports it and waits.
 * @throws UsageError for a deck on a server
 */
export async function watchDeck(
  context: CommandContext,
  source: string,
  { isOwn, outside, round, studio: options, ...reading }: Watching,
): Promise<never> {
  if ((await findReference(source)) !== undefined)
    throw new UsageError('--watch works only with files. Pull the deck first.');
  const isOutput = isOutputOf();
  const cache = options.cacheFolder === undefined ? undefined : resolve(options.cacheFolder);
  const isIgnored = (path: string): boolean =>
    isOwn(path) || path === cache || basename(path).endsWith('.part') || isOutput(path);
  const watcher = new FolderWatcher(isIgnored);
  const studio = new KeptStudio({ ...options, allowRemote: reading.allowRemote ?? false });
  let changed: ReadonlySet<string | null> = new Set();
  const told = new Set<string>();
  const tellOnce = (line: string): void => {
    if (!told.has(line)) context.output.note(line);
    told.add(line);
  };
  try {
    for (;;) {
      let isRead = false;
      // Watch before reading anything, so that no change is missed.
      const { folders, isComplete } = await deckFolders(source, isIgnored);
      const refusal = watcher.watch(folders, outside);
      if (!isComplete)
        tellOnce(`Only the nearest ${folders.size} folders are watched. Changes in others are not noticed.`);
      if (refusal) tellOnce(`Some folders cannot be watched, so changes there are not noticed: ${refusal.message}`);
      try {
        const loaded = await openDeck(context, source, reading);
        const opened = await studio.open(loaded, changed);
        isRead = true;
        await round(loaded, opened);
      } catch (error) {
        if (context.signal.aborted || !canPass(error)) throw error;
        reportFailure(error, context.output);
        watcher.forgetContents();
      }
      context.output.note('Waiting for changes. Press Ctrl-C to stop.');
      // A change that could not be read yet counts for the next round, too.
      changed = new Set([...(isRead ? [] : changed), ...(await watcher.next(context.signal))]);
    }
  } finally {
    watcher.close();
    await studio.close();
  }
}

/** Whether an edit, or a free disk, can fix the error. */
function canPass(error: unknown): boolean {
  return (
    error instanceof UsageError || error instanceof UnreachableError || isCardwrightError(error) || isSystemError(error)
  );
}
